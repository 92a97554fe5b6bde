import type { Cursor } from '../cursor';
import type { SavedView, TraceStore } from '../views';
import { momentAt } from './momentAt';
import { standingAfter, standingBefore } from './standing';

/** The checkpoint that is the state at a cursor, or that the shown merge starts from; null where none was saved. */
export function savedAt(store: TraceStore, cursor: Cursor): SavedView | null {
  const moment = cursor.call === null ? null : momentAt(store, cursor);
  const { checkpoint } = moment === null ? standingAfter(store, cursor.at) : standingBefore(store, moment);
  const id = checkpoint?.id ?? '';
  return id === '' ? null : (store.saves.findLast((saved) => saved.id === id) ?? null);
}
