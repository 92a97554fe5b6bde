import { keyText } from '~/core/document';
import type { BuiltInName, Field, Source, Start, TypeKind } from '~/core/document';
import { reducerName } from './identifier';
import { updateType, valueType } from './typeScriptType';

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

function startText(start: Start, field: Field): string {
  if (start.kind === 'none') return '';
  const { kind } = field.type;
  if (start.kind === 'zero') return kind === 'any' ? '' : `, default: () => ${ZERO[kind]}`;
  const expression = defaultExpression(start.source);
  if (expression === undefined) return `, default: start_${reducerName(field)}`;
  return `, default: () => ${expression.startsWith('{') ? `(${expression})` : expression}`;
}

/** The field as a line of LangGraph.js's `Annotation.Root({ … })`. Own code goes by a function's name. */
export function typeScriptLine(field: Field): string {
  const { merge, type } = field;
  const key = keyText(field.name);
  const value = valueType(type);
  if (merge.kind === 'plain') return `${key}: Annotation<${value}>,`;
  const update = updateType(field);
  const types = update === value ? value : `${value}, ${update}`;
  const reducer = merge.kind === 'own' ? reducerName(field) : reducerText(merge.reducer, type.kind, merge.keep);
  return `${key}: Annotation<${types}>({ reducer: ${reducer}${startText(merge.start, field)} }),`;
}
