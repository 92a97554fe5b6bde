import type { Cursor } from '../cursor';
import type { CheckpointView, MomentView, TraceStore, TurnView } from '../views';
import { threadAt } from './threadOf';

/** A checkpoint with where it stands; `moment` is null for the state before a turn's input was merged. */
export interface Snapshot {
  readonly checkpoint: CheckpointView;
  readonly turn: TurnView;
  readonly moment: MomentView | null;
}

/**
 * Every checkpoint up to a cursor of the thread that is shown there, in order; the one of a moment comes when it is shown whole. A
 * turn that goes on from a checkpoint tells it again: it stands only where it was told first. A deleted thread has none.
 */
export function checkpointsUpTo(store: TraceStore, cursor: Cursor): readonly Snapshot[] {
  const shown = cursor.call === null ? cursor.at : cursor.at - 1;
  const thread = threadAt(store, cursor);
  const snapshots: Snapshot[] = [];
  const known = new Set<string>();
  const add = (checkpoint: CheckpointView | null, turn: TurnView, moment: MomentView | null) => {
    if (checkpoint === null || known.has(checkpoint.id)) return;
    if (checkpoint.id !== '') known.add(checkpoint.id);
    snapshots.push({ checkpoint, turn, moment });
  };
  let at = 0;
  for (const turn of store.turns) {
    // What was there before a later turn is known as soon as the turn before it is shown to its end.
    if (at > shown) break;
    const isShown = turn.thread === thread;
    if (isShown) add(turn.before, turn, null);
    for (let moment = store.moments[at]; moment?.turn === turn.turn; moment = store.moments[++at]) {
      if (!isShown || at >= shown) continue;
      if (moment.kind === 'delete') snapshots.length = 0;
      add(moment.checkpoint, turn, moment);
    }
  }
  return snapshots;
}
