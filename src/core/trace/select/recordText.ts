import { formatValue } from '~/core/value';
import type { Notation } from '~/core/value';
import type { ValueRef } from '../values';
import type { RecordRow, TraceStore } from '../views';
import { writerName } from './writerName';

/** Characters of one value in the text; what is longer says how much is missing. */
const VALUE_LIMIT = 2000;

/**
 * Rows as text to paste: a line a row, for calls the line that a `print` in the reducer would give. Programmers' words,
 * the same in every language of the page.
 */
export function recordText(store: TraceStore, rows: readonly RecordRow[], notation: Notation): string {
  return rows.map((row) => rowText(store, row, notation)).join('\n');
}

/** One row as one line. */
export function rowText(store: TraceStore, row: RecordRow, notation: Notation): string {
  const text = (ref: ValueRef) => formatValue(store.value(ref), notation, { limit: VALUE_LIMIT });
  const phase = row.phase === 'commit' ? '' : ` (${row.phase})`;
  if (row.kind === 'bypass') {
    const replaced = row.replaced === null ? '' : ` replaced=${text(row.replaced)}`;
    return `no reducer called (${row.reason})${phase}: field=${row.field} update=${text(row.value)}${replaced}`;
  }
  const error = row.error === null ? '' : ` raised ${row.error.name}: ${row.error.message.split('\n', 1)[0] ?? ''}`;
  if (row.kind === 'batch') {
    const writes = row.writes.map(({ writer, value }) => `${writerName(store, writer) ?? writer.kind}: ${text(value)}`);
    return `reducer called${row.replay ? ' (replay)' : phase}: state=${text(row.existing)} writes=[${writes.join(', ')}]${error}`;
  }
  return `reducer called${phase}: existing=${text(row.existing)} update=${text(row.update)}${error}`;
}
