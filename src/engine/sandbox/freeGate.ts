import type { Gate } from './gate';

/** Lets everything through until the run is over: for what is stepped over. */
export class FreeGate implements Pick<Gate, 'pass'> {
  readonly #signal: AbortSignal;

  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  async pass(): Promise<boolean> {
    await Promise.resolve();
    this.#signal.throwIfAborted();
    return false;
  }
}
