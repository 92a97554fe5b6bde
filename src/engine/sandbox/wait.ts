import type { Surroundings } from './farSide';

/** Resolves after some real time, in a task of its own, so that commands and heartbeats get their turn. */
export function wait(every: Surroundings['every'], ms: number): Promise<void> {
  return new Promise((resolve) => {
    const stop = every(ms, () => {
      stop();
      resolve();
    });
  });
}
