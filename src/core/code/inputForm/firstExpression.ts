import type { Field, TypeKind } from '~/core/document';

const FIRST: { readonly [kind in TypeKind]: string } = {
  list: "['start']",
  int: '1',
  float: '1',
  str: "'start'",
  bool: 'true',
  dict: '{ start: 1 }',
  set: "new Set(['start'])",
  messages: "[{ role: 'user', content: 'hi' }]",
  any: "'start'",
};

/** What a field of a form holds when it is first given. Lists of numbers and the like begin empty. */
export function firstExpression(field: Field | null): string {
  if (field === null) return 'null';
  const { kind, of } = field.type;
  if ((kind === 'list' || kind === 'set') && of !== 'str' && of !== 'any') return kind === 'list' ? '[]' : 'new Set()';
  return FIRST[kind];
}
