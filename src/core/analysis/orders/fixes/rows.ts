import { moveNodes, type NodeId, type PlaygroundDoc, type Point } from '~/core/document';

export const ROW = 150;

/** Makes room below a height: all that is drawn lower moves down. */
export function pushDown(doc: PlaygroundDoc, below: number, by: number): PlaygroundDoc {
  const lower = Object.entries(doc.layout.nodes).filter(([, point]) => point.y > below);
  return moveNodes(doc, Object.fromEntries(lower.map(([ref, { x, y }]) => [ref, { x, y: y + by }])));
}

/** Places of the nodes that have one. */
export function placesOf(doc: PlaygroundDoc, ids: readonly NodeId[]): readonly Point[] {
  return ids.flatMap((id) => doc.layout.nodes[id] ?? []);
}
