import { countTimers } from './sandbox/countTimers';
import { installSeed } from './sandbox/seed';

/**
 * What a worker has for good, lent to this process for as long as `act` runs: seeded randomness and clocks, counted timers.
 * What libraries took hold of before, such as the ids of messages, stays the process's own.
 */
export function inProcessWorld(seed: number, start: number, act: () => void): number {
  const restore = keep();
  const timers = countTimers(globalThis);
  try {
    installSeed(globalThis)(seed, start);
    act();
    return timers.count();
  } finally {
    timers.restore();
    restore();
  }
}

/** Remembers what `installSeed` replaces. */
function keep(): () => void {
  const { crypto, Date: RealDate, Intl, Math, performance } = globalThis;
  const { Temporal } = globalThis as { Temporal?: { readonly Now: object } };
  const holders: readonly object[] = [
    Math,
    Object.getPrototypeOf(crypto) as object,
    Object.getPrototypeOf(performance) as object,
    RealDate.prototype,
    Intl.DateTimeFormat.prototype,
    ...(Temporal ? [Temporal.Now] : []),
  ];
  const kept = holders.map((holder) => [holder, Object.getOwnPropertyDescriptors(holder)] as const);
  const date = Object.getOwnPropertyDescriptor(globalThis, 'Date') ?? {};
  return () => {
    for (const [holder, descriptors] of kept) Object.defineProperties(holder, descriptors);
    Object.defineProperty(globalThis, 'Date', date);
  };
}
