import type { Law } from '~/core/analysis';
import type { Field, FieldId } from '~/core/document';
import type { LabHandle } from '~/engine';
import type { Context } from './context';
import { recordedSeed, seedOfFolds } from './recordedSeed';

/** What came of the laws of a field's reducer after the last run. */
export interface LawMark {
  readonly field: FieldId;
  readonly broken: readonly Law[];
  /** Laws that held in as many tries as there was time for. */
  readonly held: number;
}

export interface LawWatch {
  /** A run that a person started is over. Only where it is wanted, and only of a document of one's own, is anything tried. */
  readonly ran: () => void;
  readonly stop: () => void;
}

/** After what else is tried of its own accord. */
const QUIET = 1200;
/** Less than on request: nobody waits for it. */
const RECORDED = 20;
const TRIES = 25;
const BUDGET = { folds: 1500, ms: 5000 };

/** Tries the laws of the document's own reducers after a run, in a worker of its own, and gives way to everything else. */
export function createLawWatch(context: Context): LawWatch {
  const { deps, get, set } = context;
  let cancel: (() => void) | null = null;
  let work: { readonly abort: AbortController; lab: LabHandle | null } | null = null;

  function stop(): void {
    cancel?.();
    cancel = null;
    work?.abort.abort();
    work?.lab?.stop();
    work = null;
    if (get().lawMarks.length > 0) set({ lawMarks: [] });
  }

  async function tryAll(own: NonNullable<typeof work>): Promise<void> {
    const { ranGraph } = get();
    const fields = ranGraph?.fields.filter(hasOwnReducer) ?? [];
    if (ranGraph === null || fields.length === 0) return;
    const [analysis, engine] = await Promise.all([import('~/core/analysis'), context.engine()]);
    for (const field of fields) {
      const { trace } = get();
      if (work !== own || trace === null) return;
      const lab = engine.lab({ field, shared: ranGraph.shared, seed: seedOfFolds(recordedSeed(trace) ?? 0) });
      own.lab = lab;
      const results = await analysis.checkLaws({
        field,
        recorded: analysis.recordedCalls(trace, field.name, RECORDED),
        folder: lab.fold,
        seed: get().seed,
        tries: TRIES,
        budget: { folds: BUDGET.folds, time: { ms: BUDGET.ms, now: deps.now } },
        signal: own.abort.signal,
      });
      lab.stop();
      if (work !== own) return;
      const broken = results.flatMap(({ law, verdict }) => (verdict === 'fails' ? [law] : []));
      const held = results.filter(({ verdict }) => verdict === 'holds').length;
      set({ lawMarks: [...get().lawMarks, { field: field.id, broken, held }] });
    }
  }

  return {
    stop,
    ran() {
      stop();
      const { preferences, save } = get();
      // What came from a link or an example is one's own from its first edit on.
      if (!preferences.tryLaws || save.kind === 'scratch') return;
      const own = { abort: new AbortController(), lab: null };
      work = own;
      // A reducer that cannot be tried has no marks, and says so where it is tried on request.
      cancel = deps.later(QUIET, () => void tryAll(own).catch(() => undefined));
    },
  };
}

function hasOwnReducer({ merge }: Field): boolean {
  return merge.kind === 'own' || (merge.kind === 'delta' && merge.reducer !== 'messages');
}
