import type { TraceStore } from '../views';

/** The run is over, and its last turn waits for a person: for an answer, or at a breakpoint. */
export function isPaused(store: TraceStore): boolean {
  return store.ended === 'done' && store.turns.at(-1)?.how === 'paused';
}
