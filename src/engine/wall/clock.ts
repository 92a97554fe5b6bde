/** Time as the wall sees it, so that tests can be its master. */
export interface Clock {
  /** Milliseconds that never run backwards. */
  now(): number;
  /** Calls `tick` about every `ms`; the answer stops it. */
  every(ms: number, tick: () => void): () => void;
  after(ms: number, act: () => void): () => void;
}

export const pageClock: Clock = {
  now: () => performance.now(),
  every(ms, tick) {
    const timer = setInterval(tick, ms);
    return () => clearInterval(timer);
  },
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
