import type { GraphPath, GraphSpec } from '~/core/document';
import { clampCursor, type Cursor, nextCall, type TraceStore } from '~/core/trace';
import type { InsideStop } from './inside/stops';

/** Where the cursor shall go once it can: `at` may lie beyond what has run, and is Infinity for "to the end". */
export interface Aim {
  readonly at: number;
  /** As in a cursor; `first` is the first call of that moment, which nobody knows before it has run. */
  readonly call: number | null | 'first';
  /** Inside the moment after the first `at` ones, in the graphs along this way; `call` is then that of the stop. */
  readonly inside?: InsideAim;
}

export type InsideAim =
  | { readonly kind: 'stop'; readonly path: GraphPath; readonly stop: InsideStop }
  /** The stop that comes next, wherever that is, and as many `more`; where there is none, the end of the moment. Null: on entering. */
  | { readonly kind: 'after'; readonly path: GraphPath; readonly stop: InsideStop | null; readonly more: number };

/** Where the page stands inside a graph in a node: the moment of the whole run after the cursor is under way. */
export interface InsidePlace {
  readonly path: GraphPath;
  readonly stop: InsideStop;
  readonly call: number | null;
}

export interface Ran {
  readonly store: TraceStore;
  readonly graph: GraphSpec;
}

/**
 * How many moments can be shown. A moment that is still running cannot: it counts once its last event has come, that is
 * when the next one is ready or its turn has ended. When the run is over, its last moment counts as far as it got.
 */
export function shownMoments(store: TraceStore, over: boolean): number {
  const { moments, turns } = store;
  const last = moments.at(-1);
  if (last === undefined) return 0;
  const turn = turns.findLast((one) => one.turn === last.turn);
  const complete = over || (turn !== undefined && turn.how !== null);
  return last.started && complete ? moments.length : moments.length - 1;
}

export interface Followed {
  readonly cursor: Cursor;
  /** False while what was aimed at has yet to run. */
  readonly reached: boolean;
}

/** The cursor that comes nearest to an aim on what is recorded so far. */
export function follow(aim: Aim, store: TraceStore, over: boolean): Followed {
  const shown = shownMoments(store, over);
  if (aim.at > shown) return { cursor: { at: shown, call: null }, reached: over };
  return { cursor: cursorOf(aim, store), reached: true };
}

/** Of a moment that is shown. */
export function cursorOf({ at, call }: Pick<Aim, 'at' | 'call'>, store: TraceStore): Cursor {
  if (call !== 'first') return clampCursor(store, { at, call });
  const first = nextCall(store, { at: at - 1, call: null });
  return first?.at === at ? first : { at, call: null };
}
