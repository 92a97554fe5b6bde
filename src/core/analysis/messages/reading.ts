import type { Value } from '~/core/value';
import type { CoercedFrom } from './coerce';

/** What one call of a reducer for messages did, item by item. Places are indices, from 0, in the list as it grows. */
export interface Reading {
  /** Whose rules they are: those of add_messages, or of LangGraph's reducer for messages of delta fields. */
  readonly rules: 'addMessages' | 'delta';
  readonly items: readonly ItemReading[];
  /** How many messages there were, and how many are left. */
  readonly before: number;
  readonly after: number;
  /** How many of those before had no id and were given one. */
  readonly filled: number;
  /** Index of the last item that removes all; null where there is none. */
  readonly removeAll: number | null;
  /** Ids that the last step leaves out, since they are marked. */
  readonly removed: readonly string[];
}

export interface ItemReading {
  readonly index: number;
  readonly item: Value;
  readonly from: CoercedFrom;
  /** The class of the message that it became. */
  readonly class: string;
  /** Null where it was given one that nothing shows. */
  readonly id: string | null;
  /** It had no id as it was written: the library gave it one. */
  readonly given: boolean;
  readonly branch: Branch;
  /** Ids that are marked for removal after this item, or whose place is a tombstone. */
  readonly marked: readonly string[];
}

export type Branch =
  /** No message has this id: it goes to the end. */
  | { readonly kind: 'append'; readonly at: number }
  /** A message has this id: the item takes its place. `unmarked`: it was marked for removal and no longer is. */
  | { readonly kind: 'replace'; readonly at: number; readonly was: string; readonly unmarked: boolean }
  /** A RemoveMessage for a message that is there. */
  | { readonly kind: 'mark'; readonly at: number }
  /** A RemoveMessage for an id that is not there: the call throws. */
  | { readonly kind: 'unknown' }
  /** The last RemoveMessage for all. */
  | { readonly kind: 'removeAll' }
  /** It stands before a RemoveMessage for all. */
  | { readonly kind: 'wiped' }
  /** It stands after a RemoveMessage for all and is kept as it is. */
  | { readonly kind: 'kept'; readonly at: number }
  /** In a delta field: it has no id, and goes to the end without one. */
  | { readonly kind: 'bare'; readonly at: number }
  /** In a delta field: a RemoveMessage for a message that is there leaves a tombstone in its place. */
  | { readonly kind: 'tombstone'; readonly at: number }
  /** In a delta field: a RemoveMessage for an id that is not there does nothing. */
  | { readonly kind: 'ignored' }
  /** In a delta field: a RemoveMessage for all empties the list as it has grown so far. */
  | { readonly kind: 'cleared'; readonly count: number };

/** How a call of add_messages ended. */
export type CallOutcome = { readonly result: Value } | { readonly error: string };

/** `unreadable`: an item is no message or was too large to record. `differs`: the call did not end as it is read here. */
export type NoReading = 'unreadable' | 'differs';
