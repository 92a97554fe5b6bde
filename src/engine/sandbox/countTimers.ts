/** What puts work off to a time when the caller is done; some are unknown to some realms. */
const NAMES = ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'] as const;

const { apply, defineProperty, getOwnPropertyDescriptor } = Reflect;

export interface TimerCount {
  /** Calls up to now. */
  count(): number;
  /** Gives the realm its own functions back. */
  restore(): void;
}

/** Counts the calls of a realm's timers. Where globals are frozen it must come before that. */
export function countTimers(realm: object): TimerCount {
  let calls = 0;
  const own: (() => void)[] = [];
  for (const name of NAMES) {
    const found = getOwnPropertyDescriptor(realm, name);
    const timer: unknown = found?.value;
    if (!found || typeof timer !== 'function') continue;
    const value = (...args: unknown[]): unknown => {
      calls++;
      return apply(timer, realm, args);
    };
    defineProperty(value, 'name', { value: name });
    defineProperty(realm, name, { ...found, value });
    own.push(() => defineProperty(realm, name, found));
  }
  return {
    count: () => calls,
    restore: () => {
      for (const giveBack of own) giveBack();
    },
  };
}
