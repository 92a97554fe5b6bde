import type { Point } from '~/core/document';

/** A rectangle in the graph's own pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Every node has one size whatever it shows, so stepping never moves anything. */
export const NODE_SIZE: Size = { width: 178, height: 74 };
export const PILL_SIZE: Size = { width: 80, height: 30 };
export const ROUTER_SIZE: Size = { width: 144, height: 26 };
export const JOIN_SIZE: Size = { width: 136, height: 24 };

export const right = (box: Box) => box.x + box.width;
export const bottom = (box: Box) => box.y + box.height;
export const centreX = (box: Box) => box.x + box.width / 2;
export const centreY = (box: Box) => box.y + box.height / 2;
export const topPoint = (box: Box): Point => ({ x: centreX(box), y: box.y });
export const bottomPoint = (box: Box): Point => ({ x: centreX(box), y: bottom(box) });

export const boxAt = (at: Point, size: Size): Box => ({ x: at.x, y: at.y, ...size });

/** True when the boxes come nearer to each other than `margin`. */
export function overlap(a: Box, b: Box, margin = 0): boolean {
  return a.x < right(b) + margin && b.x < right(a) + margin && a.y < bottom(b) + margin && b.y < bottom(a) + margin;
}

export function contains(box: Box, point: Point, margin = 0): boolean {
  return point.x > box.x - margin && point.x < right(box) + margin && point.y > box.y - margin && point.y < bottom(box) + margin;
}

/** The smallest box around all of them; null when there are none. */
export function boundsOf(boxes: Iterable<Box>): Box | null {
  let found: { x: number; y: number; right: number; bottom: number } | null = null;
  for (const box of boxes) {
    found ??= { x: box.x, y: box.y, right: right(box), bottom: bottom(box) };
    found.x = Math.min(found.x, box.x);
    found.y = Math.min(found.y, box.y);
    found.right = Math.max(found.right, right(box));
    found.bottom = Math.max(found.bottom, bottom(box));
  }
  return found === null ? null : { x: found.x, y: found.y, width: found.right - found.x, height: found.bottom - found.y };
}

/** The box moved, if it must be, to the nearest place in reading direction where it touches nothing. */
export function firstFree(box: Box, taken: readonly Box[], margin = 24): Box {
  let free = box;
  // Each round moves past one obstacle to the right, so it takes at most as many rounds as there are boxes.
  for (let round = 0; round <= taken.length; round++) {
    const hit = taken.find((other) => overlap(free, other, margin));
    if (hit === undefined) return free;
    free = { ...free, x: right(hit) + margin };
  }
  return free;
}
