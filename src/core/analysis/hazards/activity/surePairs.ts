import type { GraphSpec, NodeId, NodeRef } from '~/core/document';
import { START } from '~/core/document';
import type { GraphFacts } from '../../facts';
import type { Moves } from './moves';

/**
 * Nodes that share a superstep whatever routers choose: plain edges are always followed, so what they and single choices
 * lead to from START is sure to run. Stops at what may pause or throw.
 */
export function surePairs(graph: GraphSpec, moves: Moves, facts: GraphFacts, meet: (nodes: readonly NodeId[]) => void): void {
  const deferred = new Set(graph.nodes.filter((node) => node.defer).map((node) => node.id));
  const known = new Set<string>();
  let level: readonly NodeRef[] = [START];
  for (let step = 0; step < graph.recursionLimit && level.length > 0; step++) {
    const nodes = level.flatMap((ref) => [...(moves.edges.get(ref) ?? []), ...onlyChoice(ref, moves)]);
    level = [...new Set(nodes)].filter((id) => !deferred.has(id)).toSorted();
    const key = level.join(' ');
    if (known.has(key)) return;
    known.add(key);
    meet(level);
    if (level.some((id) => facts.sources[`node:${id}`]?.mayStop ?? true)) return;
  }
}

function onlyChoice(ref: NodeRef, moves: Moves): readonly NodeId[] {
  const [only, second] = moves.choices(ref);
  return only === undefined || second !== undefined ? [] : only.goes;
}
