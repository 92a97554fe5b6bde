import type { Existing } from '~/core/document';
import type { ErrorInfo } from '~/core/trace';
import type { Value } from '~/core/value';

/**
 * One merge asked of a field's own channel, away from any run: the reducer of the document, called by the engine's code on
 * fresh copies, behind the wall. What every experiment on a reducer is made of.
 */
export interface Fold {
  readonly existing: Existing;
  /** The writes of one superstep, in the order in which they are merged; an Overwrite is its tagged value. */
  readonly updates: readonly Value[];
  /** 0 is the document's seed and clock; any other number is another seed and a clock moved by days. */
  readonly world: number;
  /** What is made unchangeable first, so that code which changes it in place throws a TypeError there; absent: nothing is. */
  readonly frozen?: 'existing' | 'updates';
}

export interface FoldOutcome {
  /** What the field holds after; null also where it holds nothing or the merge failed. The tag `cut` where it is too large. */
  readonly result: Value | null;
  readonly error: { readonly info: ErrorInfo; readonly update: number } | null;
  /**
   * What the calls changed in place: the value that was there before, with the update at whose call it happened, and updates, with
   * their own index. Ids that add_messages fills in are none.
   */
  readonly changed: readonly {
    readonly what: 'existing' | 'update';
    readonly update: number;
    readonly before: Value;
    readonly after: Value;
  }[];
  /** Calls of the reducer. */
  readonly calls: number;
  /** True where a call returned undefined: the engine then skips the rest of the merge. */
  readonly emptied: boolean;
  /** Calls of console methods and of timers (setTimeout, setInterval, queueMicrotask and their like) while it merged. */
  readonly effects: { readonly console: number; readonly timers: number };
  /** Index of the first value that no copy can be made of (a function, an error, a class of the document's own), so nothing ran; else null. */
  readonly uncopied: 'existing' | number | null;
}

/** Answers in the order of the question. Rejects with `FolderOver` when nothing more can be folded. */
export type Folder = (folds: readonly Fold[]) => Promise<readonly FoldOutcome[]>;

/** The worker behind a folder is gone: stopped by a person, killed in an endless loop, or never started. */
export class FolderOver extends Error {
  override readonly name = 'FolderOver';
}
