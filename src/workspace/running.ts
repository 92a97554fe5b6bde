import { type Expectation, openPath } from '~/core/document';
import { compareRuns, createTraceStore, CURSOR_START } from '~/core/trace';
import type { Beginning, RunListener, RunStatus } from '~/engine';
import { type Aim, follow } from './aim';
import type { Context } from './context';
import { aimAt, followInside, type FollowedInside } from './inside/followInside';
import { grantUpTo, leaveFor } from './inside/leave';
import type { Live, Made } from './live';
import { knownDoc } from './opened';
import { createPulse } from './pulse';
import { sameGraph } from './sameGraph';
import type { ThreadKeeper } from './threadKeeper';
import { verdictsOf } from './verdictsOf';

/** What a run needs from its surroundings. */
export interface RunningDeps {
  /** Everything unsaved is on disk and the crash mark is set, or that took too long. */
  readonly before: (docId: string) => Promise<void>;
  /** A moment is about to run. */
  readonly mark: (docId: string) => void;
  readonly after: () => void;
  readonly record: RecordKeeper;
  readonly threads: Pick<ThreadKeeper, 'read' | 'take'>;
}

/** Keeps what a run leaves for the next time the page is opened. */
export interface RecordKeeper {
  readonly begin: (docId: string, made: Made) => void;
  readonly add: (made: Made, values: Parameters<RunListener['onTrace']>[0], events: Parameters<RunListener['onTrace']>[1]) => void;
  /** Something about the record changed, such as the cursor. */
  readonly touch: () => void;
  readonly flush: () => void;
  /** The record is not wanted any more. */
  readonly forget: () => void;
  /** Nothing more is kept of the run, which belongs to a document that is not open any more. */
  readonly leave: () => void;
}

export interface Running {
  /** What the shown trace was made with; null where none is shown. */
  readonly made: () => Made | null;
  /** The run that can still go on. */
  readonly live: () => Live | null;
  /** Where the cursor is going, which is where it is when nothing is on its way. */
  readonly aim: () => Aim;
  /** Aims the cursor; lets the live run go as far as that takes. */
  readonly go: (aim: Aim) => void;
  /** Ends what runs and starts afresh, in order to come to `aim`; with a later turn, where those before it were sent already. */
  readonly start: (aim: Aim, beginning?: Beginning) => void;
  readonly stop: () => void;
  readonly keepWaiting: () => void;
  /** Ends what runs and forgets what is shown. */
  readonly clear: () => void;
  /** Shows a record that was made before the page was loaded. */
  readonly restore: (made: Made, aim: Aim) => void;
  /** Compares the shown record with the document and stops a run that it does not fit any more. */
  readonly reconsider: () => void;
}

export function createRunning(context: Context, outside: RunningDeps): Running {
  const { deps, get, set } = context;
  let live: Live | null = null;
  let shown: Made | null = null;
  /** Compares the record that was shown before with the shown one. */
  let compare: ReturnType<typeof compareRuns> | null = null;
  let aim: Aim = CURSOR_START;
  /** What the verdicts of the shown record are about. */
  let judged: readonly Expectation[] | null = null;

  const pulse = createPulse(deps.frame, publish);

  /** Puts the live record, or the cursor on it, on the screen. */
  function publish(): void {
    if (live === null) return;
    if (!live.shown && !present(live)) return;
    const { cursor, inside, reached } = settle(live, false);
    if (!reached) allow(live);
    set({ traceVersion: get().traceVersion + 1, cursor, inside, ...(reached ? compared() : {}) });
  }

  /** Where the aim leads by now. One that leads inside is left where it came to: what comes later does not change it. */
  function settle(made: Made, over: boolean): FollowedInside {
    let followed = followInside(aim, made, over);
    while (followed.reached && aim.inside?.kind === 'after') {
      const { path, more } = aim.inside;
      const { cursor, inside } = followed;
      if (more === 0 || over) {
        aim = aimAt(cursor, inside);
        break;
      }
      aim = { at: cursor.at, call: aim.call, inside: { kind: 'after', path, stop: inside?.stop ?? null, more: more - 1 } };
      followed = followInside(aim, made, over);
    }
    return followed;
  }

  /** A re-run takes the older record's place once it has come as far, or shows why it does not. */
  function present(run: Live, force = false): boolean {
    if (!force && follow({ at: run.showAt, call: null }, run.store, false).reached === false) return false;
    run.shown = true;
    show(run);
    return true;
  }

  function show(made: Live): void {
    // A run that goes on from a kept thread begins elsewhere than the one before it.
    compare = shown === null || made.goesOn ? null : compareRuns(shown.store, made.store);
    shown = made;
    set({ trace: made.store, ...stillOpen(made.store), ranGraph: made.graph, restored: false, verdicts: [], stale: isStale(made) });
  }

  /** Closes a graph made by code that is in no record any more, with what was selected in it. */
  function stillOpen(trace: Made['store'] | null) {
    const { doc, path: before } = get();
    const path = openPath(knownDoc(doc, trace), before);
    return path === before ? {} : { path, selection: { kind: 'none' } as const };
  }

  function compared() {
    return { difference: get().difference ?? compare?.(get().preferences.notation) ?? null };
  }

  function isStale(made: Made | null): boolean {
    const { doc, seed } = get();
    return made !== null && (made.seed !== seed || !sameGraph(made.graph, doc.graph));
  }

  function listener(run: Live, docId: string): RunListener {
    return {
      onStored(records) {
        if (live === run) outside.threads.take(docId, records);
      },
      onTrace(values, events) {
        if (live !== run) return;
        run.store.append(values, events);
        outside.record.add(run, values, events);
        pulse();
      },
      onStatus(status) {
        if (live !== run) return;
        if (status.kind === 'over') return finish(run, status);
        if (status.kind === 'running' && status.waiting && !run.shown) present(run, true);
        set({ status });
        if (status.kind !== 'parked') return pulse();
        // What is kept has the cursor where it is now, since a page that waits may be closed at any time.
        publish();
        outside.record.flush();
      },
    };
  }

  function finish(run: Live, status: Extract<RunStatus, { kind: 'over' }>): void {
    live = null;
    outside.after();
    // A re-run that came to nothing leaves the older record where it is.
    if (!run.shown && run.store.moments.length === 0) {
      aim = aimAt(get().cursor, get().inside);
      set({ status, cause: status.cause });
      return;
    }
    if (!run.shown) present(run, true);
    const { cursor, inside } = settle(run, true);
    aim = aimAt(cursor, inside);
    set({
      status,
      cause: status.cause,
      cursor,
      inside,
      traceVersion: get().traceVersion + 1,
      verdicts: verdictsOf(get().doc, run, status),
      ...compared(),
    });
    outside.record.flush();
  }

  /** Nothing of the live run is on the screen yet: as if it had never been started. */
  function leaveEarly(): void {
    detach();
    if (shown === null || shown.store.moments.length === 0) return clear();
    aim = aimAt(get().cursor, get().inside);
    set({ status: { kind: 'over', how: shown.store.ended ?? 'stopped', cause: null } });
  }

  function clear(): void {
    detach();
    shown = null;
    compare = null;
    aim = CURSOR_START;
    set({
      status: { kind: 'idle' },
      trace: null,
      ...stillOpen(null),
      ranGraph: null,
      cursor: CURSOR_START,
      inside: null,
      stale: false,
      restored: false,
      difference: null,
      verdicts: [],
      cause: null,
    });
  }

  /** Lets go of the live run: whatever it still sends is nobody's any more. */
  function detach(): void {
    const run = live;
    live = null;
    run?.handle?.stop();
    if (run !== null) outside.after();
  }

  async function launch(
    run: Live,
    docId: string,
    beginning: Beginning | undefined,
    how: Parameters<ThreadKeeper['read']>[2],
  ): Promise<void> {
    await outside.before(docId);
    const stored = await outside.threads.read(docId, run.graph, how);
    try {
      const engine = await context.engine();
      if (live !== run) return;
      const { moments, hold } = leaveFor(aim, run, run.granted);
      run.allowed = moments;
      const options = { seed: run.seed, allow: moments, hold, delays: null, stored, ...(beginning ? { beginning } : {}) };
      run.handle = engine.run(run.graph, options, listener(run, docId));
    } catch (error) {
      if (live !== run) return;
      finish(run, { kind: 'over', how: 'failed', cause: { kind: 'unavailable', detail: String(error) } });
    }
  }

  function start(next: Aim, beginning?: Beginning): void {
    detach();
    const { doc, docId, seed, cursor } = get();
    const how = beginning !== undefined ? 'goOn' : shown === null ? 'first' : 'again';
    const run: Live = {
      run: deps.newId(),
      store: createTraceStore(),
      graph: doc.graph,
      seed,
      goesOn: beginning !== undefined,
      handle: null,
      allowed: 0,
      granted: grantUpTo(next, shown),
      shown: shown === null,
      showAt: Math.max(1, Math.min(next.at, cursor.at)),
      stopping: false,
    };
    live = run;
    aim = next;
    compare = null;
    set({ status: { kind: 'starting' }, cause: null, difference: null });
    if (run.shown) {
      show(run);
      set({ traceVersion: get().traceVersion + 1, cursor: CURSOR_START, inside: null });
    }
    outside.record.begin(docId, run);
    void launch(run, docId, beginning, how);
  }

  function allow(run: Live): void {
    if (run.handle === null || run.stopping) return;
    const { moments, hold } = leaveFor(aim, run, run.granted);
    run.handle.hold(hold);
    if (run.allowed === null || (moments !== null && moments <= run.allowed)) return;
    run.allowed = moments;
    outside.mark(get().docId);
    run.handle.allow(moments);
  }

  function go(next: Aim): void {
    aim = next;
    if (live?.shown === false) {
      // The older record stands still while a re-run is on its way.
      allow(live);
      return;
    }
    if (shown === null) return;
    const { cursor, inside, reached } = settle(shown, live === null);
    // What is recorded needs nothing to run, and nothing that waits is let go for it.
    if (live !== null && !reached) allow(live);
    if (live === null) aim = aimAt(cursor, inside);
    set({ cursor, inside });
    outside.record.touch();
  }

  function stop(): void {
    const run = live;
    if (run === null || run.stopping) return;
    run.stopping = true;
    if (run.handle === null) finish(run, { kind: 'over', how: 'stopped', cause: null });
    else run.handle.stop();
  }

  return {
    made: () => shown,
    live: () => (live?.stopping === true ? null : live),
    aim: () => aim,
    go,
    start,
    stop,
    keepWaiting: () => live?.handle?.keepWaiting(),
    clear,
    restore(made, where) {
      shown = made;
      const { cursor } = follow(where, made.store, true);
      aim = cursor;
      const status = { kind: 'over', how: made.store.ended ?? 'stopped', cause: null } as const;
      set({
        status,
        trace: made.store,
        traceVersion: get().traceVersion + 1,
        ranGraph: made.graph,
        cursor,
        inside: null,
        restored: true,
        stale: isStale(made),
        verdicts: verdictsOf(get().doc, made, status),
      });
    },
    reconsider() {
      if (live !== null && isStale(live)) {
        if (live.store.moments.length > 0 && live.shown) stop();
        else leaveEarly();
      }
      const stale = isStale(shown);
      if (stale !== get().stale) set({ stale });
      const { status, doc } = get();
      if (shown === null || status.kind !== 'over' || doc.expectations === judged) return;
      judged = doc.expectations;
      set({ verdicts: verdictsOf(doc, shown, status) });
    },
  };
}
