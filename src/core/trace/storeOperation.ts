import type { ValueRef } from './values';

/** The labels of a namespace, from the root on. */
export type Namespace = readonly string[];

/**
 * An operation on LangGraph's store, with what came of it. A `key` that is no text, which LangGraph takes as well, is told with its
 * type, as `<number 5>`.
 */
export type StoreOperation =
  | {
      readonly op: 'put';
      readonly namespace: Namespace;
      readonly key: string;
      readonly value: ValueRef;
      /** What it took the place of, whole: nothing is merged. Null where there was nothing. */
      readonly before: ValueRef | null;
      /** When, in milliseconds since 1970 on the run's own clock. */
      readonly time: number;
      /** The index option that was asked for; null for none. */
      readonly index: ValueRef | null;
      /** LangGraph.js takes no notice of that option where a node puts by `config.store`. */
      readonly indexIgnored: boolean;
      /** How many vectors the item has now; 0 is not indexed, null where the store has no index. */
      readonly vectors: number | null;
    }
  | { readonly op: 'delete'; readonly namespace: Namespace; readonly key: string; readonly before: ValueRef | null }
  | { readonly op: 'get'; readonly namespace: Namespace; readonly key: string; readonly value: ValueRef | null }
  | {
      readonly op: 'search';
      /** The prefix that it looks under. */
      readonly namespace: Namespace;
      /** These as they were given, which nothing checks: they may be of any type. Null for none. */
      readonly query: ValueRef | null;
      readonly filter: ValueRef | null;
      readonly limit: ValueRef | null;
      readonly offset: ValueRef | null;
      /** LangGraph takes no notice of a query where the store has no index. */
      readonly queryIgnored: boolean;
      readonly results: readonly StoreHit[];
    }
  | {
      readonly op: 'listNamespaces';
      readonly match: ValueRef | null;
      readonly maxDepth: ValueRef | null;
      readonly limit: ValueRef | null;
      readonly offset: ValueRef | null;
      readonly results: readonly Namespace[];
    };

/** An item that a search found; `score` is null where nothing was compared. */
export interface StoreHit {
  readonly namespace: Namespace;
  readonly key: string;
  readonly value: ValueRef;
  readonly score: number | null;
}
