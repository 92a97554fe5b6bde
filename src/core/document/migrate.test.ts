import { expect, test } from 'vitest';
import { DOCUMENT_VERSION } from './document';
import type { Migration } from './migrate';
import { MIGRATIONS, migrate } from './migrate';

const push =
  (text: string): Migration =>
  (json) => [...(json as string[]), text];

test('every step between two versions runs, in order', () => {
  expect(migrate([], 1, 4, { 1: push('1→2'), 2: push('2→3'), 3: push('3→4'), 4: push('4→5') })).toEqual({ json: ['1→2', '2→3', '3→4'] });
  expect(migrate([], 4, 4, {})).toEqual({ json: [] });
});

test('a missing step and one that fails give nothing', () => {
  expect(migrate([], 1, 3, { 1: push('1→2') })).toBe(null);
  expect(migrate(null, 1, 2, { 1: push('1→2') })).toBe(null);
  expect(migrate([], 1, 2, Object.create({ 1: push('inherited') }))).toBe(null);
});

test('there is a step from every older version', () => {
  const older = Array.from({ length: DOCUMENT_VERSION - 1 }, (_none, index) => String(index + 1));
  expect(Object.keys(MIGRATIONS)).toEqual(older);
});
