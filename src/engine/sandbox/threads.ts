import type { CheckpointPlace } from '~/core/document';
import type { NamedRef } from '~/core/trace';

/** A checkpoint as this run reached it. */
export interface Reached {
  readonly thread: string;
  /** '' where it was not saved (yet). */
  id: string;
  readonly step: number;
  readonly values: readonly NamedRef[];
}

/** What a run knows of its threads: where each of them stands, and what the turns have left where. */
export class Threads {
  readonly #newest = new Map<string, Reached>();
  readonly #places = new Map<string, Reached>();

  /** Where a thread stands; undefined for a new one. */
  of(thread: string): Reached | undefined {
    return this.#newest.get(thread);
  }

  at({ turn, superstep }: CheckpointPlace): Reached | undefined {
    return this.#places.get(`${turn} ${superstep}`);
  }

  reach({ turn, superstep }: CheckpointPlace, reached: Reached): void {
    this.#newest.set(reached.thread, reached);
    this.#places.set(`${turn} ${superstep}`, reached);
  }

  /** Where an earlier run has left a thread. */
  restore(reached: Reached): void {
    this.#newest.set(reached.thread, reached);
  }

  /** A checkpoint was saved; one that was told before it was saved now has its id. */
  saved(id: string, thread: string, step: number): void {
    const newest = this.of(thread);
    if (newest?.id === '' && newest.step === step) newest.id = id;
  }

  /** The thread is new again. */
  forget(thread: string): void {
    this.#newest.delete(thread);
  }

  forgetAll(): void {
    this.#newest.clear();
  }
}
