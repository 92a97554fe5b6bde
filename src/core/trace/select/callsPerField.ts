import type { Cursor } from '../cursor';
import type { TraceStore } from '../views';
import { rowCountAt } from './rowsUpTo';

/**
 * How often each field's reducer was called for a merge, up to a cursor (without one: in the whole record). Previews and
 * readings do not count, nor do writes that no reducer saw; a call that threw counts, since it was made. Fields without
 * calls are not in the map.
 */
export function callsPerField(store: TraceStore, cursor?: Cursor): ReadonlyMap<string, number> {
  const end = cursor === undefined ? store.rows.length : rowCountAt(store, cursor);
  const known = latest.get(store);
  if (known?.end === end) return known.counts;
  const goesOn = known !== undefined && known.end < end;
  const counts = new Map(goesOn ? known.counts : []);
  let commit = goesOn ? known.commit : 0;
  for (; commit < store.commits.length; commit++) {
    const index = store.commits[commit] ?? 0;
    if (index >= end) break;
    const row = store.rows[index];
    if (row !== undefined && row.kind !== 'bypass') counts.set(row.field, (counts.get(row.field) ?? 0) + 1);
  }
  latest.set(store, { end, commit, counts });
  return counts;
}

/** The last answer of each store: several places ask for the same cursor, and the next one is mostly a little further on. */
const latest = new WeakMap<TraceStore, { readonly end: number; readonly commit: number; readonly counts: ReadonlyMap<string, number> }>();
