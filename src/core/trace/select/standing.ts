import type { ThreadId } from '~/core/document';
import type { NamedRef } from '../event';
import type { CheckpointView, MomentView, TraceStore, TurnView } from '../views';
import { turnOf } from './threadOf';

/** A state of a thread; `checkpoint` is null where the engine told none of it. */
export interface Standing {
  readonly values: readonly NamedRef[];
  readonly checkpoint: CheckpointView | null;
}

const NEW: Standing = { values: [], checkpoint: null };

/** What the thread of the last of `at` moments holds once that moment is over; before anything, what the first turn found. */
export function standingAfter(store: TraceStore, at: number): Standing {
  const moment = store.moments[at - 1];
  if (moment === undefined) return store.turns[0] ? startOf(store, store.turns[0], 0) : NEW;
  if (moment.kind === 'delete') return NEW;
  if (moment.checkpoint) return told(moment.checkpoint);
  // Where a turn fails before the engine tells anything, only its end knows whether its thread stands anywhere.
  const turn = turnOf(store, moment);
  const isUntold = moment.superstep === 0 && turn?.before === null && turn.from === '';
  return isUntold && turn.how === 'failed' && turn.values.length === 0 ? NEW : standingBefore(store, moment);
}

/** What a moment started from: the checkpoint before it in its turn, else that which its turn started from. */
export function standingBefore(store: TraceStore, { moment, turn }: MomentView): Standing {
  let i = moment - 1;
  for (; store.moments[i]?.turn === turn; i--) {
    const checkpoint = store.moments[i]?.checkpoint;
    if (checkpoint) return told(checkpoint);
  }
  const view = store.moments[moment] && turnOf(store, store.moments[moment]);
  return view ? startOf(store, view, i + 1) : NEW;
}

/** Where a turn starts, `first` being its first moment: before its input, at the checkpoint it goes back to, or where its thread stands. */
export function startOf(store: TraceStore, turn: TurnView, first: number): Standing {
  if (turn.before) return told(turn.before);
  if (turn.from !== '') return checkpointOf(store, turn.from) ?? NEW;
  return newestOf(store, turn.thread, first);
}

/** What a thread holds after `at` moments, whatever thread they were of. Only what was saved outlives its turn. */
function newestOf(store: TraceStore, thread: ThreadId, at: number): Standing {
  for (let i = at - 1; i >= 0; i--) {
    const moment = store.moments[i];
    if (!moment || turnOf(store, moment)?.thread !== thread) continue;
    if (moment.kind === 'delete') return NEW;
    const checkpoint = moment.checkpoint ?? beforeOf(store, moment);
    if (checkpoint && checkpoint.id !== '') return told(checkpoint);
  }
  return NEW;
}

/** What stood before the input of a turn, asked of its first moment. */
function beforeOf(store: TraceStore, moment: MomentView): CheckpointView | null {
  return moment.superstep === 0 ? (turnOf(store, moment)?.before ?? null) : null;
}

function checkpointOf(store: TraceStore, id: string): Standing | null {
  for (const { checkpoint } of store.moments) if (checkpoint?.id === id) return told(checkpoint);
  for (const { before } of store.turns) if (before?.id === id) return told(before);
  return null;
}

function told(checkpoint: CheckpointView): Standing {
  return { values: checkpoint.values, checkpoint };
}
