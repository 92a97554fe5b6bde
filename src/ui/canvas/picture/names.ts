import { END, type GraphSpec, type NodeId, type NodeRef, START } from '~/core/document';

/** Finds a node by the name that it had when the run was made; a later change of its name does not lose it. */
export type RefOfName = (name: string) => NodeRef | undefined;

/** `ran` is the graph that the trace was made with, `graph` what the document says now. */
export function refOfName(graph: GraphSpec, ran: GraphSpec | null): RefOfName {
  const alive = new Set<NodeId>(graph.nodes.map((node) => node.id));
  const refs = new Map<string, NodeRef>([
    [START, START],
    [END, END],
  ]);
  for (const node of (ran ?? graph).nodes) if (alive.has(node.id)) refs.set(node.name, node.id);
  return (name) => refs.get(name);
}
