import { type Existing, type Field, type Law, LAWS } from '~/core/document';
import type { Value } from '~/core/value';
import type { Fold, Folder, FoldOutcome } from '../fold';

export { LAWS };
export type { Law };

/** A reducer call as a run recorded it. */
export interface RecordedCall {
  readonly existing: Value;
  readonly update: Value;
}

/** How a law was broken. */
export type Because =
  | 'differs'
  /** The two sides are numbers that differ only by rounding. */
  | 'rounding'
  /** One side gives an answer, the other does not. */
  | 'oneFails'
  | 'changed'
  /** Two equal calls, one after the other, differ: something is kept outside. */
  | 'repeat'
  /** Equal calls agree until the seed and the clock are others: randomness or time is in the answer. */
  | 'world'
  | 'console'
  | 'timers'
  | 'throws'
  | 'undefined'
  | 'promise';

export interface Step {
  readonly fold: Fold;
  readonly outcome: FoldOutcome;
}

/** One side of a law: its folds, the last of which gives what is compared. Without folds it is a value that was given. */
export interface Side {
  readonly steps: readonly Step[];
  /** Null where there is no answer. */
  readonly value: Value | null;
}

export interface Counter {
  readonly law: Law;
  readonly because: Because;
  readonly existing: Existing;
  /** In the order of the law's letters; writes that led to the state come before them where it could not be written down. */
  readonly updates: readonly Value[];
  readonly sides: readonly Side[];
}

/** Why a law says nothing about a field. */
export type Reason =
  | 'noReducer'
  /** What is written is of another type than what is held. */
  | 'updateIsNotValue'
  /** A field of type any that starts with nothing has no zero value. */
  | 'noZero'
  | 'updateIsNoList'
  /** The reducer is called with lists of writes. */
  | 'batches'
  /** The type says nothing, and no call was recorded. */
  | 'nothingSeen'
  /** No try of this law got two answers to compare. */
  | 'neverAnswers'
  /** The values at hand cannot be copied. */
  | 'uncopied';

export type LawResult = { readonly law: Law } & (
  | { readonly verdict: 'holds'; readonly tries: number }
  | { readonly verdict: 'fails'; readonly tries: number; readonly counter: Counter; readonly recorded: boolean }
  | { readonly verdict: 'notApplicable'; readonly reason: Reason }
  /** Aborted, or the budget was spent before all tries were made; nothing was found until then. */
  | { readonly verdict: 'stopped'; readonly tries: number }
  /** The folder gave up: the worker behind it is gone. */
  | { readonly verdict: 'error'; readonly tries: number; readonly message: string }
);

export interface Budget {
  /** Folds for all laws together. */
  readonly folds: number;
  readonly time?: { readonly ms: number; readonly now: () => number };
}

export interface LawQuestion {
  readonly field: Field;
  readonly recorded: readonly RecordedCall[];
  readonly folder: Folder;
  /** All of them unless said. */
  readonly laws?: readonly Law[];
  /** The same question with the same seed gets the same answer. */
  readonly seed: number;
  /** Generated tries of each law. */
  readonly tries: number;
  readonly budget: Budget;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: { readonly law: Law; readonly tries: number; readonly of: number }) => void;
}
