import type { Cursor } from '../cursor';
import type { LogView, TraceStore } from '../views';
import { rowCountAt } from './rowsUpTo';

/** What was logged up to a cursor; inside a merge only what its shown calls logged, and the tasks before them. */
export function logsUpTo(store: TraceStore, cursor: Cursor): readonly LogView[] {
  const rows = rowCountAt(store, cursor);
  const isShown = (log: LogView) =>
    log.moment < cursor.at - 1 || (log.moment === cursor.at - 1 && (cursor.call === null || log.rows <= rows));
  // Logs come in the order of the cursor, so the shown ones are a prefix.
  let low = 0;
  let high = store.logs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const log = store.logs[middle];
    if (log !== undefined && isShown(log)) low = middle + 1;
    else high = middle;
  }
  return store.logs.slice(0, low);
}
