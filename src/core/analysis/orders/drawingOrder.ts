import type { NodeId, PlaygroundDoc } from '~/core/document';

/** Nodes as one reads the drawing: from the top, and in one row from the left; those without a place come last, as listed. */
export function drawingOrder(
  { graph, layout }: PlaygroundDoc,
  ids: readonly NodeId[] = graph.nodes.map((node) => node.id),
): readonly NodeId[] {
  const far = { x: Number.MAX_VALUE, y: Number.MAX_VALUE };
  const place = (id: NodeId) => layout.nodes[id] ?? far;
  return ids.toSorted((one, other) => place(one).y - place(other).y || place(one).x - place(other).x);
}
