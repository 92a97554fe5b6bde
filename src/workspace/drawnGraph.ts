import type { Field, GraphNode, GraphSpec, Router } from '~/core/document';
import type { Workspace } from './state';

let kept: GraphSpec | null = null;

/**
 * The open graph as far as it is drawn: the very same object while nothing but the text of sources changes, so that a large graph
 * is not drawn anew for every key that somebody types.
 */
export function drawnGraph({ doc: { graph } }: Workspace): GraphSpec {
  if (kept === null || !isDrawnAlike(kept, graph)) kept = graph;
  return kept;
}

export function isDrawnAlike(one: GraphSpec, other: GraphSpec): boolean {
  return (
    one.edges === other.edges &&
    one.joins === other.joins &&
    areAlike(one.nodes, other.nodes, isSameNode) &&
    areAlike(one.routers, other.routers, isSameRouter) &&
    areAlike(one.fields, other.fields, isSameField)
  );
}

function areAlike<Item>(some: readonly Item[], others: readonly Item[], isSame: (one: Item, other: Item) => boolean): boolean {
  if (some === others) return true;
  const isAlike = (one: Item, at: number) => {
    const other = others[at];
    return other !== undefined && (one === other || isSame(one, other));
  };
  return some.length === others.length && some.every(isAlike);
}

function isSameNode(one: GraphNode, other: GraphNode): boolean {
  return (
    one.id === other.id &&
    one.name === other.name &&
    one.defer === other.defer &&
    one.ends === other.ends &&
    one.pause === other.pause &&
    one.inner === other.inner &&
    one.reads === other.reads
  );
}

function isSameRouter(one: Router, other: Router): boolean {
  return one.id === other.id && one.name === other.name && one.source === other.source && one.targets === other.targets;
}

function isSameField(one: Field, other: Field): boolean {
  return one.id === other.id && one.name === other.name;
}
