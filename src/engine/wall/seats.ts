/** Something that has a worker of its own. */
export interface Seated {
  /** It was told to stop, and is heard out. */
  readonly isEnding: boolean;
  kill(): void;
}

/** Keeps the number of workers down: for a new one, those that are ending anyway give way, and then the oldest. */
export class Seats {
  readonly #most: number;
  /** Oldest first. */
  readonly #taken = new Set<Seated>();

  constructor(most: number) {
    this.#most = most;
  }

  take<T extends Seated>(start: (onOver: () => void) => T): T {
    const taken = [...this.#taken];
    for (const one of [...taken.filter((job) => job.isEnding), ...taken.filter((job) => !job.isEnding)]) {
      if (this.#taken.size < this.#most) break;
      one.kill();
    }
    let over = false;
    let job: T | null = null;
    job = start(() => {
      over = true;
      if (job) this.#taken.delete(job);
    });
    if (!over) this.#taken.add(job);
    return job;
  }

  clear(): void {
    for (const job of this.#taken) job.kill();
  }
}
