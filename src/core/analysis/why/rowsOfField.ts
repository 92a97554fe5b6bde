import { committedRows, type RecordRow, type TraceStore } from '~/core/trace';
import { isTagged } from '~/core/value';

/** Rows of the same field that are committed together with this one, in order. */
export function mergeOf(trace: TraceStore, row: RecordRow): readonly RecordRow[] {
  const moment = trace.moments[row.moment];
  return moment === undefined ? [] : committedRows(trace, moment).filter((one) => one.field === row.field);
}

/** The last committed row before this one that left the field with something or emptied it; null where none did. */
export function lastChange(trace: TraceStore, row: RecordRow): RecordRow | null {
  for (let index = row.row - 1; index >= 0; index--) {
    const one = trace.rows[index];
    if (one === undefined || one.field !== row.field || one.phase !== 'commit') continue;
    // What failed committed nothing.
    const isLost = one.moment !== row.moment && trace.moments[one.moment]?.error != null;
    if (!isLost && changes(one)) return one;
  }
  return null;
}

function changes(row: RecordRow): boolean {
  if (row.kind !== 'bypass') return row.result !== null;
  return row.reason === 'plain' || row.reason === 'first' || row.reason === 'overwrite';
}

/** A call whose reducer returned undefined. */
export function isEmptied(trace: TraceStore, row: RecordRow): boolean {
  if (row.kind === 'bypass' || row.result === null) return false;
  const result = trace.value(row.result);
  return isTagged(result) && result.$ === 'undefined';
}
