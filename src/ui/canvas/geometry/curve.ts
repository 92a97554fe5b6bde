import type { Point } from '~/core/document';
import { type Box, bottomPoint, centreX, centreY, contains, right, topPoint } from './box';

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

const CLEAR = 24;
const STUB = 18;
const CORNER = 14;

/**
 * The curve from the foot of `source` to the head of `target`. `lane` keeps parallel edges apart: 0 is the middle,
 * ±0.5, ±1, … are beside it. It bows around obstacles where a straight course would run over them.
 */
export function curveBetween(source: Box, target: Box, lane: number, obstacles: Obstacles): Curve {
  if (source === target) return selfLoop(source, lane);
  const from = bottomPoint(source);
  const to = topPoint(target);
  return to.y - from.y >= CLEAR ? downward(from, to, lane, obstacles) : around(source, target, lane);
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
    head: `M${at({ x: to.x - 4.5, y: to.y - 7.5 })}L${at(to)}L${at({ x: to.x + 4.5, y: to.y - 7.5 })}`,
    label: cubicAt(course, 0.5),
  };
}

/** Out at the foot, past the boxes, and in at the head from above: for edges that lead up or sideways. */
function around(source: Box, target: Box, lane: number): Curve {
  const from = bottomPoint(source);
  const to = topPoint(target);
  const channel = channelBetween(source, target) + lane * 16;
  const low = from.y + STUB;
  const high = to.y - STUB - Math.abs(lane) * 6;
  const corners = [from, { x: from.x, y: low }, { x: channel, y: low }, { x: channel, y: high }, { x: to.x, y: high }, to];
  return {
    path: rounded(corners),
    head: `M${at({ x: to.x - 4.5, y: to.y - 7.5 })}L${at(to)}L${at({ x: to.x + 4.5, y: to.y - 7.5 })}`,
    label: { x: channel, y: (low + high) / 2 },
  };
}

function channelBetween(source: Box, target: Box): number {
  const gapRight = target.x - right(source);
  const gapLeft = source.x - right(target);
  if (gapRight >= CLEAR) return right(source) + gapRight / 2;
  if (gapLeft >= CLEAR) return right(target) + gapLeft / 2;
  return centreX(target) < centreX(source) - 1
    ? Math.min(source.x, target.x) - CLEAR - 8
    : Math.max(right(source), right(target)) + CLEAR + 8;
}

function selfLoop(box: Box, lane: number): Curve {
  const x = right(box);
  const y = centreY(box);
  const reach = 58 + Math.abs(lane) * 26;
  const tip = { x, y: y - 12 };
  return {
    path: `M${at({ x, y: y + 12 })}C${at({ x: x + reach, y: y + 34 })} ${at({ x: x + reach, y: y - 34 })} ${at(tip)}`,
    head: `M${at({ x: x + 8, y: tip.y - 4.5 })}L${at(tip)}L${at({ x: x + 6.5, y: tip.y + 5 })}`,
    label: { x: x + reach * 0.75, y },
  };
}

type Cubic = readonly [Point, Point, Point, Point];

export function cubicAt([a, b, c, d]: Cubic, t: number): Point {
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
