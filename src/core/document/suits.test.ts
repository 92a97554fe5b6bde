import { expect, test } from 'vitest';
import { suits, usualReducer } from './suits';
import { zeroValue } from './zeroValue';

const KINDS = ['list', 'int', 'float', 'str', 'bool', 'dict', 'set', 'messages', 'any'] as const;

test('every type has a usual reducer that suits it, and every reducer suits some type', () => {
  for (const kind of KINDS) expect(suits({ kind, of: 'any' })).toContain(usualReducer({ kind, of: 'any' }));
  const used = new Set(KINDS.filter((kind) => kind !== 'any').flatMap((kind) => suits({ kind, of: 'any' })));
  expect([...used].sort()).toEqual([...suits({ kind: 'any', of: 'any' })].sort());
});

test('every type but any has a zero value', () => {
  expect(KINDS.filter((kind) => zeroValue(kind) === null)).toEqual(['any']);
});
