import type { PlaygroundDoc } from '~/core/document';
import type { Cursor, Difference, TraceStore } from '~/core/trace';
import type { RunStatus } from '~/engine';
import type { StoreApi } from 'zustand/vanilla';
import type { SteppingActions } from './steppingActions';
import type { Earlier, Variant } from './variant';

/** One of the two documents, with its own run. */
export interface CompareSide {
  readonly doc: PlaygroundDoc;
  readonly status: { readonly kind: 'idle' } | RunStatus;
  /** Grows in place; null before the first step. */
  readonly trace: TraceStore | null;
  /** The common cursor, as far as this side has come. */
  readonly cursor: Cursor;
}

/** Two variants of one document, stepped together. */
export interface Comparison {
  /** The document as it was when the comparison was opened. */
  readonly left: CompareSide;
  /** Null where nothing is chosen, and while that is being read. */
  readonly right: CompareSide | null;
  readonly variant: Variant | null;
  /** What was chosen is not there, or cannot be read. */
  readonly unread: boolean;
  /** What the document was before each of its edits, newest first; edits that changed nothing of what runs are left out. */
  readonly earlier: readonly Earlier[];
  /** Of both runs. */
  readonly seed: number;
  /** The farther one of the two sides. */
  readonly cursor: Cursor;
  /** Changes whenever a record grew, so that React sees it. */
  readonly version: number;
  /** Where the right run first differs from the left one, as far as both have run. */
  readonly difference: Difference | null;
}

/** Steps both sides together. */
export interface Comparing extends SteppingActions {
  readonly store: Pick<StoreApi<Comparison>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Both start afresh. */
  readonly choose: (variant: Variant) => Promise<void>;
  /** Ends both runs; nothing more is heard of them. */
  readonly close: () => void;
}

export interface CompareActions {
  /** Opens the comparison of the open document, which stays as it is, and so does its run. */
  readonly openCompare: () => Promise<void>;
  readonly closeCompare: () => void;
}

export function canCompareStep({ left, right, cursor }: Comparison): boolean {
  if (right === null) return false;
  const sides = [left, right];
  return cursor.call !== null || sides.some(({ status, cursor: own, trace }) => status.kind !== 'over' || own.at < startedMoments(trace));
}

export function canCompareBack({ cursor }: Comparison): boolean {
  return cursor.at > 0;
}

export function canCompareStop({ left, right }: Comparison): boolean {
  return [left, right].some((side) => side !== null && side.status.kind !== 'idle' && side.status.kind !== 'over');
}

function startedMoments(trace: TraceStore | null): number {
  return trace?.moments.filter(({ started }) => started).length ?? 0;
}
