import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Value } from '~/core/value';
import { type LocalReducer, localFolder } from '../laws/localFolder.fixture';
import type { Folder } from '../fold';
import type { Contributions } from './contribution';
import { exploreOrders } from './exploreOrders';
import { renamePreview } from './renamePreview';

type Strings = readonly string[];
const append = ((s: Strings, u: Strings) => [...s, ...u]) as LocalReducer;
const sum = ((s: number, u: number) => s + u) as LocalReducer;

function writing(before: Value, writes: { readonly [node: string]: readonly Value[] }): Contributions {
  const parts = Object.entries(writes).map(([node, values], task) => ({
    by: { kind: 'task', task, node, path: `~__pregel_pull, ${node}` } as const,
    writes: values,
    finished: task,
    drawn: task,
    why: { rule: 'name' } as const,
  }));
  return { moment: 1, field: 'log', before: { kind: 'value', value: before }, parts };
}

describe('exploreOrders', () => {
  it('keeps a task’s own writes together', async () => {
    const { groups, complete, tried } = await exploreOrders(writing([], { a: [['1'], ['2']], b: [['3']] }), localFolder(append, []));
    expect({ complete, tried }).toEqual({ complete: true, tried: 2 });
    expect(groups.map(({ outcome, orders }) => [outcome, orders])).toEqual([
      [{ kind: 'value', value: ['1', '2', '3'] }, [[0, 1]]],
      [{ kind: 'value', value: ['3', '1', '2'] }, [[1, 0]]],
    ]);
  });

  it('tells an Overwrite’s order: what comes before it is lost, what comes after is skipped', async () => {
    const overwrite: Value = { $: 'overwrite', v: ['new'] };
    const found = await exploreOrders(writing(['old'], { a: [['1']], b: [overwrite], c: [['2']] }), localFolder(append, []));
    expect(found.dependsOnOrder).toBe(false);
    expect(found.groups.map((group) => group.outcome)).toEqual([{ kind: 'value', value: ['new'] }]);
  });

  it('groups failures as well, the engine’s own group first, then by size', async () => {
    const picky = ((s: number, u: number) => {
      if (s > 2) throw new RangeError('full');
      return s + u;
    }) as LocalReducer;
    const { groups } = await exploreOrders(writing(0, { a: [3], b: [1], c: [1] }), localFolder(picky, 0));
    expect(groups.map(({ outcome, orders }) => [outcome.kind, orders.length])).toEqual([
      ['error', 4],
      ['value', 2],
    ]);
    expect(groups[0]?.orders[0]).toEqual([0, 1, 2]);
  });

  it('puts the largest of the other groups first', async () => {
    const answers = ['own', 'x', 'y', 'y', 'x', 'y'];
    const folder = localFolder(append, []);
    const answering: Folder = async (folds) =>
      (await folder(folds)).map((outcome, index) => ({ ...outcome, result: answers[index] ?? null }));
    const { groups } = await exploreOrders(writing([], { a: [['1']], b: [['2']], c: [['3']] }), answering);
    expect(groups.map(({ outcome, orders }) => [outcome.kind === 'value' && outcome.value, orders.length])).toEqual([
      ['own', 1],
      ['y', 3],
      ['x', 2],
    ]);
  });

  it('partitions the orders, into one group where the reducer needs none', async () => {
    const parts = fc.uniqueArray(fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(parts, fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 5, maxLength: 5 }), async (names, numbers) => {
        const added = await exploreOrders(
          writing(0, Object.fromEntries(names.map((name, i) => [name, [numbers[i] ?? 0]]))),
          localFolder(sum, 0),
        );
        expect(added.groups).toHaveLength(1);
        expect(added.dependsOnOrder).toBe(false);
        const listed = await exploreOrders(writing([], Object.fromEntries(names.map((name) => [name, [[name]]]))), localFolder(append, []));
        const orders = listed.groups.flatMap((group) => group.orders.map((order) => order.join()));
        expect(new Set(orders).size).toBe(listed.tried);
        expect(orders).toHaveLength(listed.tried);
        expect(listed.groups[0]?.orders[0]).toEqual([...names.keys()]);
      }),
      { numRuns: 25 },
    );
  });

  it('stops when asked, and says what cannot be copied', async () => {
    const seven = writing([], Object.fromEntries([...'abcdefg'].map((name) => [name, [[name]]])));
    const controller = new AbortController();
    const stopped = await exploreOrders(seven, localFolder(append, []), {
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    expect(stopped).toMatchObject({ how: 'stopped', complete: false, tried: 48 });
    expect(await exploreOrders(seven, localFolder(append, []))).toMatchObject({ how: 'done', complete: false, tried: 240 });
    const folder = localFolder(append, []);
    const uncopied = await exploreOrders(seven, async (folds) => (await folder(folds)).map((outcome) => ({ ...outcome, uncopied: 0 })));
    expect(uncopied).toMatchObject({ how: 'uncopied', groups: [], tried: 0 });
  });
});

describe('renamePreview', () => {
  it('gives the order and the outcome under another name', async () => {
    const contributions = writing([], { apple: [['a']], mango: [['m']], zebra: [['z']] });
    const { groups } = await exploreOrders(contributions, localFolder(append, []));
    const { order, group } = renamePreview(contributions, groups, 'apple', 'yak');
    expect(order).toEqual([1, 0, 2]);
    expect(group?.outcome).toEqual({ kind: 'value', value: ['m', 'a', 'z'] });
    expect(renamePreview(contributions, groups, 'apple', 'Zebra').order).toEqual([0, 1, 2]);
    const by = { kind: 'task', task: 0, node: '', path: '~__pregel_pull, ' } as const;
    const nameless = { ...contributions, parts: contributions.parts.map((part, index) => (index > 0 ? part : { ...part, by })) };
    expect(renamePreview(nameless, groups, '', 'zz').order).toEqual([1, 2, 0]);
    expect(renamePreview(contributions, groups, 'mango', '😀').order).toEqual([0, 2, 1]);
    expect(renamePreview(contributions, [], 'apple', 'yak').group).toBeNull();
  });

  it('keeps Sends after triggered nodes, and moves them with the name of who sent them', () => {
    const send = (node: string, item: number) => ({ rule: 'send', by: { task: 0, node, path: `~__pregel_pull, ${node}` }, item }) as const;
    const base = writing([], { a: [['1']], b: [['2']], c: [['3']] });
    const parts = base.parts.map((part, index) => ({ ...part, why: [send('left', 0), send('left', 1), send('right', 0)][index]! }));
    const contributions = { ...base, parts };
    expect(renamePreview(contributions, [], 'left', 'zz').order).toEqual([2, 0, 1]);
    expect(renamePreview(contributions, [], 'a', 'zz').order).toEqual([0, 1, 2]);
    const mixed = base.parts.map((part, index) => ({
      ...part,
      why: index === 0 ? part.why : ({ rule: 'send', by: null, item: index } as const),
    }));
    expect(renamePreview({ ...base, parts: mixed }, [], 'a', 'zz').order).toEqual([0, 1, 2]);
  });
});
