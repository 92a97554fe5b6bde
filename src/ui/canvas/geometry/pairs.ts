import { END, type GraphParts, type NodeRef, START } from '~/core/document';

/** Who may follow whom. */
export interface Pair {
  readonly source: NodeRef;
  readonly target: NodeRef;
}

/** Every ordered pair that an edge of any kind makes, between ends that exist; without repeats, in the document's order. */
export function pairsOf(graph: GraphParts): readonly Pair[] {
  const known = new Set<NodeRef>([START, END, ...graph.nodes.map((node) => node.id)]);
  const found = new Map<string, Pair>();
  const add = (source: NodeRef, target: NodeRef) => {
    if (known.has(source) && known.has(target)) found.set(`${source}\n${target}`, { source, target });
  };
  for (const edge of graph.edges) add(edge.source, edge.target);
  for (const join of graph.joins) for (const source of join.sources) add(source, join.target);
  for (const router of graph.routers) for (const target of router.targets) add(router.source, target);
  for (const node of graph.nodes) for (const target of node.ends) add(node.id, target);
  return [...found.values()];
}
