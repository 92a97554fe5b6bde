import type { RecordRow, TraceStore, Writer } from '~/core/trace';
import { equalValues } from '~/core/value';
import type { Why } from './why';

/** Why a call happened although it became nothing, or why it happened again. */
export function lookWhy(trace: TraceStore, row: RecordRow): readonly Why[] {
  if (row.phase !== 'commit') return [{ code: 'notCommitted', phase: row.phase }];
  if (row.kind !== 'call') return [];
  const update = trace.value(row.update);
  const { from = 0 } = trace.moments[row.moment]?.rows ?? {};
  for (let index = from; index < row.row; index++) {
    const one = trace.rows[index];
    if (one?.kind !== 'call' || one.phase === 'commit' || one.field !== row.field || !isSame(one.writer, row.writer)) continue;
    if (equalValues(trace.value(one.update), update)) return [{ code: 'lookedBefore', row: one.row + 1, phase: one.phase }];
  }
  return [];
}

function isSame(one: Writer, other: Writer): boolean {
  return one.kind === 'task' && other.kind === 'task' && one.task === other.task;
}
