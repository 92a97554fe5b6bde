import type { GraphParts, NodeId, NodeRef } from '../document';
import { END } from '../document';

/**
 * Where plain edges lead. A plain edge is always followed once its node has run, so what follows from these alone is
 * certain, whatever the code does.
 */
export function plainWays(graph: GraphParts): ReadonlyMap<NodeRef, readonly NodeId[]> {
  const ways = new Map<NodeRef, Set<NodeId>>();
  for (const { source, target } of graph.edges) {
    if (target === END) continue;
    const targets = ways.get(source) ?? new Set();
    ways.set(source, targets.add(target));
  }
  return new Map([...ways].map(([source, targets]) => [source, [...targets]]));
}
