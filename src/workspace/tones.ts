import type { GraphSpec } from '~/core/document';

/** How many colours writers have; beyond that they repeat. */
export const TONES = 8;

/**
 * The colour of each node by name, as an index from 0 to 7 in the order of the document. Names of the graph that made the
 * record keep their node's colour, so that a node which was renamed since is told apart by neither page nor record.
 */
export function tonesOf(graph: GraphSpec, ranGraph: GraphSpec | null): ReadonlyMap<string, number> {
  const byId = new Map(graph.nodes.map((node, index) => [node.id, index % TONES]));
  const tones = new Map<string, number>();
  for (const [index, node] of (ranGraph?.nodes ?? []).entries()) tones.set(node.name, byId.get(node.id) ?? index % TONES);
  for (const node of graph.nodes) tones.set(node.name, byId.get(node.id) ?? 0);
  return tones;
}
