import type { TraceStore } from '~/core/trace';
import type { RecordedCall } from './law';

/** Calls of one field's reducer that a run recorded, in order, as far as they returned; at most `most`. */
export function recordedCalls(store: TraceStore, field: string, most: number): readonly RecordedCall[] {
  const calls: RecordedCall[] = [];
  for (const row of store.rows) {
    if (calls.length >= most) break;
    if (row.kind !== 'call' || row.field !== field || row.phase !== 'commit' || row.state === 'running') continue;
    calls.push({ existing: store.value(row.existing), update: store.value(row.update) });
  }
  return calls;
}
