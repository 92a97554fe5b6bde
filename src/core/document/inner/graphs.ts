import type { GraphParts, GraphPath, PlaygroundDoc } from '../document';
import { nodeOf } from '../lookup';

/** A graph and every graph inside it, each with the way to it; the outer one comes first. */
export function* graphsOf(graph: GraphParts, path: GraphPath = []): Generator<readonly [GraphPath, GraphParts]> {
  yield [path, graph];
  for (const { id, inner } of graph.nodes) if (inner !== undefined) yield* graphsOf(inner, [...path, id]);
}

/** The graph that the path leads to; undefined where a node on the way is none or is code. */
export function graphAt(graph: GraphParts, path: GraphPath): GraphParts | undefined {
  let at: GraphParts | undefined = graph;
  for (const id of path) at = at === undefined ? undefined : nodeOf(at, id)?.inner;
  return at;
}

/** The longest beginning of a path that still leads to a graph. */
export function openPath({ graph }: PlaygroundDoc, path: GraphPath): GraphPath {
  let length = path.length;
  while (length > 0 && graphAt(graph, path.slice(0, length)) === undefined) length -= 1;
  return length === path.length ? path : path.slice(0, length);
}

/** Parts of a graph and of all graphs inside it; edges, joins and routers are its lines. */
export function sizeOf(graph: GraphParts): { readonly nodes: number; readonly fields: number; readonly lines: number } {
  const all = [...graphsOf(graph)].map(([, parts]) => parts);
  const sum = (count: (parts: GraphParts) => number) => all.reduce((total, parts) => total + count(parts), 0);
  return {
    nodes: sum(({ nodes }) => nodes.length),
    fields: sum(({ fields }) => fields.length),
    lines: sum(({ edges, joins, routers }) => edges.length + joins.length + routers.length),
  };
}
