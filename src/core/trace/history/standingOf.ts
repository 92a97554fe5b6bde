import type { CheckpointPlace } from '~/core/document';
import type { SavedView, TraceStore } from '../views';

/** Where a document finds a checkpoint again, and how many moments have run once it is there. */
export function standingOf(store: TraceStore, saved: SavedView): { readonly place: CheckpointPlace; readonly at: number } {
  const turn = saved.turn + 1;
  const moment = store.moments[saved.moment];
  if (saved.source === 'input') return { place: { turn, superstep: -1 }, at: firstMoment(store, saved) };
  // The copy of a checkpoint that a turn goes back to is saved as the turn begins.
  if (moment?.turn !== saved.turn) return { place: { turn, superstep: 0 }, at: firstMoment(store, saved) + 1 };
  return { place: { turn, superstep: moment.superstep }, at: moment.moment + 1 };
}

/** It is that of the last started moment, or one of the next few. */
function firstMoment(store: TraceStore, { turn, moment }: SavedView): number {
  let first = Math.max(moment, 0);
  while (first < store.moments.length && (store.moments[first]?.turn ?? turn) < turn) first += 1;
  while (store.moments[first - 1]?.turn === turn) first -= 1;
  return first;
}
