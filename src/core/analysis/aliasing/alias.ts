import type { When } from '../why/why';
import type { Leak } from './startLeaked';

/** One thing that the record shows about values that are one object, for one sentence. */
export type Alias =
  /** The reducer returned the very object that it was given as existing. */
  | { readonly code: 'sameObject' }
  /**
   * The start value was changed in place. `shared`: the graph's schema hands out one object, so threads that begin later have it
   * too; else only a default that does so would carry it there.
   */
  | { readonly code: 'startChanged'; readonly shared: boolean }
  /** A field begins with a start value that was changed in place before, on another thread or before this one began anew. */
  | { readonly code: 'startLeaked'; readonly field: string; readonly leak: Leak }
  /** What an earlier moment of the same turn had left, and showed, was changed in place later. */
  | { readonly code: 'shownEarlier'; readonly field: string; readonly when: When }
  /** A conditional edge's look changed the state itself: this row, from 1, began with what the look had left. */
  | { readonly code: 'lookLeaked'; readonly row: number }
  /** The changed object was given to these nodes of the same superstep too. */
  | { readonly code: 'siblingsShare'; readonly field: string; readonly siblings: readonly string[] }
  /** What this task was given was changed in place by these nodes of the same superstep; none where it is not known which. */
  | { readonly code: 'changedUnder'; readonly field: string; readonly by: readonly string[] };
