import type { Value } from '~/core/value';
import type { TypeKind } from './document';

const ZERO: { readonly [kind in Exclude<TypeKind, 'any'>]: Value } = {
  list: [],
  messages: [],
  int: 0,
  float: 0,
  str: '',
  bool: false,
  dict: {},
  set: { $: 'set', v: [] },
};

/**
 * What Python's LangGraph gets by calling the field's type (`list()`, `int()`, …): the value that a reduced field holds
 * before its first write. Null for `any`, which cannot be called and so has none.
 */
export function zeroValue(kind: TypeKind): Value | null {
  return kind === 'any' ? null : ZERO[kind];
}
