import type { Limits } from '../limits';
import type { Clock } from './clock';
import { FarWorker, type Ready } from './farWorker';
import { SandboxFrame } from './frame';

/** A worker that does not come up is tried again, in a new frame. */
const ATTEMPTS = 3;

interface Taken {
  readonly worker: FarWorker;
  readonly ready: Ready;
}

/**
 * The sandbox frame and one spare worker in it. Every job takes a worker for itself; starting one costs a fifth of a
 * second, so the next is started ahead of its use.
 */
export class WorkerPool {
  readonly #limits: Limits;
  readonly #clock: Clock;
  readonly #loadEngine: () => Promise<string>;
  #engine: Promise<string> | null = null;
  #frame: SandboxFrame | null = null;
  #spare: FarWorker | null = null;

  /** `loadEngine` fetches the far side's text. */
  constructor(limits: Limits, clock: Clock, loadEngine: () => Promise<string>) {
    this.#limits = limits;
    this.#clock = clock;
    this.#loadEngine = loadEngine;
  }

  /** Starts the frame and a spare worker where there are none yet. */
  warmUp(): void {
    this.#spare ??= this.#start();
  }

  /**
   * A worker that is ready, for one job. Rejects with an Error that says why none can be started, or at once when the
   * signal is given: the worker that was on its way is then the next job's.
   */
  take(signal: AbortSignal): Promise<Taken> {
    return this.#take(signal, () => {
      const spare = this.#spare;
      this.#spare = null;
      return spare ?? this.#start();
    });
  }

  /** The same for jobs that nobody waits for at a step: they leave the spare worker to those, and start none ahead. */
  readonly aside: Pick<WorkerPool, 'warmUp' | 'take'> = {
    warmUp: () => undefined,
    take: (signal) => this.#take(signal, () => this.#start()),
  };

  async #take(signal: AbortSignal, pick: () => FarWorker): Promise<Taken> {
    let reason: unknown;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const worker = pick();
      try {
        const ready = await unlessAborted(signal, worker.ready);
        // A spare may have waited for hours, and its process may be gone.
        await unlessAborted(signal, worker.frame.answers());
        return { worker, ready };
      } catch (error) {
        if (signal.aborted) {
          this.#giveBack(worker);
          throw error;
        }
        reason = error;
        worker.kill();
        // Another job may have found out before, and have built a new one.
        if (worker.frame === this.#frame) this.renew();
      }
    }
    throw reason;
  }

  /** Jobs from here on share nothing with those before, not even the origin of their frame. Running jobs go on. */
  renew(): void {
    this.#spare?.kill();
    this.#spare = null;
    this.#frame?.retire();
    this.#frame = null;
  }

  #giveBack(worker: FarWorker): void {
    if (this.#spare || worker.frame !== this.#frame) worker.kill();
    else this.#spare = worker;
  }

  #start(): FarWorker {
    this.#frame ??= this.#build();
    return new FarWorker(this.#frame, this.#limits, this.#clock);
  }

  #build(): SandboxFrame {
    if (!this.#engine) {
      this.#engine = this.#loadEngine();
      // Offline for a moment: the next attempt loads it anew.
      this.#engine.catch(() => {
        this.#engine = null;
      });
    }
    const frame: SandboxFrame = new SandboxFrame(this.#engine, {
      clock: this.#clock,
      limits: this.#limits.page,
      caps: this.#limits.relay,
      onLost: () => {
        if (this.#frame !== frame) return;
        this.#frame = null;
        this.#spare = null;
      },
    });
    return frame;
  }
}

function unlessAborted<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new Error('No longer wanted'));
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
