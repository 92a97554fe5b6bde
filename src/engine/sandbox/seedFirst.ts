/** Imported before everything else of the worker: libraries keep `crypto` and clocks as they find them at load. */
import { installSeed } from './seed';

/** The true clock, for durations and heartbeats. */
export const realNow: () => number = performance.now.bind(performance);

export const reseed = installSeed(globalThis);
