import type { Fold, Folder, FoldOutcome } from '../fold';
import type { Budget } from './law';

export type Ask = (folds: readonly Fold[]) => Promise<readonly FoldOutcome[]>;

/** The asker gives no more answers: aborted or out of budget. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

interface Waiting {
  readonly folds: readonly Fold[];
  readonly answer: (outcomes: readonly FoldOutcome[]) => void;
  readonly fail: (error: unknown) => void;
}

/** Puts the folds that are asked for at one time into one question to the folder, and keeps to the budget. */
export class Asker {
  readonly #folder: Folder;
  readonly #budget: Budget;
  readonly #signal: AbortSignal | undefined;
  readonly #began: number;
  #asked = 0;
  #share = { folds: 0, until: 0 };
  #waiting: Waiting[] = [];

  constructor(folder: Folder, budget: Budget, signal: AbortSignal | undefined) {
    this.#folder = folder;
    this.#budget = budget;
    this.#signal = signal;
    this.#began = budget.time?.now() ?? 0;
  }

  /** What is asked next may use one of `parts` equal shares of what is left. */
  share(parts: number): void {
    const { folds, time } = this.#budget;
    this.#share.folds = this.#asked + Math.ceil((folds - this.#asked) / parts);
    if (time !== undefined) this.#share.until = time.now() + (this.#began + time.ms - time.now()) / parts;
  }

  get isOver(): boolean {
    const { time } = this.#budget;
    return this.#signal?.aborted === true || this.#asked >= this.#share.folds || (time !== undefined && time.now() >= this.#share.until);
  }

  /** Rejects with `Stopped`, or with what the folder rejects with. */
  readonly ask: Ask = (folds) =>
    new Promise((answer, fail) => {
      this.#waiting.push({ folds, answer, fail });
      if (this.#waiting.length === 1) queueMicrotask(() => void this.#flush());
    });

  async #flush(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    try {
      if (this.isOver) throw new Stopped();
      const folds = waiting.flatMap((one) => one.folds);
      this.#asked += folds.length;
      const outcomes = await this.#folder(folds);
      let from = 0;
      for (const one of waiting) one.answer(outcomes.slice(from, (from += one.folds.length)));
    } catch (error) {
      for (const one of waiting) one.fail(error);
    }
  }
}
