import type * as Analysis from '~/core/analysis';
import type { Field, GraphSpec, Source } from '~/core/document';
import type { TraceStore } from '~/core/trace';
import type { LabHandle, OverCause } from '~/engine';
import type { Context } from './context';
import type { Lab, LabActions, LawsLab, OrdersLab } from './labState';
import { recordedSeed, seedOfFolds } from './recordedSeed';
import { createRepeating } from './repeating';

/** Calls of the record that laws are tried on first. */
const RECORDED = 60;
/** Made-up tries of each law, and what all of them may take. */
const TRIES = 100;
const FOLDS = 6000;
const BUDGET_MS = 20_000;

export interface Labs extends LabActions {
  /** A run is about to start: what nobody waits for gives way. */
  readonly close: () => void;
}

/** Experiments one at a time, each in a worker of its own. Like a run, one that was let go has nothing to say any more. */
export function createLabs(context: Context): Labs {
  const { get, set } = context;
  let work: { readonly abort: AbortController; handle: LabHandle | null } | null = null;
  const repeating = createRepeating(context, (change) => {
    const { lab } = get();
    if (lab?.kind === 'orders') set({ lab: { ...lab, repeat: change(lab.repeat) } });
  });

  function letGo(): void {
    const going = work;
    work = null;
    going?.abort.abort();
    going?.handle?.stop();
  }

  function close(): void {
    letGo();
    repeating.stop();
    if (get().lab !== null) set({ lab: null });
  }

  /** Starts the open experiment; `conduct` does it and `show` changes what is seen of it, as long as it is the one. */
  async function start(lab: Lab): Promise<void> {
    letGo();
    const own: NonNullable<typeof work> = { abort: new AbortController(), handle: null };
    work = own;
    const show = (change: Partial<LawsLab> | Partial<OrdersLab>) => {
      const open = get().lab;
      if (work === own && open !== null) set({ lab: { ...open, ...change } as Lab });
    };
    show({ running: true, progress: null, cause: null, ...(lab.kind === 'laws' ? { results: [] } : { exploration: null }) });
    try {
      const [engine, analysis] = await Promise.all([context.engine(), import('~/core/analysis')]);
      if (work !== own) return;
      const handle = engine.lab({ field: lab.field, ...worldOf(lab) });
      own.handle = handle;
      const question = { handle, signal: own.abort.signal, show };
      if (lab.kind === 'laws') await tryLaws(analysis, lab, question);
      else await tryOrders(analysis, lab, question);
      show({ running: false });
    } catch (error) {
      // A folder that is over says why in its own words; one that is not was asked for more than can be sent.
      own.handle?.stop();
      const cause = own.handle === null ? ({ kind: 'unavailable', detail: String(error) } as const) : (await own.handle.over).cause;
      show({ running: false, cause: cause ?? (error instanceof RangeError ? { kind: 'limit', limit: 'bytes' } : null) });
    } finally {
      own.handle?.stop();
    }
  }

  /** Laws are about the reducer as it is now, orders about a merge that was. */
  function worldOf(lab: Lab): { readonly shared: Source; readonly seed: number } {
    const { doc, seed } = get();
    if (lab.kind === 'laws') return { shared: doc.graph.shared, seed: seedOfFolds(seed) };
    return { shared: lab.graph.shared, seed: seedOfFolds(recordedSeed(lab.trace) ?? seed) };
  }

  interface Question {
    readonly handle: LabHandle;
    readonly signal: AbortSignal;
    readonly show: (change: Partial<LawsLab> | Partial<OrdersLab>) => void;
  }

  async function tryLaws(analysis: typeof Analysis, lab: LawsLab, { handle, signal, show }: Question): Promise<void> {
    const { trace, stale } = get();
    // Calls that an older reducer met are still what this field meets.
    const recorded = trace === null || stale ? [] : analysis.recordedCalls(trace, lab.field.name, RECORDED);
    const results: LawsLab['results'][number][] = [];
    show({ recorded: recorded.length });
    for (const [index, law] of analysis.LAWS.entries()) {
      if (signal.aborted) return;
      show({ trying: law, progress: { done: index, of: analysis.LAWS.length } });
      const answered = await analysis.checkLaws({
        field: lab.field,
        recorded,
        folder: handle.fold,
        laws: [law],
        seed: get().seed,
        tries: TRIES,
        budget: { folds: FOLDS, time: { ms: BUDGET_MS, now: context.deps.now } },
        signal,
      });
      results.push(...answered);
      show({ results: [...results] });
      // One law's endless loop took the worker with it: what is left would only say the same.
      if (answered.some(({ verdict }) => verdict === 'error')) {
        const { cause } = await handle.over;
        return show({ trying: null, cause });
      }
    }
    show({ trying: null, progress: { done: analysis.LAWS.length, of: analysis.LAWS.length } });
  }

  async function tryOrders(analysis: typeof Analysis, lab: OrdersLab, { handle, signal, show }: Question): Promise<void> {
    const exploration = await analysis.exploreOrders(lab.contributions, handle.fold, {
      signal,
      onProgress: (done, of) => show({ progress: { done, of } }),
    });
    show({ exploration });
  }

  function open(lab: Lab): void {
    repeating.stop();
    set({ lab, opened: { tool: 'lab' } });
    void start(lab);
  }

  async function openOrders(trace: TraceStore, graph: GraphSpec, moment: number, field: Field): Promise<void> {
    const analysis = await import('~/core/analysis');
    const { doc } = get();
    const names = new Map(graph.nodes.map(({ id, name }) => [id, name]));
    const drawing = analysis.drawingOrder(doc).flatMap((id) => names.get(id) ?? []);
    const found = analysis.contributionsOf(trace, moment, field.name, drawing);
    if (found.kind !== 'known' || get().trace !== trace) return;
    open({
      kind: 'orders',
      field,
      graph,
      trace,
      contributions: found.contributions,
      exploration: null,
      repeat: null,
      ...IDLE,
    });
  }

  return {
    close,
    openLaws(id) {
      const field = get().doc.graph.fields.find((one) => one.id === id);
      if (field !== undefined) open({ kind: 'laws', field, results: [], trying: null, recorded: 0, ...IDLE });
    },
    openOrders(moment, name) {
      const { trace, ranGraph } = get();
      const field = ranGraph?.fields.find((one) => one.name === name);
      if (trace !== null && ranGraph !== null && field !== undefined) void openOrders(trace, ranGraph, moment, field);
    },
    runLab() {
      const { lab, doc } = get();
      if (lab === null) return;
      // Laws are about the reducer as it is now, orders about a merge that was.
      const current = lab.kind === 'laws' ? doc.graph.fields.find(({ id }) => id === lab.field.id) : undefined;
      const next = current === undefined ? lab : { ...lab, field: current };
      set({ lab: next });
      void start(next);
    },
    stopLab() {
      const { lab } = get();
      if (lab === null) return;
      letGo();
      repeating.stop();
      set({ lab: { ...get().lab, running: false, ...(lab.kind === 'laws' ? { trying: null } : {}) } as Lab });
    },
    closeLab: close,
    repeatRuns: repeating.start,
  };
}

const IDLE = { running: false, progress: null, cause: null as OverCause | null };
