import type { Cursor } from '../cursor';
import type { MomentView, CheckpointView, TraceStore, TurnView } from '../views';

/** A checkpoint with where it stands; `moment` is null for the state before a turn's input was merged. */
export interface Snapshot {
  readonly checkpoint: CheckpointView;
  readonly turn: TurnView;
  readonly moment: MomentView | null;
}

/** Every checkpoint that the engine saved up to a cursor, in order; the one of a moment comes when it is shown whole. */
export function checkpointsUpTo(store: TraceStore, cursor: Cursor): readonly Snapshot[] {
  const shown = cursor.call === null ? cursor.at : cursor.at - 1;
  const snapshots: Snapshot[] = [];
  let at = 0;
  for (const turn of store.turns) {
    // What was there before a later turn is known as soon as the turn before it is shown to its end.
    if (at > shown) break;
    if (turn.before !== null) snapshots.push({ checkpoint: turn.before, turn, moment: null });
    for (let moment = store.moments[at]; moment?.turn === turn.turn; moment = store.moments[++at]) {
      if (at < shown && moment.checkpoint !== null) snapshots.push({ checkpoint: moment.checkpoint, turn, moment });
    }
  }
  return snapshots;
}
