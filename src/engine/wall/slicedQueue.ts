import type { Clock } from './clock';

/** Half a frame: the page paints and answers between two slices. */
const SLICE_MS = 8;
/** Items that are handed over together. */
const CHUNK = 32;

/** Takes items in as they come and hands them over in order, for a few milliseconds at a time. */
export class SlicedQueue<Item> {
  readonly #clock: Clock;
  readonly #take: (items: readonly Item[]) => void;
  #items: Item[] = [];
  #at = 0;
  #finish: (() => void) | null = null;
  #waiting = false;
  #inside = false;

  constructor(clock: Clock, take: (items: readonly Item[]) => void) {
    this.#clock = clock;
    this.#take = take;
  }

  add(items: readonly Item[]): void {
    for (const item of items) this.#items.push(item);
    if (!this.#waiting) this.#drain();
  }

  /** Calls back once everything before has been handed over. */
  finish(then: () => void): void {
    this.#finish ??= then;
    if (!this.#waiting) this.#drain();
  }

  /** Forgets what has not been handed over. */
  clear(): void {
    this.#items = [];
    this.#at = 0;
    this.#finish = null;
  }

  #drain(): void {
    if (this.#inside) return;
    this.#inside = true;
    this.#waiting = false;
    const until = this.#clock.now() + SLICE_MS;
    try {
      while (this.#at < this.#items.length) {
        if (this.#clock.now() > until) {
          this.#waiting = true;
          this.#clock.soon(() => this.#drain());
          return;
        }
        const chunk = this.#items.slice(this.#at, this.#at + CHUNK);
        this.#at += chunk.length;
        this.#take(chunk);
      }
      this.#items = [];
      this.#at = 0;
      const finish = this.#finish;
      this.#finish = null;
      finish?.();
    } finally {
      this.#inside = false;
    }
  }
}
