import type { Cursor } from '../cursor';
import type { LogView, RequestView, TraceStore } from '../views';
import { rowCountAt } from './rowsUpTo';

/** What was logged up to a cursor; inside a merge only what its shown calls logged, and the tasks before them. */
export function logsUpTo(store: TraceStore, cursor: Cursor): readonly LogView[] {
  return shownUpTo(store, cursor, store.logs);
}

/** The model calls up to a cursor. */
export function requestsUpTo(store: TraceStore, cursor: Cursor): readonly RequestView[] {
  return shownUpTo(store, cursor, store.requests);
}

type Dated = Pick<LogView, 'moment' | 'rows'>;

function shownUpTo<Item extends Dated>(store: TraceStore, cursor: Cursor, items: readonly Item[]): readonly Item[] {
  const rows = rowCountAt(store, cursor);
  const isShown = (item: Item) =>
    item.moment < cursor.at - 1 || (item.moment === cursor.at - 1 && (cursor.call === null || item.rows <= rows));
  // They come in the order of the cursor, so the shown ones are a prefix.
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && isShown(item)) low = middle + 1;
    else high = middle;
  }
  return items.slice(0, low);
}
