import type { MomentView, RecordRow, TraceStore } from '../views';

/** The first `count` (null: all) of a moment's committed calls and bypassed writes, in order. */
export function committedRows(store: TraceStore, moment: MomentView, count: number | null = null): readonly RecordRow[] {
  const { from, to } = moment.commits;
  const end = count === null ? to : Math.min(from + Math.max(count, 0), to);
  const rows: RecordRow[] = [];
  for (let i = from; i < end; i++) {
    const row = store.rows[store.commits[i] ?? -1];
    if (row !== undefined) rows.push(row);
  }
  return rows;
}
