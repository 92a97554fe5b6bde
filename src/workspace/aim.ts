import { clampCursor, type Cursor, nextCall, type TraceStore } from '~/core/trace';

/** Where the cursor shall go once it can: `at` may lie beyond what has run, and is Infinity for "to the end". */
export interface Aim {
  readonly at: number;
  /** As in a cursor; `first` is the first call of that moment, which nobody knows before it has run. */
  readonly call: number | null | 'first';
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
  if (aim.call === 'first') {
    const first = nextCall(store, { at: aim.at - 1, call: null });
    return { cursor: first?.at === aim.at ? first : { at: aim.at, call: null }, reached: true };
  }
  return { cursor: clampCursor(store, { at: aim.at, call: aim.call }), reached: true };
}
