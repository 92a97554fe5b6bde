import type { Verdict } from '~/core/trace';
import type { LabHandle } from '~/engine';
import type { Context } from './context';
import { seedOfFolds } from './recordedSeed';

export interface LawChecks {
  /** A run that a person started is over, or what is expected has changed since: the laws that are expected are tried. */
  readonly look: () => void;
  /** Something else needs the machine, or the record is another. */
  readonly stop: () => void;
}

/** Tries the laws that the document expects with the reducers that ran, in a worker of its own. */
export function createLawChecks({ get, set, engine }: Context): LawChecks {
  let work: { lab: LabHandle | null } | null = null;

  function stop(): void {
    work?.lab?.stop();
    work = null;
    if (get().lawVerdicts.length > 0) set({ lawVerdicts: [] });
  }

  async function check(own: { lab: LabHandle | null }): Promise<void> {
    const { doc, ranGraph, seed } = get();
    const asked = doc.expectations.flatMap((one, index) => (one.kind === 'law' ? [[one, index] as const] : []));
    if (ranGraph === null || asked.length === 0) return;
    const [{ keepsLaw }, running] = await Promise.all([import('~/core/analysis'), engine()]);
    for (const id of new Set(asked.map(([one]) => one.field))) {
      const field = ranGraph.fields.find((one) => one.id === id);
      if (field === undefined || work !== own) continue;
      const lab = running.lab({ field, shared: ranGraph.shared, seed: seedOfFolds(seed) });
      own.lab = lab;
      for (const [expectation, index] of asked.filter(([one]) => one.field === id)) {
        const verdict = verdictOf(index, await keepsLaw(expectation, lab.fold).catch(() => null));
        if (work === own) set({ lawVerdicts: [...get().lawVerdicts, verdict] });
      }
      lab.stop();
    }
  }

  return {
    stop,
    look() {
      stop();
      const own = { lab: null };
      work = own;
      void check(own).catch(() => undefined);
    },
  };
}

/** A reducer that brought its worker down keeps no law. */
function verdictOf(index: number, answer: { readonly keeps: boolean; readonly sides: LawSides } | null): Verdict {
  return { index, at: 'end', passed: answer?.keeps === true, found: { kind: 'sides', values: answer?.sides ?? [] } };
}

type LawSides = Extract<Verdict['found'], { kind: 'sides' }>['values'];
