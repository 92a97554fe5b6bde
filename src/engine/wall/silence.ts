import type { Clock } from './clock';

/** How many ticks in a row must find silence: one late tick after sleep or in a hidden tab proves nothing. */
const MISSES = 2;

export interface SilenceLimits {
  /** Nothing heard for so long is quiet: nobody knows yet whether that is work or a loop. */
  readonly quietMs: number;
  /** Nothing heard for so long is stuck. */
  readonly stuckMs: number;
  /** Silence that somebody wishes to bear becomes quiet after so long. */
  readonly patientMs: number;
}

export interface SilenceEvents {
  /** It became quiet; false when it was heard again. */
  onQuiet(quiet: boolean): void;
  /** Said once, with the time since it was last heard; the watch has stopped. */
  onStuck(ms: number): void;
}

/** Watches for signs of life. Silence counts only where two ticks in a row, themselves on time, found it. */
export class SilenceWatch {
  readonly #clock: Clock;
  readonly #limits: SilenceLimits;
  readonly #events: SilenceEvents;
  #heard = 0;
  /** From when silence is counted: the last sign of life, or later where time is not to count. */
  #from = 0;
  #ticked = 0;
  #misses = 0;
  #quiet = false;
  #cancel: (() => void) | null = null;

  constructor(clock: Clock, limits: SilenceLimits, events: SilenceEvents) {
    this.#clock = clock;
    this.#limits = limits;
    this.#events = events;
  }

  start(): void {
    this.#cancel?.();
    this.#ticked = this.#clock.now();
    this.#cancel = this.#clock.every(this.#limits.quietMs / 8, () => this.#tick());
    this.heard();
  }

  heard(): void {
    this.#heard = this.#clock.now();
    this.#from = this.#heard;
    this.#end();
  }

  /** Somebody knows of the silence and wants it to go on: it becomes quiet only after the longer time, and stuck later still. */
  bear(): void {
    this.#from = this.#clock.now() + this.#limits.patientMs - this.#limits.quietMs;
    this.#end();
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #end(): void {
    this.#misses = 0;
    if (!this.#quiet) return;
    this.#quiet = false;
    this.#events.onQuiet(false);
  }

  #tick(): void {
    const now = this.#clock.now();
    const late = now - this.#ticked > this.#limits.quietMs;
    this.#ticked = now;
    // The whole page stood still, and what it waits for may have, too.
    if (late) this.#from = Math.max(this.#from, now);
    const silent = now - this.#from;
    this.#misses = silent > this.#limits.quietMs ? this.#misses + 1 : 0;
    if (this.#misses < MISSES) return;
    if (silent > this.#limits.stuckMs) {
      this.stop();
      this.#events.onStuck(now - this.#heard);
    } else if (!this.#quiet) {
      this.#quiet = true;
      this.#events.onQuiet(true);
    }
  }
}
