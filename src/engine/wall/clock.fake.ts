import type { Clock } from './clock';

interface Timer {
  due: number;
  readonly period: number | null;
  readonly act: () => void;
}

/** A clock that tests move. */
export class FakeClock implements Clock {
  #now = 0;
  readonly #timers = new Set<Timer>();

  now(): number {
    return this.#now;
  }

  every(ms: number, tick: () => void): () => void {
    return this.#add({ due: this.#now + ms, period: ms, act: tick });
  }

  after(ms: number, act: () => void): () => void {
    return this.#add({ due: this.#now + ms, period: null, act });
  }

  soon(act: () => void): void {
    this.after(0, act);
  }

  /** Time in which timers fire as they should. */
  pass(ms: number): void {
    const end = this.#now + ms;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#now = Math.max(this.#now, next.due);
      this.#fire(next);
    }
    this.#now = end;
  }

  /** Time in which nothing fires; what became due fires late, once. */
  sleep(ms: number): void {
    this.#now += ms;
  }

  #add(timer: Timer): () => void {
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  #next(end: number): Timer | undefined {
    return [...this.#timers].filter(({ due }) => due <= end).toSorted((a, b) => a.due - b.due)[0];
  }

  #fire(timer: Timer): void {
    if (timer.period === null) this.#timers.delete(timer);
    else timer.due = this.#now + timer.period;
    timer.act();
  }
}
