/** What puts work off to a time when the caller is done; some are unknown to some realms. */
const NAMES = ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'] as const;

const { apply, defineProperty, getOwnPropertyDescriptor, getPrototypeOf } = Reflect;

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
    const holder = holderOf(realm, name);
    const found = holder && getOwnPropertyDescriptor(holder, name);
    const timer: unknown = found?.value;
    if (!holder || typeof timer !== 'function') continue;
    const value = (...args: unknown[]): unknown => {
      calls++;
      return apply(timer, realm, args);
    };
    defineProperty(value, 'name', { value: name });
    defineProperty(holder, name, { ...found, value });
    own.push(() => defineProperty(holder, name, { ...found }));
  }
  return {
    count: () => calls,
    restore: () => {
      for (const giveBack of own) giveBack();
    },
  };
}

/** In a worker most of them are on a prototype of the global object. */
function holderOf(realm: object, name: string): object | null {
  let holder: object | null = realm;
  while (holder && !Object.hasOwn(holder, name)) holder = getPrototypeOf(holder);
  return holder;
}
