import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffSequence } from './diffSequence';

const apply = (old: readonly number[], now: readonly number[], maxEdits?: number) => {
  const steps = diffSequence(old.length, now.length, (i, j) => old[i] === now[j], maxEdits);
  const rebuilt: number[] = [];
  let read = 0;
  for (const step of steps) {
    if (step.kind !== 'added') {
      expect(step.from).toBe(read);
      read += step.length;
    }
    if (step.kind !== 'removed') {
      expect(step.to).toBe(rebuilt.length);
      const source = step.kind === 'kept' ? old.slice(step.from, step.from + step.length) : now.slice(step.to, step.to + step.length);
      rebuilt.push(...source);
    }
  }
  expect(read).toBe(old.length);
  expect(rebuilt).toEqual(now);
  return steps;
};

const lists = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 30 });

it('rebuilds the new sequence from the old one', () => {
  fc.assert(fc.property(lists, lists, (old, now) => void apply(old, now)));
});

it('rebuilds it also where it gives up', () => {
  fc.assert(fc.property(lists, lists, fc.integer({ min: 0, max: 3 }), (old, now, edits) => void apply(old, now, edits)));
});

it('keeps as much as can be kept', () => {
  const longestCommon = (a: readonly number[], b: readonly number[]) => {
    let row = new Array<number>(b.length + 1).fill(0);
    for (const x of a) {
      const next = [0];
      b.forEach((y, j) => next.push(x === y ? (row[j] ?? 0) + 1 : Math.max(row[j + 1] ?? 0, next[j] ?? 0)));
      row = next;
    }
    return row.at(-1) ?? 0;
  };
  fc.assert(
    fc.property(lists, lists, (old, now) => {
      const kept = apply(old, now).reduce((sum, step) => sum + (step.kind === 'kept' ? step.length : 0), 0);
      expect(kept).toBe(longestCommon(old, now));
    }),
  );
});

it('finds a window that slides', () => {
  const old = Array.from({ length: 1000 }, (_, i) => i);
  const steps = apply(old, [...old.slice(1), 1000]);
  expect(steps.map((step) => [step.kind, step.length])).toEqual([
    ['removed', 1],
    ['kept', 999],
    ['added', 1],
  ]);
});
