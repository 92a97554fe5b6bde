import type { Box } from '../geometry/box';
import type { ShapeId } from '../picture/links';

/** Shapes as one reads: from the top, and in one row from the left. */
export function readingOrder(boxes: ReadonlyMap<ShapeId, Box>): readonly ShapeId[] {
  return [...boxes].sort(([, a], [, b]) => a.y - b.y || a.x - b.x).map(([id]) => id);
}
