import type { BuiltInName, TypeKind } from '~/core/document';
import { suits } from '~/core/document';

export interface BuiltIn {
  readonly name: BuiltInName;
  /** What a Python programmer would know it by. */
  readonly python: string;
  /** The types of field that it makes sense for. */
  readonly types: readonly TypeKind[];
}

const KINDS: readonly TypeKind[] = ['list', 'int', 'float', 'str', 'bool', 'dict', 'set', 'messages', 'any'];

function builtIn(name: BuiltInName, python: string): BuiltIn {
  return { name, python, types: KINDS.filter((kind) => suits({ kind, of: 'any' }).includes(name)) };
}

/** Every built-in under both its names, in the order in which they are offered. */
export const builtInCatalog: { readonly [name in BuiltInName]: BuiltIn } = {
  append: builtIn('append', 'operator.add'),
  add: builtIn('add', 'operator.add'),
  join: builtIn('join', 'operator.add'),
  max: builtIn('max', 'max(a, b)'),
  min: builtIn('min', 'min(a, b)'),
  merge: builtIn('merge', '{**a, **b}'),
  union: builtIn('union', 'a | b'),
  unique: builtIn('unique', 'unique'),
  keepLast: builtIn('keepLast', '(a + b)[-n:]'),
  keepFirst: builtIn('keepFirst', 'a or b'),
  accumulateOrReset: builtIn('accumulateOrReset', 'accumulate_or_reset'),
  addMessages: builtIn('addMessages', 'add_messages'),
};
