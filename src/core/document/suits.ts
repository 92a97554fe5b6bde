import type { BuiltInName, FieldType, TypeKind } from './document';

const ALL: readonly BuiltInName[] = [
  'append',
  'add',
  'join',
  'max',
  'min',
  'merge',
  'union',
  'unique',
  'keepLast',
  'keepFirst',
  'accumulateOrReset',
  'addMessages',
];

const SUITS: { readonly [kind in TypeKind]: readonly BuiltInName[] } = {
  list: ['append', 'unique', 'union', 'keepLast', 'keepFirst', 'accumulateOrReset'],
  messages: ['addMessages', 'append', 'keepLast', 'keepFirst', 'accumulateOrReset'],
  int: ['add', 'max', 'min', 'keepFirst', 'accumulateOrReset'],
  float: ['add', 'max', 'min', 'keepFirst', 'accumulateOrReset'],
  str: ['join', 'max', 'min', 'keepFirst', 'accumulateOrReset'],
  bool: ['max', 'min', 'keepFirst'],
  dict: ['merge', 'keepFirst'],
  set: ['union', 'keepFirst'],
  any: ALL,
};

/** The built-ins that make sense for a type, the usual one first. Others still run: a field may be wrong on purpose. */
export function suits(type: FieldType): readonly BuiltInName[] {
  return SUITS[type.kind];
}

export function usualReducer(type: FieldType): BuiltInName {
  return SUITS[type.kind][0] ?? 'append';
}
