import type { Cursor } from '../cursor';
import type { RecordRow, TraceStore } from '../views';
import { momentAt } from './momentAt';

/** How many of `store.rows` are shown at a cursor. Inside a merge: all before the first committed row that is not shown. */
export function rowCountAt(store: TraceStore, cursor: Cursor): number {
  const moment = momentAt(store, cursor);
  if (moment === null) return 0;
  const { from, to } = moment.commits;
  if (cursor.call === null || cursor.call >= to - from) return moment.rows.to;
  return store.commits[from + Math.max(cursor.call, 0)] ?? moment.rows.to;
}

/** The rows that are shown at a cursor, previews and readings included. */
export function rowsUpTo(store: TraceStore, cursor: Cursor): readonly RecordRow[] {
  return store.rows.slice(0, rowCountAt(store, cursor));
}
