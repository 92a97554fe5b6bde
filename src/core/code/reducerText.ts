import { startOf } from '~/core/document';
import type { BuiltInName, Field, Source, TypeKind } from '~/core/document';
import { reducerName } from './identifier';

const ZERO: { readonly [kind in Exclude<TypeKind, 'any'>]: string } = {
  list: '[]',
  messages: '[]',
  int: '0',
  float: '0',
  str: "''",
  bool: 'false',
  dict: '({})',
  set: 'new Set()',
};

/** What a TypeScript programmer would write for it; longer ones go by name. */
function reducerText(name: BuiltInName, kind: TypeKind, keep: number): string {
  switch (name) {
    case 'append':
      return '(a, b) => [...a, ...b]';
    case 'add':
    case 'join':
      return '(a, b) => a + b';
    case 'max':
      return '(a, b) => (b > a ? b : a)';
    case 'min':
      return '(a, b) => (b < a ? b : a)';
    case 'merge':
      return '(a, b) => ({ ...a, ...b })';
    case 'union':
      return kind === 'set' ? '(a, b) => new Set([...a, ...b])' : '(a, b) => [...new Set([...a, ...b])]';
    case 'keepLast':
      return `(a, b) => [...a, ...b].slice(-${keep})`;
    case 'addMessages':
      return 'messagesStateReducer';
    case 'unique':
    case 'keepFirst':
    case 'accumulateOrReset':
      return name;
  }
}

/** The expression of a source that is one `export default` of an expression; else undefined. */
function defaultExpression(source: Source): string | undefined {
  const match = /^\s*export\s+default\s+([^;]+?)\s*;?\s*$/.exec(source);
  return match?.[1];
}

/** The start value of a field as an expression, and null where it has none. */
export function startText(field: Field): string | null {
  const start = startOf(field.merge);
  const { kind } = field.type;
  if (start.kind === 'none') return null;
  if (start.kind === 'zero') return kind === 'any' ? null : `() => ${ZERO[kind]}`;
  const expression = defaultExpression(start.source);
  if (expression === undefined) return `start_${reducerName(field)}`;
  return `() => ${expression.startsWith('{') ? `(${expression})` : expression}`;
}

/** What a field's writes are merged by; '' where each takes the place of the one before. */
export function mergeText(field: Field): string {
  const { merge, type } = field;
  if (merge.kind === 'builtIn') return reducerText(merge.reducer, type.kind, merge.keep);
  if (merge.kind === 'delta' && merge.reducer === 'messages') return 'messagesDeltaReducer';
  return merge.kind === 'own' || merge.kind === 'delta' ? reducerName(field) : '';
}
