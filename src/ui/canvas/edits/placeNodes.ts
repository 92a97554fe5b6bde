import { type NodeRef, type PlaygroundDoc, type Point, setLayout } from '~/core/document';
import type { Box } from '../geometry/box';

/** True while nobody has placed anything: the graph is then arranged anew at every change. */
export const isArranged = (doc: PlaygroundDoc) => Object.keys(doc.layout.nodes).length === 0;

/**
 * Moves some nodes and pins all others where they are now: once a person has placed one node by hand, none may jump at
 * the next change.
 */
export function placeNodes(doc: PlaygroundDoc, boxes: ReadonlyMap<NodeRef, Box>, moved: ReadonlyMap<NodeRef, Point>): PlaygroundDoc {
  const nodes: { [ref: NodeRef]: Point } = {};
  for (const [ref, box] of boxes) nodes[ref] = { x: box.x, y: box.y };
  for (const [ref, point] of moved) nodes[ref] = point;
  return setLayout(doc, { nodes });
}
