import type { BatchRow, CallRow, TraceStore } from '~/core/trace';
import { deltaMicroscope, microscope } from './microscope';
import { ownIds } from './ownIds';
import type { NoReading, Reading } from './reading';

/** The reading of a recorded call; null while it runs and where it cannot be given. */
export function callReading(trace: TraceStore, row: CallRow | BatchRow): Reading | null {
  const reading = readCall(trace, row);
  return reading === null || typeof reading === 'string' ? null : reading;
}

/** The same with why it cannot be given; null while the call runs, and of a batch that failed. */
export function readCall(trace: TraceStore, row: CallRow | BatchRow): Reading | NoReading | null {
  if (row.kind === 'batch') {
    const writes = row.writes.map(({ value }) => trace.value(value));
    return row.result === null ? null : deltaMicroscope(trace.value(row.existing), writes, trace.value(row.result), ownIds(trace, row));
  }
  const [existing, update] = [trace.value(row.existing), trace.value(row.update)];
  if (row.error !== null) return microscope(existing, update, { error: row.error.message });
  return row.result === null ? null : microscope(existing, update, { result: trace.value(row.result) });
}
