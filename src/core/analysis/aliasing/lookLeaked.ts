import { type CallRow, type MutationView, type RecordRow, type TraceStore, writerName } from '~/core/trace';
import { equalValues } from '~/core/value';
import type { Alias } from './alias';

/**
 * Whether a conditional edge's look at the state changed the state itself: the channel that is copied for it holds the same
 * object. The record shows it where what comes next for the field begins with what the look had left.
 */
export function lookLeaked(trace: TraceStore, row: CallRow, mutation: MutationView): readonly Alias[] {
  if (row.phase !== 'preview') return [];
  const end = trace.moments[row.moment]?.rows.to ?? 0;
  for (let index = row.row + 1; index < end; index++) {
    const next = trace.rows[index];
    if (next === undefined || next.field !== row.field || isSameLook(trace, row, next)) continue;
    const leaks = next.kind === 'call' && equalValues(trace.value(next.existing), trace.value(mutation.after));
    return leaks ? [{ code: 'lookLeaked', row: next.row + 1 }] : [];
  }
  return [];
}

function isSameLook(trace: TraceStore, row: CallRow, next: RecordRow): boolean {
  return next.phase === row.phase && writerName(trace, next.writer) === writerName(trace, row.writer);
}
