import { addJoin, connect, deleteEdge, type Edge, END, type NodeId, type PlaygroundDoc, setDefer, START } from '~/core/document';
import type { Hazard } from '../hazard';

/** One join of all that lead into the node by plain edges. */
export function joinBranches(doc: PlaygroundDoc, { place }: Hazard): PlaygroundDoc {
  const [target] = place.nodes;
  const edges = doc.graph.edges.filter((edge) => place.edges.includes(edge.id) && edge.source !== START);
  if (target === undefined || edges.length < 2) return doc;
  const without = edges.reduce((next, edge) => deleteEdge(next, edge.id), doc);
  return addJoin(
    without,
    edges.map((edge) => edge.source),
    target,
  );
}

/** The node waits until nothing else is left to do. */
export function deferNode(doc: PlaygroundDoc, { place }: Hazard): PlaygroundDoc {
  const [node] = place.nodes;
  return node === undefined ? doc : setDefer(doc, node, true);
}

/** Plain edges instead of a join: the target runs after any of its sources. */
export function edgesForJoin(doc: PlaygroundDoc, { place }: Hazard): PlaygroundDoc {
  return doc.graph.joins
    .filter((join) => place.edges.includes(join.id))
    .reduce((next, join) => join.sources.reduce((more, source) => connect(more, source, join.target), deleteEdge(next, join.id)), doc);
}

/**
 * Two nodes that the same plain edges start, one after the other: the writer first, so that the reader sees it. The first
 * leads where both led only through the second. Unchanged where anything but plain edges starts or follows them.
 */
export function serialise(doc: PlaygroundDoc, hazard: Hazard): PlaygroundDoc {
  const order = inOrder(doc, hazard);
  if (!order) return doc;
  const [first, second] = order;
  const { edges } = doc.graph;
  const later = edges.filter((edge) => edge.target === second);
  const after = new Set(edges.filter((edge) => edge.source === second).map((edge) => edge.target));
  const shared = edges.filter((edge) => edge.source === first && after.has(edge.target));
  // Another node that leads there too would now come a superstep earlier.
  if (
    shared.some(({ target }) => target !== END && edges.some((edge) => edge.target === target && ![first, second].includes(edge.source)))
  ) {
    return doc;
  }
  const cut = [...later, ...shared].reduce((next, edge) => deleteEdge(next, edge.id), doc);
  return connect(cut, first, second);
}

/** The two nodes as they would run; null where they cannot be put one after the other by edges alone. */
function inOrder({ graph }: PlaygroundDoc, { code, place }: Hazard): readonly [NodeId, NodeId] | null {
  const [one, other] = place.nodes;
  if (one === undefined || other === undefined) return null;
  const [first, second] = code === 'readsSibling' ? [other, one] : [one, other];
  const sourcesOf = (id: NodeId) => sources(graph.edges, id);
  const others = graph.routers
    .flatMap((router) => [router.source, ...router.targets])
    .concat(graph.joins.flatMap((join) => [...join.sources, join.target]))
    .concat(graph.nodes.flatMap((node) => (node.ends.length > 0 ? [node.id, ...node.ends] : [])));
  if (others.includes(first) || others.includes(second)) return null;
  if (graph.nodes.some((node) => node.defer && [first, second].includes(node.id))) return null;
  return sourcesOf(first) === sourcesOf(second) ? [first, second] : null;
}

function sources(edges: readonly Edge[], target: NodeId): string {
  return edges
    .filter((edge) => edge.target === target)
    .map((edge) => edge.source)
    .toSorted()
    .join(' ');
}

/** The edge that closes the loop leads to END instead. Unchanged where no plain edge closes it. */
export function leaveLoop(doc: PlaygroundDoc, { place }: Hazard): PlaygroundDoc {
  const { edges } = doc.graph;
  const inLoop = (ref: string) => place.nodes.includes(ref);
  const entered = new Set(edges.filter((edge) => !inLoop(edge.source) && inLoop(edge.target)).map((edge) => edge.target));
  const closing = edges.filter((edge) => inLoop(edge.source) && entered.has(edge.target));
  return closing.reduce((next, edge) => connect(deleteEdge(next, edge.id), edge.source, END), doc);
}
