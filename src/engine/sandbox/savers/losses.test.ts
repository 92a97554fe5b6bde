import { describe, expect, it } from 'vitest';
import type { SaverKind } from '~/core/document';
import { changedInPlace, storedHistory } from '~/core/trace';
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

  it('nothing is said where nothing is saved', async () => {
    expect(losses(await ran(graph('new Date(0)', 'none')))).toEqual([]);
  });

  it('a late saver is asked after the turn', async () => {
    const trial = await ran(graph('new Date(0)', 'late'));
    expect(losses(trial).map(([step, field, why]) => [step, field, why])).toEqual([[1, 'x', 'changed']]);
    expect(losses(await ran(graph('10n', 'late'))).map(([step, field, why]) => [step, field, why])).toEqual([[1, 'x', 'unreadable']]);
    expect(losses(await ran(graph('[1]', 'late')))).toEqual([]);
  });

  it('an untracked field is in no checkpoint', async () => {
    const untracked: Sketch = {
      fields: { tmp: { type: 'str', merge: { kind: 'untracked', guard: true } }, x: null },
      nodes: { a: "export default () => ({ tmp: 'T' });", b: 'export default () => ({ x: [1] });' },
      edges: ['__start__>a', 'a>b'],
      turns: ['export default { x: [0] };'],
    };
    const trial = await ran(untracked);
    expect(losses(trial).map(([step, field, why, live, back]) => [step, field, why, trial.value(live), back])).toEqual([
      [1, 'tmp', 'untracked', '"T"', null],
    ]);
  });
});

describe('what is changed in place before it is written down', () => {
  const pushes: Sketch = {
    fields: { log: { reducer: 'export default (existing, update) => { existing.push(...update); return existing; };' } },
    nodes: { a: "export default () => ({ log: ['a'] });", b: "export default () => ({ log: ['b'] });" },
    edges: ['__start__>a', 'a>b'],
    turns: ["export default { log: ['in'] };"],
  };
  const found = async (memory: Sketch['memory'], options = {}) => {
    const trial = await ran({ ...pushes, ...(memory ? { memory } : {}) }, options);
    const told = losses(trial).map(([step, field, why, live, back]) => [step, field, why, trial.value(live), trial.value(back)]);
    return { trial, told };
  };

  it('X063: gets into the older checkpoints of a late saver, and the record of the merges is untouched', async () => {
    const { trial, told } = await found({ saver: 'late', durability: 'async' });
    const all = '["in","a","b"]';
    expect(told).toEqual([
      [-1, 'log', 'changed in place', '[]', all],
      [0, 'log', 'changed in place', '["in"]', all],
      [1, 'log', 'changed in place', '["in","a"]', all],
    ]);
    expect(trial.rows.filter((row) => !row.startsWith('commit'))).toEqual([]);
    expect(trial.state).toEqual({ log: ['in', 'a', 'b'] });
  });

  it('stands beside what was committed in the history of the thread', async () => {
    const { trial } = await found({ saver: 'late', durability: 'async' });
    const told = (ref: number | null) => (ref === null ? null : trial.store.value(ref));
    const all = ['in', 'a', 'b'];
    expect(changedInPlace(trial.store)).toEqual(['log']);
    expect(storedHistory(trial.store, '1', 'log').map(({ committed, stored, why }) => [told(committed), told(stored), why])).toEqual([
      [[], all, 'changed in place'],
      [['in'], all, 'changed in place'],
      [['in', 'a'], all, 'changed in place'],
      [all, all, null],
    ]);
    const clean = await found({ saver: 'memory', durability: 'async' }, { reread: true });
    expect(storedHistory(clean.trial.store, '1', 'log').map(({ why }) => why)).toEqual([null, null, null, null]);
  });

  it.each([
    ['memory', 'async'],
    ['memory', 'exit'],
    ['indexedDB', 'async'],
  ] as const)('is not in those of %s at durability %s, read back as well', async (saver, durability) => {
    expect((await found({ saver, durability }, { reread: true })).told).toEqual([]);
  });

  it('X063: durability sync saves all but the input’s own checkpoint, which nothing waits for', async () => {
    expect((await found({ saver: 'late', durability: 'sync' })).told).toEqual([[-1, 'log', 'changed in place', '[]', '["in"]']]);
  });

  it('is told after an error of a reducer as well, without one call more', async () => {
    const reducer =
      "export default (existing, update) => { if (update[0] === 'b') throw new Error('no'); existing.push(...update); return existing; };";
    const trial = await ran({ ...pushes, fields: { log: { reducer } }, memory: { saver: 'late', durability: 'async' } });
    expect(trial.how).toBe('failed');
    expect(losses(trial).map(([step, , why]) => [step, why])).toEqual([
      [-1, 'changed in place'],
      [0, 'changed in place'],
    ]);
    expect(trial.rows.filter((row) => row.startsWith('commit'))).toHaveLength(3);
  });
});
