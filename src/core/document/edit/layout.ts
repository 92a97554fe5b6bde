import type { Layout, PlaygroundDoc, Point } from '../document';
import { COORDINATE_MOST } from '../limits';
import { isEnd } from '../lookup';

/** Whole pixels, in range; null for what is no place at all. */
function placeable(point: Point): Point | null {
  if (!Number.isFinite(point.x) || !Number.isFinite(point.y)) return null;
  const pull = (number: number) => Math.max(-COORDINATE_MOST, Math.min(COORDINATE_MOST, Math.round(number))) || 0;
  return { x: pull(point.x), y: pull(point.y) };
}

/** Moves some nodes; keys that name no node are left out. */
export function moveNodes(doc: PlaygroundDoc, points: Layout['nodes']): PlaygroundDoc {
  const known = new Set(doc.graph.nodes.map((node) => node.id));
  const next: { [ref: string]: Point } = { ...doc.layout.nodes };
  let changed = false;
  for (const [ref, point] of Object.entries(points)) {
    const place = isEnd(ref) || known.has(ref) ? placeable(point) : null;
    const before = doc.layout.nodes[ref];
    if (place === null || (before?.x === place.x && before.y === place.y)) continue;
    next[ref] = place;
    changed = true;
  }
  return changed ? { ...doc, layout: { ...doc.layout, nodes: next } } : doc;
}

/** Replaces all positions of this graph, not of those inside its nodes: nodes that are not in `layout` go back to automatic placing. */
export function setLayout(doc: PlaygroundDoc, layout: Layout): PlaygroundDoc {
  const next = moveNodes({ ...doc, layout: { nodes: {} } }, layout.nodes).layout.nodes;
  const before = doc.layout.nodes;
  const refs = Object.keys(next);
  const same =
    refs.length === Object.keys(before).length && refs.every((ref) => next[ref]?.x === before[ref]?.x && next[ref]?.y === before[ref]?.y);
  return same ? doc : { ...doc, layout: { ...doc.layout, nodes: next } };
}
