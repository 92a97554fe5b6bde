import { Annotation, messagesStateReducer } from '@langchain/langgraph';
import { transformWithOxc } from 'vite';
import { describe, expect, test } from 'vitest';
import type { Field, FieldType, ItemKind, Merge, Start, TypeKind } from '~/core/document';
import { suits, zeroValue } from '~/core/document';
import { builtInCatalog } from './builtInCatalog';
import { builtInReducer } from './builtInReducer';
import { pythonLine } from './pythonLine';
import { pythonType } from './pythonType';
import { typeScriptLine } from './typeScriptLine';
import { updateType, valueType } from './typeScriptType';

const ZERO: Start = { kind: 'zero' };

function field(name: string, kind: TypeKind, merge: Merge, of: ItemKind = 'any'): Field {
  return { id: 'f1', name, type: { kind, of }, merge };
}

function builtIn(reducer: Extract<Merge, { kind: 'builtIn' }>['reducer'], start = ZERO): Merge {
  return { kind: 'builtIn', reducer, keep: 5, start };
}

const own: Merge = { kind: 'own', source: '', start: ZERO };

test.each<readonly [Field, string, string]>([
  [
    field('log', 'list', builtIn('append'), 'str'),
    'log: Annotated[list[str], operator.add]',
    'log: Annotation<string[]>({ reducer: (a, b) => [...a, ...b], default: () => [] }),',
  ],
  [
    { ...field('tmp', 'str', { kind: 'untracked', guard: true }), optional: true },
    'tmp: NotRequired[Annotated[str, UntrackedValue]]',
    'tmp: new UntrackedValueChannel<string>(),',
  ],
  [
    field('tmp', 'list', { kind: 'untracked', guard: false }, 'str'),
    'tmp: Annotated[list[str], UntrackedValue(list[str], guard=False)]',
    'tmp: new UntrackedValueChannel<string[]>({ guard: false }),',
  ],
  [
    field('log', 'list', { kind: 'delta', reducer: { own: '' }, snapshots: 7, start: ZERO }, 'str'),
    'log: Annotated[list[str], DeltaChannel(merge_log, snapshot_frequency=7)]',
    'log: new DeltaChannel<string[]>(merge_log, { snapshotFrequency: 7, initialValueFactory: () => [] }),',
  ],
  [
    field('messages', 'messages', { kind: 'delta', reducer: 'messages', snapshots: 100, start: { kind: 'none' } }),
    'messages: Annotated[list[AnyMessage], DeltaChannel(_messages_delta_reducer, snapshot_frequency=100)]',
    'messages: new DeltaChannel<BaseMessage[], Messages>(messagesDeltaReducer, { snapshotFrequency: 100 }),',
  ],
  [
    field('n', 'int', { kind: 'plain', start: { kind: 'own', source: 'export default 3;' } }),
    'n: int',
    'n: Annotation<number>({ default: () => 3 }),',
  ],
  [field('status', 'str', { kind: 'plain' }), 'status: str', 'status: Annotation<string>,'],
  [
    field('best', 'int', builtIn('max')),
    'best: Annotated[int, lambda a, b: max(a, b)]',
    'best: Annotation<number>({ reducer: (a, b) => (b > a ? b : a), default: () => 0 }),',
  ],
  [
    field('messages', 'messages', builtIn('addMessages')),
    'messages: Annotated[list[AnyMessage], add_messages]',
    'messages: Annotation<BaseMessage[], Messages>({ reducer: messagesStateReducer, default: () => [] }),',
  ],
  [
    field('conf', 'dict', builtIn('merge', { kind: 'none' }), 'int'),
    'conf: Annotated[dict[str, int] | None, lambda a, b: {**a, **b}]',
    'conf: Annotation<Record<string, number>>({ reducer: (a, b) => ({ ...a, ...b }) }),',
  ],
  [
    field('seen', 'set', builtIn('union'), 'str'),
    'seen: Annotated[set[str], operator.or_]',
    'seen: Annotation<Set<string>>({ reducer: (a, b) => new Set([...a, ...b]), default: () => new Set() }),',
  ],
  [
    field('total', 'int', builtIn('accumulateOrReset', { kind: 'own', source: 'export default 10;\n' })),
    'total: Annotated[int, accumulate_or_reset]',
    'total: Annotation<number, number | null>({ reducer: accumulateOrReset, default: () => 10 }),',
  ],
  [
    field('recent', 'list', builtIn('keepLast')),
    'recent: Annotated[list, lambda a, b: (a + b)[-5:]]',
    'recent: Annotation<any[]>({ reducer: (a, b) => [...a, ...b].slice(-5), default: () => [] }),',
  ],
  [
    field('x', 'dict', { kind: 'own', source: '', start: { kind: 'own', source: 'export default { a: 1 }' } }),
    'x: Annotated[dict, merge_x]',
    'x: Annotation<Record<string, any>>({ reducer: merge_x, default: () => ({ a: 1 }) }),',
  ],
  [
    field('x', 'int', { kind: 'own', source: '', start: { kind: 'own', source: 'const a = 1; export default a;' } }),
    'x: Annotated[int, merge_x]',
    'x: Annotation<number>({ reducer: merge_x, default: start_merge_x }),',
  ],
  [field('a b', 'any', own), '"a b": Annotated[Any, merge_f1]', '"a b": Annotation<any>({ reducer: merge_f1 }),'],
  [field('class', 'bool', { kind: 'plain' }), '"class": bool', 'class: Annotation<boolean>,'],
  [
    field('日志', 'float', own),
    '日志: Annotated[float, merge_日志]',
    '日志: Annotation<number>({ reducer: merge_日志, default: () => 0 }),',
  ],
])('%j in both languages', (one, python, typeScript) => {
  expect(pythonLine(one)).toBe(python);
  expect(typeScriptLine(one)).toBe(typeScript);
});

describe('the TypeScript line', () => {
  const kinds = ['list', 'int', 'float', 'str', 'bool', 'dict', 'set', 'messages'] as const;
  const SAMPLE: { readonly [kind in (typeof kinds)[number]]: readonly [unknown, unknown] } = {
    list: [['a'], ['a', 'b']],
    int: [3, 4],
    float: [0.5, 4.25],
    str: ['a', 'b'],
    bool: [false, true],
    dict: [{ a: 1 }, { a: 2, b: 3 }],
    set: [new Set(['a']), new Set(['b'])],
    messages: [[], []],
  };
  const fields = kinds.flatMap((kind) => suits({ kind, of: 'any' }).map((reducer) => field('x', kind, builtIn(reducer))));

  test.each(fields.map((one) => [typeScriptLine(one), one] as const))(
    '%s is taken by LangGraph, starts at zero and merges as the built-in',
    async (line, one) => {
      const { kind } = one.type;
      const reducer = one.merge.kind === 'builtIn' ? one.merge.reducer : 'append';
      const names = ['unique', 'keepFirst', 'accumulateOrReset'] as const;
      const source = `export default (Annotation, messagesStateReducer, ${names.join(', ')}) => Annotation.Root({ ${line} });`;
      const { code } = await transformWithOxc(source, 'state.ts', { sourcemap: false });
      const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
      const state = module.default(Annotation, messagesStateReducer, ...names.map((name) => builtInReducer(name, 5)));
      const channel = state.spec.x;
      expect(channel.value).toEqual(kind === 'set' ? new Set() : zeroValue(kind));
      const [existing, update] = kind === 'any' ? [] : SAMPLE[kind];
      const merged = channel.operator(existing, update);
      const builtInMerged = reducer === 'addMessages' ? messagesStateReducer([], []) : builtInReducer(reducer, 5)(existing, update);
      expect(merged).toEqual(builtInMerged);
    },
  );
});

test('types of what a field holds and of what may be written to it', () => {
  const types = (one: Field) => [valueType(one.type), updateType(one)];
  expect(types(field('x', 'list', own, 'dict'))).toEqual(['Record<string, any>[]', 'Record<string, any>[]']);
  expect(types(field('x', 'list', own, 'list'))).toEqual(['any[][]', 'any[][]']);
  expect(types(field('x', 'set', own, 'bool'))).toEqual(['Set<boolean>', 'Set<boolean>']);
  expect(types(field('x', 'messages', { kind: 'plain' }))).toEqual(['BaseMessage[]', 'BaseMessage[]']);
  expect(types(field('x', 'messages', own))).toEqual(['BaseMessage[]', 'Messages']);
  expect(types(field('x', 'messages', builtIn('append')))).toEqual(['BaseMessage[]', 'BaseMessage[]']);
  expect(types(field('x', 'any', builtIn('accumulateOrReset')))).toEqual(['any', 'any']);
});

test('Python types', () => {
  const types: readonly (readonly [FieldType, string])[] = [
    [{ kind: 'list', of: 'any' }, 'list'],
    [{ kind: 'dict', of: 'list' }, 'dict[str, list]'],
    [{ kind: 'set', of: 'int' }, 'set[int]'],
    [{ kind: 'int', of: 'any' }, 'int'],
  ];
  for (const [type, text] of types) expect(pythonType(type)).toBe(text);
});

test('the catalog tells each built-in’s types', () => {
  expect(builtInCatalog.append).toEqual({ name: 'append', python: 'operator.add', types: ['list', 'messages', 'any'] });
  expect(builtInCatalog.union.types).toEqual(['list', 'set', 'any']);
});
