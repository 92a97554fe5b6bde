import { describe, expect, it } from 'vitest';
import { type Box, boxAt, contains, NODE_SIZE } from './box';
import { curveBetween } from './curve';

const box = (x: number, y: number): Box => boxAt({ x, y }, NODE_SIZE);

/** Points along path data of M, L, Q and C with absolute coordinates. */
function points(path: string): { x: number; y: number }[] {
  const found: { x: number; y: number }[] = [];
  let here = { x: 0, y: 0 };
  for (const [, command = '', rest = ''] of path.matchAll(/([MLQC])([^MLQC]*)/g)) {
    const numbers = rest.trim().split(/[ ,]+/).map(Number);
    const pairs = numbers.flatMap((n, index) => (index % 2 === 0 ? [{ x: n, y: numbers[index + 1] ?? 0 }] : []));
    const controls = [here, ...pairs];
    const steps = command === 'M' ? 1 : 24;
    for (let step = 1; step <= steps; step++) found.push(command === 'M' ? (pairs[0] ?? here) : bezier(controls, step / steps));
    here = pairs.at(-1) ?? here;
  }
  return found;
}

function bezier(controls: readonly { x: number; y: number }[], t: number): { x: number; y: number } {
  if (controls.length === 1) return controls[0] ?? { x: 0, y: 0 };
  const next = controls.slice(1).map((point, index) => ({
    x: (controls[index]?.x ?? 0) * (1 - t) + point.x * t,
    y: (controls[index]?.y ?? 0) * (1 - t) + point.y * t,
  }));
  return bezier(next, t);
}

describe('curveBetween', () => {
  it('leads from the foot of one box to the head of the other', () => {
    const way = points(curveBetween(box(0, 0), box(300, 200), 0, []).path);
    expect(way[0]).toEqual({ x: 89, y: 74 });
    expect(way.at(-1)).toEqual({ x: 389, y: 200 });
  });

  it('keeps parallel edges apart', () => {
    const [a, b] = [-0.5, 0.5].map((lane) => points(curveBetween(box(0, 0), box(0, 200), lane, []).path));
    const middle = Math.floor((a?.length ?? 0) / 2);
    expect(Math.abs((a?.[middle]?.x ?? 0) - (b?.[middle]?.x ?? 0))).toBeGreaterThan(18);
  });

  it('loops back to its own node without crossing it', () => {
    const own = box(0, 0);
    for (const lane of [0, 1]) {
      const way = points(curveBetween(own, own, lane, []).path);
      for (const point of way.slice(1, -1)) expect(contains(own, point, -1)).toBe(false);
      expect(way.at(-1)?.y).toBe(0);
    }
  });

  it('goes around what stands in the way down', () => {
    const between = box(0, 150);
    const straight = points(curveBetween(box(0, 0), box(0, 320), 0, []).path);
    const bowed = points(curveBetween(box(0, 0), box(0, 320), 0, [between]).path);
    expect(straight.some((point) => contains(between, point))).toBe(true);
    expect(bowed.some((point) => contains(between, point))).toBe(false);
  });

  it('leads up beside everything between its ends', () => {
    const [low, high] = [box(0, 400), box(0, 0)];
    const between = [box(-60, 130), box(60, 260)];
    for (const lane of [0, 1, 5]) {
      const way = points(curveBetween(low, high, lane, between).path);
      for (const other of [...between, low, high]) expect(way.some((point) => contains(other, point, -1))).toBe(false);
      expect(way.at(-1)).toEqual({ x: 89, y: 0 });
    }
  });

  it('leads sideways through the gap between two nodes of one row', () => {
    const way = points(curveBetween(box(0, 0), box(260, 0), 0, []).path);
    expect(way.some((point) => contains(box(0, 0), point, -1) || contains(box(260, 0), point, -1))).toBe(false);
  });
});
