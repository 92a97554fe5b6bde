import type { Clock } from './clock';

/** How many ticks in a row must find silence: one late tick after sleep or in a hidden tab proves nothing. */
const MISSES = 2;

/**
 * Watches for signs of life. `onSilence` is called once when nothing was heard for `limitMs` and two ticks in a row,
 * themselves on time, found it so.
 */
export class SilenceWatch {
  readonly #clock: Clock;
  readonly #limitMs: number;
  readonly #periodMs: number;
  readonly #onSilence: (ms: number) => void;
  #heard = 0;
  #ticked = 0;
  #misses = 0;
  #cancel: (() => void) | null = null;

  constructor(clock: Clock, limitMs: number, onSilence: (ms: number) => void) {
    this.#clock = clock;
    this.#limitMs = limitMs;
    this.#periodMs = limitMs / 8;
    this.#onSilence = onSilence;
  }

  start(): void {
    this.#cancel?.();
    this.#heard = this.#clock.now();
    this.#ticked = this.#heard;
    this.#misses = 0;
    this.#cancel = this.#clock.every(this.#periodMs, () => this.#tick());
  }

  heard(): void {
    this.#heard = this.#clock.now();
    this.#misses = 0;
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #tick(): void {
    const now = this.#clock.now();
    const late = now - this.#ticked > this.#limitMs;
    this.#ticked = now;
    if (late || now - this.#heard <= this.#limitMs) {
      this.#misses = 0;
      return;
    }
    this.#misses += 1;
    if (this.#misses < MISSES) return;
    this.stop();
    this.#onSilence(now - this.#heard);
  }
}
