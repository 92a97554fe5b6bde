import { type Cursor, momentAt, type MomentView, type TraceStore } from '~/core/trace';

/** The moments that the graph speaks of at a cursor. */
export interface MomentsAt {
  /** The last moment that is shown; null before anything ran. */
  readonly shown: MomentView | null;
  /** What waits at the gate after it, or ran after it; null inside a merge and where nothing is known. */
  readonly next: MomentView | null;
  /** Every shown moment of the same turn, in order. */
  readonly turn: readonly MomentView[];
}

export function momentsAt(trace: TraceStore | null, cursor: Cursor): MomentsAt {
  if (trace === null) return { shown: null, next: null, turn: [] };
  const shown = momentAt(trace, cursor);
  const turn = trace.moments.slice(0, cursor.at).filter((moment) => moment.turn === shown?.turn);
  // Inside a merge it is not settled yet who runs next.
  const next = cursor.call === null ? (trace.moments[cursor.at] ?? null) : null;
  return { shown, next, turn };
}
