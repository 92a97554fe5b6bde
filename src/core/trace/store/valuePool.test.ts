import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListSplice, Patch, Value } from '~/core/value';
import type { ValueEntry } from '../values';
import { ValuePool } from './valuePool';

/** A chain of random changes on a list, with every list it should give. */
const chain = fc
  .array(fc.tuple(fc.nat(), fc.nat(3), fc.array(fc.nat(9), { maxLength: 3 })), { minLength: 1, maxLength: 80 })
  .map((steps) => {
    const entries: ValueEntry[] = [{ v: [0, 1, 2, 3, 4] }];
    const lists: (readonly number[])[] = [[0, 1, 2, 3, 4]];
    for (const [place, most, insert] of steps) {
      const old = lists.at(-1) ?? [];
      const at = place % (old.length + 1);
      const remove = Math.min(most, old.length - at);
      entries.push({ of: entries.length - 1, p: { s: [[at, remove, insert]] } });
      lists.push(old.toSpliced(at, remove, ...insert));
    }
    return { entries, lists };
  });

const poolOf = (entries: readonly ValueEntry[], limits?: ConstructorParameters<typeof ValuePool>[0]) => {
  const pool = new ValuePool(limits);
  for (const entry of entries) pool.push(entry);
  return pool;
};

describe('values along a chain of patches', () => {
  const tight = { spacing: 3, keyframes: 60, recent: 25, recentCount: 4 };

  it('are right in whatever order they are asked for, and never change afterwards', () => {
    fc.assert(
      fc.property(chain, fc.array(fc.nat(), { minLength: 1, maxLength: 60 }), ({ entries, lists }, asked) => {
        const pool = poolOf(entries, tight);
        const given = asked.map((place) => {
          const ref = place % entries.length;
          return { ref, value: pool.value(ref) };
        });
        for (const { ref, value } of given) expect(value).toEqual(lists[ref]);
        const longest = Math.max(...lists.map((list) => list.length));
        expect(pool.cost).toBeLessThanOrEqual(tight.keyframes + Math.max(tight.recent, longest) + longest);
      }),
    );
  });

  it('measure what their JSON measures', () => {
    fc.assert(
      fc.property(chain, ({ entries, lists }) => {
        const pool = poolOf(entries);
        lists.forEach((list, ref) => expect(pool.size(ref)).toBe(JSON.stringify(list).length));
      }),
      { numRuns: 20 },
    );
  });

  it('go through every kind of patch', () => {
    const patches: readonly (readonly [Value, Patch, Value])[] = [
      [[1, 2, 3], { v: 'new' }, 'new'],
      [
        [1, 2, 3],
        {
          s: [
            [0, 1, []],
            [3, 0, [4]],
          ],
        },
        [2, 3, 4],
      ],
      [
        Array.from({ length: 20 }, (_, i) => i),
        { s: Array.from({ length: 10 }, (_, i): ListSplice => [2 * i, 1, ['x', 'y']]) },
        Array.from({ length: 10 }, (_, i) => ['x', 'y', 2 * i + 1]).flat(),
      ],
      ['abc', { t: [1, 1, 'XY'] }, 'aXYc'],
      ['abc', { t: [3, 0, 'd'] }, 'abcd'],
      [
        { a: 1, b: [1], c: 3 },
        {
          k: [
            ['b', { s: [[1, 0, [2]]] }],
            ['d', { v: 4 }],
          ],
          d: ['a'],
        },
        { b: [1, 2], c: 3, d: 4 },
      ],
      [{ $: 'set', v: [1] }, { in: { s: [[1, 0, [2]]] } }, { $: 'set', v: [1, 2] }],
      [{ $: 'map', v: [[1, 'a']] }, { in: { s: [[0, 1, [[1, 'b']]]] } }, { $: 'map', v: [[1, 'b']] }],
      [{ $: 'overwrite', v: [1] }, { in: { s: [[0, 1, []]] } }, { $: 'overwrite', v: [] }],
    ];
    for (const [base, p, expected] of patches) {
      const before = structuredClone(base);
      const pool = poolOf([{ v: base }, { of: 0, p }]);
      expect(pool.value(1)).toEqual(expected);
      expect(base).toEqual(before);
    }
  });

  it('are marked as damaged where a patch does not fit', () => {
    const patches: readonly (readonly [Value, Patch])[] = [
      [[1], { s: [[2, 0, [1]]] }],
      [[1], { s: [[0, 2, []]] }],
      [
        [1, 2],
        {
          s: [
            [1, 1, []],
            [0, 1, []],
          ],
        },
      ],
      ['abc', { t: [2, 5, ''] }],
      [1, { t: [0, 0, 'x'] }],
      [{ a: 1 }, { s: [] }],
      [{ a: 1 }, { k: [['b', { t: [0, 0, 'x'] }]], d: [] }],
      [{ a: 1 }, { in: { v: [] } }],
      [{ $: 'set', v: [1] }, { in: { v: 1 } }],
      [
        { $: 'set', v: [1] },
        { k: [['v', { v: 1 }]], d: [] },
      ],
      [{ $: 'map', v: [[1, 2]] }, { in: { s: [[0, 0, [7]]] } }],
      [{ $: 'map', v: [[1, 2]] }, { in: { k: [['0', { v: 7 }]], d: [] } }],
      [null, { k: [], d: [] }],
    ];
    for (const [base, p] of patches) {
      const pool = poolOf([{ v: base }, { of: 0, p }, { of: 1, p: { s: [[0, 0, [1]]] } }]);
      expect(pool.value(1)).toEqual({ $: 'unreadable', v: 'damaged record' });
      expect(pool.value(2)).toEqual({ $: 'unreadable', v: 'damaged record' });
    }
  });

  it('keep their places when an entry is refused', () => {
    const pool = new ValuePool();
    const bad = [{ of: 0, p: { v: 1 } }, { of: -1, p: { v: 1 } }, null, 7, { of: 0 }] as unknown as ValueEntry[];
    expect(bad.map((entry) => pool.push(entry))).toEqual([false, false, false, false, false]);
    expect(pool.push({ v: 'good' })).toBe(true);
    expect(pool.value(5)).toBe('good');
    expect(pool.value(0)).toMatchObject({ $: 'unreadable' });
  });
});

describe('a chain of 100,000 patches on a list of 1,000', () => {
  const COUNT = 100_000;
  const item = (n: number): Value => ({ id: n, text: `item ${n}` });
  const kinds: { readonly [kind: string]: (n: number) => Patch } = {
    'replaced items': (n) => ({ s: [[n % 1000, 1, [item(n)]]] }),
    'a sliding window': (n) => ({
      s: [
        [0, 1, []],
        [1000, 0, [item(n)]],
      ],
    }),
    'changed keys': (n) => ({ k: [[String(n % 1000), { k: [['text', { v: `new ${n}` }]], d: [] }]], d: [] }),
  };

  it.each(Object.entries(kinds))('of %s answers a random jump quickly', (_, patch) => {
    const pool = new ValuePool();
    pool.push({ v: Array.from({ length: 1000 }, (_item, n) => item(n)) });
    for (let n = 1; n <= COUNT; n++) pool.push({ of: n - 1, p: patch(n) });
    const times = [COUNT, 1, 77_777, 50_000, 12_345, 99_999, 30_001].map((ref) => {
      const start = performance.now();
      expect(pool.value(ref)).toHaveLength(1000);
      return performance.now() - start;
    });
    const [first = 0, ...others] = times;
    expect(first).toBeLessThan(1500);
    // The median: a busy machine may hold up one of them.
    expect(others.toSorted((a, b) => a - b)[3]).toBeLessThan(100);
    expect(pool.cost).toBeLessThan(2_500_000);
    const start = performance.now();
    for (let ref = 40_000; ref < 40_500; ref++) pool.value(ref);
    expect(performance.now() - start).toBeLessThan(1500);
  });
});
