import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { align, type Hunk } from './align';

const aligned = (old: readonly unknown[], next: readonly unknown[]) => align(old.length, next.length, (i, j) => old[i] === next[j]);

/** The new list, made of the old one and the hunks alone. */
function rebuilt(old: readonly unknown[], next: readonly unknown[], hunks: readonly Hunk[]): readonly unknown[] {
  const list: unknown[] = [];
  let read = 0;
  for (const { at, remove, from, insert } of hunks) {
    expect(at).toBeGreaterThanOrEqual(read);
    list.push(...old.slice(read, at));
    expect(from).toBe(list.length);
    list.push(...next.slice(from, from + insert));
    read = at + remove;
  }
  expect(read).toBeLessThanOrEqual(old.length);
  return [...list, ...old.slice(read)];
}

const cost = (hunks: readonly Hunk[]) => hunks.reduce((sum, { remove, insert }) => sum + remove + insert, 0);
const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

describe('align', () => {
  it('explains any change of any list', () => {
    for (const max of [1, 3, 100]) {
      const list = fc.array(fc.nat(max), { maxLength: 60 });
      fc.assert(
        fc.property(list, list, (old, next) => {
          expect(rebuilt(old, next, aligned(old, next))).toEqual(next);
        }),
        { numRuns: 500 },
      );
    }
  });

  it('finds a few edits in a long list exactly', () => {
    const edit = fc.tuple(fc.nat(399), fc.constantFrom('remove', 'insert', 'replace'));
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 8 }), (edits) => {
        const old = numbers(0, 400);
        const next = old.slice();
        edits.forEach(([at, kind], i) => next.splice(at, kind === 'insert' ? 0 : 1, ...(kind === 'remove' ? [] : [1000 + i])));
        const hunks = aligned(old, next);
        expect(rebuilt(old, next, hunks)).toEqual(next);
        expect(cost(hunks)).toBeLessThanOrEqual(2 * edits.length);
      }),
    );
  });

  it.each([
    ['equal lists', numbers(0, 50), numbers(0, 50), 0],
    ['a window that slides by one', numbers(0, 1000), numbers(1, 1001), 2],
    ['a window that slides by three hundred', numbers(0, 1000), numbers(300, 1300), 600],
    ['a filter', numbers(0, 1000), numbers(0, 1000).filter((i) => i % 3 !== 0), 334],
    ['a block moved to the front', numbers(0, 100), [...numbers(90, 100), ...numbers(0, 90)], 20],
    ['nothing in common', numbers(0, 300), numbers(1000, 1300), 600],
  ])('%s', (_name, old, next, most) => {
    const hunks = aligned(old, next);
    expect(rebuilt(old, next, hunks)).toEqual(next);
    expect(cost(hunks)).toBeLessThanOrEqual(most);
  });

  it('asks a bounded number of questions of long lists that have nothing in common', () => {
    let asked = 0;
    align(2000, 1999, () => {
      asked++;
      return false;
    });
    expect(asked).toBeLessThan(7000);
  });
});
