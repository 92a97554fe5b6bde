import type { TraceEvent } from './event';
import type { ValueEntry } from './values';

export const TRACE_VERSION = 1;

/**
 * What a run left behind: plain JSON, append-only. Events refer to values by their index in `values`, where an entry
 * shares structure with an earlier one wherever it can.
 */
export interface Trace {
  readonly version: typeof TRACE_VERSION;
  readonly events: readonly TraceEvent[];
  readonly values: readonly ValueEntry[];
}
