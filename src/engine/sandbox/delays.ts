import { randomFrom } from './seed';

/** Milliseconds; enough for any two tasks to finish in either order, too little to be felt. */
const LONGEST_MS = 20;

/**
 * A short wait of random length at each call, in real time: a generator of its own leaves the seeded randomness and the clock
 * of user code as they are.
 */
export function delaysFrom(seed: number, wait: (ms: number) => Promise<void>): () => Promise<void> {
  const random = randomFrom(seed);
  return () => wait(Math.floor(random() * (LONGEST_MS + 1)));
}
