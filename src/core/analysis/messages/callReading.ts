import type { CallRow, TraceStore } from '~/core/trace';
import { microscope } from './microscope';
import type { NoReading, Reading } from './reading';

/** The reading of a recorded call; null while it runs and where it cannot be given. */
export function callReading(trace: TraceStore, row: CallRow): Reading | null {
  const reading = readCall(trace, row);
  return reading === null || typeof reading === 'string' ? null : reading;
}

/** The same with why it cannot be given; null while the call runs. */
export function readCall(trace: TraceStore, row: CallRow): Reading | NoReading | null {
  const [existing, update] = [trace.value(row.existing), trace.value(row.update)];
  if (row.error !== null) return microscope(existing, update, { error: row.error.message });
  return row.result === null ? null : microscope(existing, update, { result: trace.value(row.result) });
}
