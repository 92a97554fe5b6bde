import * as langgraph from '@langchain/langgraph';
import { registry } from '@langchain/langgraph/zod';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Field, FieldType, Merge, Start } from '~/core/document';
import { pydanticLine } from './pydanticLine';
import { stateSchemaLine } from './stateSchemaLine';
import { zodLine } from './zodLine';

const ZERO = { kind: 'zero' } as const;
const field = (kind: FieldType['kind'], merge: Merge, more: Partial<Field> = {}): Field => ({
  id: 'f1',
  name: 'x',
  type: { kind, of: 'any' },
  merge,
  ...more,
});
const builtIn = (reducer: Extract<Merge, { kind: 'builtIn' }>['reducer'], start: Start = ZERO): Merge => ({
  kind: 'builtIn',
  reducer,
  keep: 5,
  start,
});

const cases: readonly (readonly [Field, string, string | null, string])[] = [
  [field('int', { kind: 'plain' }), 'x: z.number().int(),', 'x: z.number().int(),', 'x: int'],
  [field('str', { kind: 'plain' }, { optional: true }), 'x: z.string().optional(),', 'x: z.string().optional(),', 'x: str | None = None'],
  [
    field('int', { kind: 'plain', start: { kind: 'own', source: 'export default 3;' } }),
    'x: z.number().int().default(() => 3),',
    'x: z.number().int().default(() => 3),',
    'x: int = Field(default_factory=start_merge_x)',
  ],
  [
    field('list', builtIn('append'), { type: { kind: 'list', of: 'str' } }),
    'x: new ReducedValue(z.array(z.string()).default(() => []), { reducer: (a, b) => [...a, ...b] }),',
    'x: z.array(z.string()).default(() => []).register(registry, { reducer: { fn: (a, b) => [...a, ...b] } }),',
    'x: Annotated[list[str], operator.add] = Field(default_factory=list)',
  ],
  [
    field('list', builtIn('append', { kind: 'none' }), { updateType: { kind: 'str', of: 'any' } }),
    'x: new ReducedValue(z.array(z.any()), { inputSchema: z.string(), reducer: (a, b) => [...a, ...b] }),',
    'x: z.array(z.any()).register(registry, { reducer: { fn: (a, b) => [...a, ...b], schema: z.string() } }),',
    'x: Annotated[list | None, operator.add]',
  ],
  [
    field('int', builtIn('accumulateOrReset')),
    'x: new ReducedValue(z.number().int().default(() => 0), { inputSchema: z.number().int().nullable(), reducer: accumulateOrReset }),',
    'x: z.number().int().default(() => 0).register(registry, { reducer: { fn: accumulateOrReset, schema: z.number().int().nullable() } }),',
    'x: Annotated[int, accumulate_or_reset] = 0',
  ],
  [
    field('messages', builtIn('addMessages')),
    'x: MessagesValue,',
    'x: z.custom<BaseMessage[]>().register(registry, MessagesZodMeta),',
    'x: Annotated[list[AnyMessage], add_messages] = Field(default_factory=list)',
  ],
  [
    field('str', { kind: 'untracked', guard: false }),
    'x: new UntrackedValue(z.string(), { guard: false }),',
    null,
    'x: Annotated[str, UntrackedValue(str, guard=False)]',
  ],
  [
    field('dict', { kind: 'delta', reducer: { own: '' }, snapshots: 7, start: ZERO }),
    'x: new DeltaValue(z.record(z.string(), z.any()).default(() => ({})), { reducer: merge_x, snapshotFrequency: 7 }),',
    null,
    'x: Annotated[dict, DeltaChannel(merge_x, snapshot_frequency=7)] = Field(default_factory=dict)',
  ],
  [
    field('messages', { kind: 'delta', reducer: 'messages', snapshots: 100, start: ZERO }),
    'x: MessagesDeltaValue,',
    null,
    'x: Annotated[list[AnyMessage], DeltaChannel(_messages_delta_reducer, snapshot_frequency=100)] = Field(default_factory=list)',
  ],
  [field('set', { kind: 'plain' }, { name: 'a b' }), '"a b": z.set(z.any()),', '"a b": z.set(z.any()),', '"a b": set'],
];

test.each(cases)('%j as StateSchema, zod and Pydantic have it', (one, stateSchema, zod, pydantic) => {
  expect(stateSchemaLine(one)).toBe(stateSchema);
  expect(zodLine(one)).toBe(zod);
  expect(pydanticLine(one)).toBe(pydantic);
});

const CLASS: { readonly [kind in Merge['kind']]: string } = {
  plain: 'LastValue',
  builtIn: 'BinaryOperatorAggregate',
  own: 'BinaryOperatorAggregate',
  untracked: 'UntrackedValue',
  delta: 'DeltaChannel',
};

test.each(cases)('LangGraph builds the channel that is meant out of the lines of %j', async (one) => {
  const zod = zodLine(one);
  const lines = [`new StateSchema({ ${stateSchemaLine(one)} })`, ...(zod === null ? [] : [`z.object({ ${zod} })`])];
  const names = ['StateSchema', 'ReducedValue', 'DeltaValue', 'UntrackedValue', 'MessagesValue', 'MessagesDeltaValue', 'MessagesZodMeta'];
  const given = [...names, 'registry', 'z', 'accumulateOrReset', 'merge_x'];
  const source = `export default (${given.join(', ')}) => [${lines.join(', ')}];`;
  const { code } = await transformWithOxc(source, 'state.ts', { sourcemap: false });
  const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  const keep = (existing: unknown) => existing;
  const schemas = module.default(...names.map((name) => (langgraph as Record<string, unknown>)[name]), registry, z, keep, keep);
  for (const state of schemas) {
    const { channels } = new langgraph.StateGraph(state) as unknown as { channels: Record<string, { lc_graph_name: string }> };
    expect(channels[one.name]?.lc_graph_name).toBe(CLASS[one.merge.kind]);
  }
});
