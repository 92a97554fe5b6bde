import type { TraceStore } from '../views';

/** How often a run called a field's reducer beyond the calls of its merges: for previews of conditional edges and for readings. */
export function extraCalls(store: TraceStore, field: string): number {
  return store.rows.filter((row) => row.kind === 'call' && row.field === field && row.phase !== 'commit').length;
}
