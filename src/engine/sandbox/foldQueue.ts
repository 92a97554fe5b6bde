import type { Fold } from '~/core/analysis';

export interface QueuedFold {
  readonly index: number;
  readonly fold: Fold;
}

/** Folds that the page has asked for, in order. */
export class FoldQueue {
  #waiting: QueuedFold[] = [];
  #at = 0;
  #wake: () => void = () => undefined;

  add(first: number, folds: readonly Fold[]): void {
    for (let i = 0; i < folds.length; i++) this.#waiting.push({ index: first + i, fold: folds[i] as Fold });
    this.#wake();
  }

  /** Waits for as long as there is none. */
  async next(): Promise<QueuedFold> {
    for (;;) {
      const next = this.#waiting[this.#at];
      if (next) {
        this.#at++;
        return next;
      }
      this.#waiting = [];
      this.#at = 0;
      await new Promise<void>((wake) => {
        this.#wake = wake;
      });
    }
  }
}
