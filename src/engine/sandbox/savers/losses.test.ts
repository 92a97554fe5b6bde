import { describe, expect, it } from 'vitest';
import type { SaverKind } from '~/core/document';
import { ran, type Sketch, type Trial } from '../../trial.fake';

const graph = (value: string, saver: SaverKind = 'memory'): Sketch => ({
  fields: { x: null },
  nodes: { a: `class Point { constructor() { this.y = 1; } }\nexport default () => ({ x: ${value} });` },
  edges: ['__start__>a'],
  memory: { saver, durability: 'async' },
});
const losses = (trial: Trial) =>
  trial.store.saves.flatMap(({ step, losses: all }) =>
    all.map(({ field, live, reloaded, why }) => [step, field, why, live, reloaded] as const),
  );

describe('what a checkpoint does not carry is told', () => {
  it.each([
    ['a date', 'new Date(0)', '"1970-01-01T00:00:00.000Z"'],
    ['an instance of a class', 'new Point()', '{"y":1}'],
    ['no number', '[1, NaN, Infinity]', '[1,null,null]'],
    ['a date amid others', '{ at: [new Date(0)] }', '{"at":["1970-01-01T00:00:00.000Z"]}'],
  ])('%s', async (_, value, reloaded) => {
    for (const saver of ['memory', 'indexedDB'] as const) {
      const trial = await ran(graph(value, saver));
      const [loss, ...more] = losses(trial);
      expect(loss?.slice(0, 3)).toEqual([1, 'x', 'changed']);
      expect(trial.value(loss?.[4] ?? null)).toBe(reloaded);
      expect(more).toEqual([]);
      expect(trial.store.dropped).toBe(0);
    }
  });

  it('a function is left out', async () => {
    expect(losses(await ran(graph('() => 1'))).map(([step, , why, , reloaded]) => [step, why, reloaded])).toEqual([[1, 'left out', null]]);
  });

  it.each([
    ['a big integer', '10n'],
    ['a toJSON that throws', '({ toJSON() { throw new Error("no"); } })'],
  ])('%s makes the thread unreadable', async (_, value) => {
    expect(losses(await ran(graph(value))).map(([step, , why, , reloaded]) => [step, why, reloaded])).toEqual([[1, 'unreadable', null]]);
  });

  it.each(['[1, "a", null, { b: true }]', 'new Set([1])', 'new Map([[1, new Set()]])', '/a/g', 'new Uint8Array([1])', 'undefined'])(
    'nothing is said of %s',
    async (value) => {
      expect(losses(await ran(graph(value)))).toEqual([]);
    },
  );

  it('nothing is said where nothing is saved, or only later', async () => {
    for (const saver of ['none', 'late'] as const) expect(losses(await ran(graph('new Date(0)', saver)))).toEqual([]);
  });
});
