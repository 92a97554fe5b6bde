import type { Cursor } from '../cursor';
import type { MomentView, TraceStore } from '../views';

/** The last moment that is shown at a cursor; null before anything. */
export function momentAt(store: TraceStore, cursor: Cursor): MomentView | null {
  return store.moments[cursor.at - 1] ?? null;
}
