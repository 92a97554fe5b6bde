import type { BatchWrite } from '../event';
import type { RecordRow } from '../views';

/** The writes that a row is about: those of a batch in order, the one of any other row. */
export function writesOf(row: RecordRow): readonly BatchWrite[] {
  if (row.kind === 'batch') return row.writes;
  return [{ writer: row.writer, value: row.kind === 'call' ? row.update : row.value }];
}
