import type { BatchRow, CallRow, RecordRow, TraceStore } from '~/core/trace';
import { isEmptied, mergeOf } from './rowsOfField';
import type { Why } from './why';

/** What a reducer that returned undefined did to the field. */
export function emptiedWhy(trace: TraceStore, row: CallRow | BatchRow): readonly Why[] {
  if (row.phase !== 'commit' || !isEmptied(trace, row)) return [];
  const skipped = mergeOf(trace, row).filter((one) => one.row > row.row && one.kind === 'bypass' && one.reason === 'emptied').length;
  const next = trace.rows.find((one) => one.row > row.row && one.field === row.field && one.phase === 'commit' && one.moment > row.moment);
  const isTaken = next?.kind === 'bypass' && next.reason === 'first';
  return [{ code: 'emptied', skipped, next: isTaken ? next.row + 1 : 0 }];
}

/** What came of the row after all. */
export function fateWhy(trace: TraceStore, row: RecordRow): readonly Why[] {
  const whys: Why[] = [];
  const moment = trace.moments[row.moment];
  if (row.discarded) whys.push({ code: 'discarded' });
  if (row.phase === 'commit' && moment?.error != null) whys.push({ code: 'momentFailed', kind: moment.kind });
  // A batch names all its writers; only what nobody is named for is unsure.
  const isBatch = row.kind === 'batch' && row.writes.every(({ writer }) => writer.kind !== 'unknown');
  if (!isBatch && (row.writer.kind === 'oneOf' || row.writer.kind === 'unknown')) whys.push({ code: 'writerUnsure', writer: row.writer });
  return whys;
}
