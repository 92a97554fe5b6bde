import type { PlaygroundDoc } from '~/core/document';
import { compareRuns, CURSOR_START, type Cursor } from '~/core/trace';
import { createStore } from 'zustand/vanilla';
import { type Aim, follow, shownMoments } from './aim';
import { type CompareRun, startCompareRun } from './compareRun';
import type { Comparing, CompareSide, Comparison } from './compareState';
import type { Context } from './context';
import { createPulse } from './pulse';
import { type Earlier, firstVariant, quickVariant, type Variant } from './variant';

export interface CompareDoors {
  /** Newest first. */
  readonly earlier: () => readonly Earlier[];
  /** Null where there is none that can be read. */
  readonly readSaved: (id: string) => Promise<PlaygroundDoc | null>;
}

/** Steps two documents together: one cursor, one seed, a run of its own for each side. */
export function createComparing(context: Context, doors: CompareDoors): Comparing {
  const { doc, seed } = context.get();
  const earlier = doors.earlier();
  const store = createStore<Comparison>(() => ({
    left: idle(doc),
    right: null,
    variant: null,
    unread: false,
    earlier,
    seed,
    cursor: CURSOR_START,
    version: 0,
    difference: null,
  }));
  const get = store.getState;
  let runs: readonly [left: CompareRun, right: CompareRun] | null = null;
  let differenceOf: ReturnType<typeof compareRuns> | null = null;
  let aim: Aim = CURSOR_START;
  /** Runs that were let go still hold their workers for a moment. */
  let leaving: Promise<unknown> = Promise.resolve();
  let choices = 0;

  const pulse = createPulse(context.deps.frame, publish);

  function publish(): void {
    const { left, right } = get();
    if (runs === null || right === null) return;
    const sides = { left: sideOf(left, runs[0]), right: sideOf(right, runs[1]) };
    const at = Math.max(sides.left.cursor.at, sides.right.cursor.at);
    const over = runs.every((run) => run.status().kind === 'over');
    const isThere = aim.at <= at || over;
    const call = sides.left.cursor.at === at && sides.left.cursor.call !== null ? sides.left.cursor.call : sides.right.cursor.call;
    if (over) aim = { at: Math.min(aim.at, at), call };
    store.setState({
      ...sides,
      cursor: { at, call: isThere ? call : null },
      version: get().version + 1,
      difference: differenceOf?.(context.get().preferences.notation) ?? null,
    });
  }

  function sideOf({ doc: own }: CompareSide, run: CompareRun): CompareSide {
    const status = run.status();
    return { doc: own, status, trace: run.trace, cursor: follow(aim, run.trace, status.kind === 'over').cursor };
  }

  function letGo(): void {
    for (const run of runs ?? []) run.stop();
    leaving = Promise.all([leaving, ...(runs ?? []).map((run) => run.over)]);
    runs = null;
    differenceOf = null;
    aim = CURSOR_START;
  }

  function reset(): void {
    letGo();
    const { left, right } = get();
    store.setState({
      left: idle(left.doc),
      right: right === null ? null : idle(right.doc),
      cursor: CURSOR_START,
      version: get().version + 1,
      difference: null,
    });
  }

  function launch(right: CompareSide): void {
    const start = (graph: PlaygroundDoc['graph']): CompareRun => {
      const run: CompareRun = startCompareRun(context, graph, seed, leaving, () => {
        if (runs?.includes(run) === true) pulse();
      });
      return run;
    };
    runs = [start(doc.graph), start(right.doc.graph)];
    differenceOf = compareRuns(runs[0].trace, runs[1].trace);
  }

  function go(next: Aim): void {
    const { right } = get();
    if (right === null || (next.at === 0 && runs === null)) return;
    if (runs === null) launch(right);
    aim = next;
    for (const run of runs ?? []) run.allow(next.at === Number.POSITIVE_INFINITY ? null : next.at);
    publish();
  }

  /** Forward, where there is anything to come. */
  function goOn(next: Aim): void {
    const live = runs === null || runs.some((run) => run.status().kind !== 'over');
    if (live || next.at <= recorded()) go(next);
  }

  function recorded(): number {
    return Math.max(0, ...(runs ?? []).map((run) => shownMoments(run.trace, run.status().kind === 'over')));
  }

  /** Where the cursor is, or where it is already going: pressing twice at once is two steps. */
  function standing(): Cursor {
    const { cursor } = get();
    return aim.at <= cursor.at || aim.at === Number.POSITIVE_INFINITY ? cursor : { at: aim.at, call: null };
  }

  /** How many calls the moment has on the side that has more of them. */
  function callsAt(at: number): number {
    const counts = (runs ?? [])
      .map((run) => run.trace.moments[at - 1])
      .map((moment) => (moment ? moment.commits.to - moment.commits.from : 0));
    return Math.max(0, ...counts);
  }

  async function docOf(variant: Variant): Promise<PlaygroundDoc | null> {
    switch (variant.kind) {
      case 'earlier':
        return earlier[variant.index]?.doc ?? null;
      case 'saved':
        return doors.readSaved(variant.id);
      default:
        return quickVariant(doc, variant);
    }
  }

  const comparing: Comparing = {
    store,
    async choose(variant) {
      const mine = ++choices;
      store.setState({ variant, right: null, unread: false });
      reset();
      const chosen = await docOf(variant);
      if (mine === choices) store.setState(chosen === null ? { unread: true } : { right: idle(chosen) });
    },
    step() {
      const { at, call } = standing();
      goOn({ at: call === null ? at + 1 : at, call: null });
    },
    back() {
      const { at } = standing();
      if (at > 0) go({ at: at - 1, call: null });
    },
    runAll: () => goOn({ at: Number.POSITIVE_INFINITY, call: null }),
    goTo: go,
    nextCall() {
      const { at, call } = standing();
      if (call === null) goOn({ at: at + 1, call: 0 });
      else go({ at, call: call + 1 });
    },
    previousCall() {
      const { at, call } = get().cursor;
      const before = (call ?? callsAt(at)) - 1;
      if (at > 0) go(before >= 0 ? { at, call: before } : { at: at - 1, call: null });
    },
    stop() {
      for (const run of runs ?? []) run.stop();
    },
    keepWaiting() {
      for (const run of runs ?? []) run.keepWaiting();
    },
    reset,
    close() {
      choices += 1;
      letGo();
    },
  };
  const first = firstVariant(doc, earlier);
  if (first !== null) void comparing.choose(first);
  return comparing;
}

function idle(doc: PlaygroundDoc): CompareSide {
  return { doc, status: { kind: 'idle' }, trace: null, cursor: CURSOR_START };
}
