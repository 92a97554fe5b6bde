import type { TraceStore } from '../views';

/** Where a person may go on with something else than what a run was about to do. */
export interface GoOn {
  /** Turns that come before what is added. */
  readonly index: number;
  /** Moments that run before it. */
  readonly moments: number;
  /** The turn (0-based) that has to be given up for it, and the superstep before which. */
  readonly giveUp: { readonly turn: number; readonly superstep: number } | null;
}

/** After the turn that ran last; a turn that waits in its midst, or was stopped there, is given up. */
export function whereToGoOn(store: TraceStore): GoOn {
  const last = store.moments.at(-1);
  const turn = store.turns.at(-1);
  if (last === undefined || turn === undefined) return { index: turn?.turn ?? 0, moments: 0, giveUp: null };
  if (turn.turn !== last.turn) return { index: turn.turn + (turn.how === null ? 0 : 1), moments: store.moments.length, giveUp: null };
  if (turn.how !== null) return { index: turn.turn + 1, moments: store.moments.length, giveUp: null };
  const isFirst = store.moments[last.moment - 1]?.turn !== last.turn;
  if (isFirst && !(last.started && last.checkpoint !== null)) return { index: last.turn, moments: last.moment, giveUp: null };
  const superstep = last.started && last.checkpoint !== null ? last.superstep + 1 : last.superstep;
  const moments = superstep === last.superstep ? last.moment : last.moment + 1;
  return { index: last.turn + 1, moments, giveUp: { turn: last.turn, superstep } };
}
