import type * as Analysis from '~/core/analysis';
import type { GraphSpec } from '~/core/document';
import { type CallRow, createTraceStore, type MutationView, type TraceStore } from '~/core/trace';
import type { Engine } from '~/engine';
import type { Context } from './context';
import { recordedSeed, seedOfFolds } from './recordedSeed';
import type { LineSearch, LineSearchActions } from './lineSearchState';
import { recordInto } from './recordInto';

/** What is known of the shown record when a search starts. */
interface Shown {
  readonly trace: TraceStore;
  readonly graph: GraphSpec;
  readonly seed: number;
}

/** A search that can be let go; what it had started stops. */
interface Work {
  stop: () => void;
}

/** Finds lines in workers of their own. `makeRoom` ends experiments, so that no search ends the shown run. */
export function createLineSearch(context: Context, makeRoom: () => void): LineSearchActions {
  const { get, set } = context;
  let work: Work | null = null;

  function stop(): void {
    work?.stop();
    work = null;
    if (get().lineSearch !== null) set({ lineSearch: null });
  }

  async function find(own: Work, change: MutationView, row: CallRow | null, shown: Shown): Promise<void> {
    const show = (state: LineSearch['state']) => {
      if (work === own) set({ lineSearch: { change, state } });
    };
    show({ kind: 'running' });
    try {
      const [engine, analysis] = await Promise.all([context.engine(), import('~/core/analysis')]);
      if (work !== own) return;
      const search = { engine, analysis, own, shown };
      show({ kind: 'done', culprit: await (row === null ? inRun(search, change) : inCall(search, change, row)) });
    } catch {
      show({ kind: 'ended' });
    } finally {
      own.stop();
    }
  }

  return {
    findLine(change, row) {
      stop();
      const { trace, ranGraph: graph, seed } = get();
      if (trace === null || graph === null) return;
      makeRoom();
      const own = { stop: () => undefined };
      work = own;
      void find(own, change, row, { trace, graph, seed: recordedSeed(trace) ?? seed });
    },
    stopFindingLine: stop,
  };
}

interface Search {
  readonly engine: Engine;
  readonly analysis: typeof Analysis;
  readonly own: Work;
  readonly shown: Shown;
}

async function inCall({ engine, analysis, own, shown }: Search, { what }: MutationView, row: CallRow): Promise<Analysis.Culprit> {
  const field = shown.graph.fields.find(({ name }) => name === row.field);
  if (field === undefined || what === 'input') throw new Error(`no call on ${row.field}`);
  const lab = engine.lab({ field, shared: shown.graph.shared, seed: seedOfFolds(shown.seed) });
  own.stop = () => lab.stop();
  return analysis.whoChanged(shown.trace, row, what, lab.fold);
}

async function inRun({ engine, analysis, own, shown }: Search, change: MutationView): Promise<Analysis.Culprit> {
  const store = createTraceStore();
  const task = shown.trace.tasks[analysis.suspectsOf(change)[0] ?? -1];
  if (task !== undefined) {
    await new Promise<void>((done) => {
      // Nothing after the superstep of the task is needed.
      const options = { seed: shown.seed, allow: task.moment + 1, delays: null, freeze: { task: task.task, field: change.field } };
      const run = recordInto(store, engine, shown.graph, options, (status) => {
        if (status?.kind === 'over' || status?.kind === 'parked') done();
      });
      own.stop = () => run.stop();
    });
  }
  return analysis.whoChangedInput(shown.trace, change, store);
}
