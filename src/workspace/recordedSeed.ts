import type { TraceStore } from '~/core/trace';

/** The seed that a record was made with; null where its run never began. */
export function recordedSeed({ trace }: TraceStore): number | null {
  return trace.events.find((event) => event.type === 'runStarted')?.seed ?? null;
}

/** Folds draw ids from another stream than the run: a new message must not get the id of one that the run made. */
export function seedOfFolds(seed: number): number {
  return (seed ^ 0x5bd1e995) >>> 0;
}
