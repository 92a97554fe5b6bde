import { type Fold, FolderOver, type FoldOutcome } from '~/core/analysis';
import { FOLD_CHARACTERS, FOLDS_AT_ONCE } from './limits';
import type { LabHandle } from './engine';
import type { Command } from './protocol';

/** What was asked for in one call. */
interface Question {
  readonly outcomes: FoldOutcome[];
  readonly size: number;
  readonly resolve: (outcomes: readonly FoldOutcome[]) => void;
  readonly reject: (reason: FolderOver) => void;
}

/** The page's side of a lab: sends folds, and gives their outcomes to those who asked. */
export class PendingFolds {
  readonly over: LabHandle['over'];
  readonly #send: (command: Command) => void;
  readonly #questions: Question[] = [];
  /** Commands from before there was anybody to send them to; null from then on. */
  #early: Command[] | null = [];
  #asked = 0;
  #answered = 0;
  #isOver = false;
  #tellOver: (last: Awaited<LabHandle['over']>) => void = () => undefined;

  constructor(send: (command: Command) => void) {
    this.#send = send;
    this.over = new Promise((resolve) => {
      this.#tellOver = resolve;
    });
  }

  /** Whether any fold waits for its outcome. */
  get isWaiting(): boolean {
    return this.#answered < this.#asked;
  }

  /** The far side has its job. */
  begin(): void {
    const early = this.#early ?? [];
    this.#early = null;
    for (const command of early) this.#send(command);
  }

  async ask(folds: readonly Fold[]): Promise<readonly FoldOutcome[]> {
    if (this.#isOver) throw new FolderOver();
    if (folds.length === 0) return [];
    const batches = batchesOf(folds);
    const answer = new Promise<readonly FoldOutcome[]>((resolve, reject) =>
      this.#questions.push({ outcomes: [], size: folds.length, resolve, reject }),
    );
    for (const batch of batches) {
      const command: Command = { kind: 'fold', first: this.#asked, folds: batch };
      this.#asked += batch.length;
      if (this.#early) this.#early.push(command);
      else this.#send(command);
    }
    return answer;
  }

  /** Takes the outcome of the next fold in order; any other is nobody's, and false. */
  take(index: number, outcome: FoldOutcome): boolean {
    const [question] = this.#questions;
    if (!question || index !== this.#answered) return false;
    this.#answered++;
    question.outcomes.push(outcome);
    if (question.outcomes.length === question.size) {
      this.#questions.shift();
      question.resolve(question.outcomes);
    }
    return true;
  }

  end(last: Awaited<LabHandle['over']>): void {
    this.#isOver = true;
    this.#answered = this.#asked;
    for (const { reject } of this.#questions.splice(0)) reject(new FolderOver());
    this.#tellOver(last);
  }
}

/** Folds in commands of a bearable size. */
function batchesOf(folds: readonly Fold[]): Fold[][] {
  const batches: Fold[][] = [];
  let batch: Fold[] = [];
  let characters = 0;
  for (const fold of folds) {
    const { length } = JSON.stringify(fold);
    if (length > FOLD_CHARACTERS) throw new RangeError(`a fold of ${length} characters`);
    if (batch.length === 0 || batch.length === FOLDS_AT_ONCE || characters + length > FOLD_CHARACTERS) {
      batch = [];
      characters = 0;
      batches.push(batch);
    }
    batch.push(fold);
    characters += length;
  }
  return batches;
}
