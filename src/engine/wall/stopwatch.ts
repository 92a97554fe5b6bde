import type { Clock } from './clock';

/** Measures running time with the pauses left out, and calls `onDue` once each time it reaches `limitMs`. */
export class Stopwatch {
  readonly #clock: Clock;
  readonly #limitMs: number;
  readonly #onDue: () => void;
  #spent = 0;
  #since: number | null = null;
  #cancel: (() => void) | null = null;

  constructor(clock: Clock, limitMs: number, onDue: () => void) {
    this.#clock = clock;
    this.#limitMs = limitMs;
    this.#onDue = onDue;
  }

  /** Starts or goes on; does nothing while it runs. */
  run(): void {
    if (this.#since !== null || this.#spent >= this.#limitMs) return;
    this.#since = this.#clock.now();
    this.#cancel = this.#clock.after(this.#limitMs - this.#spent, () => {
      this.#spent = this.#limitMs;
      this.#since = null;
      this.#onDue();
    });
  }

  pause(): void {
    this.#cancel?.();
    if (this.#since !== null) this.#spent += this.#clock.now() - this.#since;
    this.#since = null;
  }

  /** Back to zero; whether it runs stays as it is. */
  reset(): void {
    const running = this.#since !== null;
    this.pause();
    this.#spent = 0;
    if (running) this.run();
  }
}
