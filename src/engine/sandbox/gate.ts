import type { MomentNumber } from '~/core/trace';

interface Parked {
  readonly moment: MomentNumber;
  readonly go: () => void;
  readonly refuse: (reason: Error) => void;
}

/** Thrown at everything that waits at the gate when a run is stopped, so that no node's body runs after it. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** Where moments wait until the page lets them run. */
export class Gate {
  readonly #onPark: (moment: MomentNumber) => void;
  /** How many moments may run, counted from the start of the run; null is all. */
  #allowed: number | null = 0;
  #stopped: Error | null = null;
  #parked: Parked[] = [];

  constructor(onPark: (moment: MomentNumber) => void) {
    this.#onPark = onPark;
  }

  get isParked(): boolean {
    return this.#parked.length > 0;
  }

  /** Never takes back what was allowed before. */
  allow(moments: number | null): void {
    if (this.#allowed === null) return;
    this.#allowed = moments === null ? null : Math.max(this.#allowed, moments);
    const free = this.#parked.filter(({ moment }) => this.#mayRun(moment));
    this.#parked = this.#parked.filter(({ moment }) => !this.#mayRun(moment));
    for (const { go } of free) go();
  }

  stop(): void {
    this.#stopped = new Stopped('The run was stopped.');
    for (const { refuse } of this.#parked.splice(0)) refuse(this.#stopped);
  }

  /** Resolves when the moment may run, and tells whether it had to wait; rejects when the run is stopped. */
  async pass(moment: MomentNumber): Promise<boolean> {
    // All tasks of a moment come in one go; the page hears of the wait once all of them have told what they read.
    await Promise.resolve();
    if (this.#stopped) throw this.#stopped;
    if (this.#mayRun(moment)) return false;
    const isFirst = !this.#parked.some((one) => one.moment === moment);
    const wait = new Promise<void>((go, refuse) => this.#parked.push({ moment, go, refuse }));
    if (isFirst) this.#onPark(moment);
    await wait;
    return true;
  }

  #mayRun(moment: MomentNumber): boolean {
    return this.#allowed === null || moment < this.#allowed;
  }
}
