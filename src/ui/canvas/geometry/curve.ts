import type { Point } from '~/core/document';
import { type Box, bottom, bottomPoint, centreX, contains, right, topPoint } from './box';

/** How an edge is drawn. */
export interface Curve {
  /** Path data of an SVG path. */
  readonly path: string;
  /** Path data of its arrow head. */
  readonly head: string;
  /** Where its label stands. */
  readonly label: Point;
}

/** What can be drawn over, so that it has to be gone around. */
export type Obstacles = readonly Box[];

/** What a line needs below one box and above the next to lead straight down. */
const CLEAR = 12;
/** What it needs between two boxes to lead up there. */
const BETWEEN = 24;
const STUB = 18;
const CORNER = 14;
/** How near the way up comes to a box. */
const CHANNEL = 16;

/**
 * The curve from the foot of `source` to the head of `target`. `lane` keeps parallel edges apart: 0 is the middle,
 * ±0.5, ±1, … are beside it. It bows around obstacles where a straight course would run over them.
 */
export function curveBetween(source: Box, target: Box, lane: number, obstacles: Obstacles): Curve {
  if (source === target) return selfLoop(source, lane);
  const from = bottomPoint(source);
  const to = topPoint(target);
  return leadsAround(source, target) ? around(source, target, lane, obstacles) : downward(from, to, lane, obstacles);
}

const BOWS = [0, 80, -80, 150, -150, 220, -220, 300, -300];

function downward(from: Point, to: Point, lane: number, obstacles: Obstacles): Curve {
  const reach = Math.min(96, Math.max(20, (to.y - from.y) * 0.5));
  const courses = BOWS.map((bow): Cubic => {
    const shift = bow + lane * 34;
    return [from, { x: from.x + shift, y: from.y + reach }, { x: to.x + shift, y: to.y - reach }, to];
  });
  const course = courses.find((points) => !crosses(points, obstacles)) ?? (courses[0] as Cubic);
  const [a, b, c, d] = course;
  return {
    path: `M${at(a)}C${at(b)} ${at(c)} ${at(d)}`,
    head: headDown(to),
    label: cubicAt(course, 0.5),
  };
}

/** Out at the foot, past the boxes, and in at the head from above: for edges that lead up or sideways. */
function around(source: Box, target: Box, lane: number, obstacles: Obstacles): Curve {
  const from = bottomPoint(source);
  const to = topPoint(target);
  const spread = Math.abs(lane) * 5;
  const low = from.y + STUB + spread;
  const high = to.y - STUB - spread;
  const channel = channelFor(source, target, Math.abs(lane), obstacles);
  const corners = [from, { x: from.x, y: low }, { x: channel, y: low }, { x: channel, y: high }, { x: to.x, y: high }, to];
  return { path: rounded(corners), head: headDown(to), label: { x: channel, y: (low + high) / 2 } };
}

/** True when the edge cannot simply lead down, and so has to go around. */
export function leadsAround(source: Box, target: Box): boolean {
  return source !== target && target.y - bottom(source) < CLEAR;
}

/** The x of the way up: between the boxes where there is room, else beside them, on the side where it is nearer. */
function channelFor(source: Box, target: Box, track: number, obstacles: Obstacles): number {
  const gapRight = target.x - right(source);
  const gapLeft = source.x - right(target);
  const top = Math.min(source.y, target.y) - STUB;
  const inReach = obstacles.filter((box) => box.y < bottom(source) + STUB && bottom(box) > top);
  if (gapRight >= BETWEEN && inReach.length === 0) return right(source) + gapRight / 2;
  if (gapLeft >= BETWEEN && inReach.length === 0) return right(target) + gapLeft / 2;
  const boxes = [source, target, ...inReach];
  const start = (centreX(source) + centreX(target)) / 2;
  const east = clearOf(boxes, start, 1) + track * 12;
  const west = clearOf(boxes, start, -1) - track * 12;
  return east - start <= start - west + 1 ? east : west;
}

/** The nearest x on that side of `start` that keeps clear of every box. */
function clearOf(boxes: readonly Box[], start: number, side: 1 | -1): number {
  let x = start;
  for (let round = 0; round <= boxes.length; round++) {
    const hit = boxes.find((box) => x > box.x - CHANNEL && x < right(box) + CHANNEL);
    if (hit === undefined) return x;
    x = side > 0 ? right(hit) + CHANNEL : hit.x - CHANNEL;
  }
  return x;
}

const headDown = (to: Point) => `M${at({ x: to.x - 4, y: to.y - 6.5 })}L${at(to)}L${at({ x: to.x + 4, y: to.y - 6.5 })}`;

/** Out at the right and in again from above, around the corner. */
function selfLoop(box: Box, lane: number): Curve {
  const reach = 36 + Math.abs(lane) * 24;
  const inset = 22 + Math.abs(lane) * 10;
  const from = { x: right(box), y: box.y + inset };
  const to = { x: right(box) - inset, y: box.y };
  const course: Cubic = [from, { x: from.x + reach, y: from.y }, { x: to.x, y: to.y - reach }, to];
  const [a, b, c, d] = course;
  return { path: `M${at(a)}C${at(b)} ${at(c)} ${at(d)}`, head: headDown(to), label: cubicAt(course, 0.5) };
}

type Cubic = readonly [Point, Point, Point, Point];

function cubicAt([a, b, c, d]: Cubic, t: number): Point {
  const u = 1 - t;
  const mix = (p: number, q: number, r: number, s: number) => u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s;
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
}

function crosses(course: Cubic, obstacles: Obstacles): boolean {
  if (obstacles.length === 0) return false;
  for (let step = 1; step < 20; step++) {
    const point = cubicAt(course, step / 20);
    if (obstacles.some((box) => contains(box, point, 6))) return true;
  }
  return false;
}

function rounded(corners: readonly Point[]): string {
  const [first, ...rest] = corners as readonly [Point, ...Point[]];
  let path = `M${at(first)}`;
  let previous = first;
  rest.forEach((corner, index) => {
    const next = rest[index + 1];
    if (next === undefined) {
      path += `L${at(corner)}`;
      return;
    }
    const radius = Math.min(CORNER, distance(previous, corner) / 2, distance(corner, next) / 2);
    path += `L${at(towards(corner, previous, radius))}Q${at(corner)} ${at(towards(corner, next, radius))}`;
    previous = corner;
  });
  return path;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function towards(from: Point, to: Point, by: number): Point {
  const whole = distance(from, to);
  return whole === 0 ? from : { x: from.x + ((to.x - from.x) * by) / whole, y: from.y + ((to.y - from.y) * by) / whole };
}

const at = (point: Point) => `${round(point.x)},${round(point.y)}`;
const round = (n: number) => Math.round(n * 10) / 10;
