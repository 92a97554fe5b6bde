/** Time as the wall sees it, so that tests can be its master. */
export interface Clock {
  /** Milliseconds that never run backwards. */
  now(): number;
  /** Calls `tick` about every `ms`; the answer stops it. */
  every(ms: number, tick: () => void): () => void;
  after(ms: number, act: () => void): () => void;
  /** Calls back once the page has had its turn; unlike a timer, at once in a hidden tab too. */
  soon(act: () => void): void;
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
  soon(act) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      act();
    };
    port2.postMessage(null);
  },
};
