import type * as Analysis from '~/core/analysis';
import { type Field, replaces } from '~/core/document';
import type { LabHandle } from '~/engine';
import type { Context } from './context';
import { recordedSeed, seedOfFolds } from './recordedSeed';

/** A merge of the shown record that leaves something else when two of its writers change places. */
export interface OrderMark {
  readonly moment: number;
  readonly field: string;
}

export interface OrderWatch {
  /** A run that a person started is over: its merges are tried once the page is quiet. */
  readonly ran: () => void;
  /** Something else needs the machine, or the record is another. */
  readonly stop: () => void;
}

const QUIET = 600;
/** Merges that are tried, from the start of the run, and writers of each. */
const MERGES = 40;
const WRITERS = 24;

/** Finds the merges whose order matters, in a worker of its own, and gives way to everything else. */
export function createOrderWatch(context: Context): OrderWatch {
  const { deps, get, set } = context;
  let cancel: (() => void) | null = null;
  let work: { lab: LabHandle | null } | null = null;

  function stop(): void {
    cancel?.();
    cancel = null;
    work?.lab?.stop();
    work = null;
  }

  async function find(own: { lab: LabHandle | null }): Promise<void> {
    const { trace, ranGraph } = get();
    if (trace === null || ranGraph === null) return;
    const analysis = await import('~/core/analysis');
    const merges: (readonly [Field, Analysis.Contributions])[] = [];
    // A record may be long, and each merge looked at costs the page's own thread: no more of them than are tried.
    for (const { moment } of trace.moments) {
      if (merges.length >= MERGES) break;
      for (const field of analysis.mergesWithOrder(trace, moment)) {
        const of = ranGraph.fields.find(({ name, merge }) => name === field && !replaces(merge));
        if (of === undefined) continue;
        const found = analysis.contributionsOf(trace, moment, field, []);
        if (found.kind === 'known' && found.contributions.parts.length <= WRITERS) merges.push([of, found.contributions]);
      }
    }
    const engine = merges.length > 0 && work === own ? await context.engine() : null;
    if (engine === null) return;
    const some = merges.slice(0, MERGES);
    for (const field of new Set(some.map(([one]) => one))) {
      if (work !== own) return;
      const lab = engine.lab({ field, shared: ranGraph.shared, seed: seedOfFolds(recordedSeed(trace) ?? 0) });
      own.lab = lab;
      try {
        for (const [of, contributions] of some) {
          if (of !== field) continue;
          const orders = analysis.neighboursOf(contributions.parts.length);
          const { dependsOnOrder } = await analysis.exploreOrders(contributions, lab.fold, { orders });
          const mark = { moment: contributions.moment, field: field.name };
          if (work === own && dependsOnOrder) set({ orderMarks: [...get().orderMarks, mark] });
        }
      } catch {
        // A reducer that cannot be tried has no marks, and says so where it is tried on request.
      } finally {
        lab.stop();
      }
    }
  }

  return {
    stop() {
      stop();
      if (get().orderMarks.length > 0) set({ orderMarks: [] });
    },
    ran() {
      stop();
      const own = { lab: null };
      work = own;
      // Without an engine there are no marks.
      cancel = deps.later(QUIET, () => void find(own).catch(() => undefined));
    },
  };
}
