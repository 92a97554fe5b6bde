import { MemorySaver } from '@langchain/langgraph/web';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { documentProblems, emptyDocument, type GraphSpec, type Merge, type StateStyle } from '~/core/document';
import { compile } from '../../compile';
import { strip } from '../../strip';
import { graphOf } from '../../trial.fake';
import { buildGraph } from '../build';

const FIELDS = ['a', 'b'];
const begun = { sync: (run: () => never) => run(), pending: () => undefined, end: () => undefined };

const merge = fc.constantFrom<Merge>(
  { kind: 'plain' },
  { kind: 'plain', start: { kind: 'zero' } },
  { kind: 'untracked', guard: true },
  { kind: 'delta', reducer: { own: 'export default (a, b) => b;' }, snapshots: 3, start: { kind: 'zero' } },
  { kind: 'delta', reducer: 'messages', snapshots: 100, start: { kind: 'none' } },
  { kind: 'builtIn', reducer: 'append', keep: 3, start: { kind: 'none' } },
);
const field = fc.record({
  merge,
  private: fc.constantFrom(true as const, undefined),
  optional: fc.constantFrom(true as const, undefined),
  type: fc.constantFrom('list' as const, 'messages' as const, 'any' as const),
});
const some = fc.option(fc.subarray(FIELDS), { nil: undefined });
const node = fc.record({ source: fc.constant('export default () => ({});'), reads: some });
const graphs = fc
  .record({
    style: fc.constantFrom<StateStyle>('annotation', 'stateSchema', 'zod'),
    fields: fc.record({ a: field, b: field }),
    nodes: fc.oneof(fc.record({ x: node, y: node }), fc.record({ a: node, y: node }), fc.record({ y: node, a: node })),
    input: some,
    output: some,
  })
  .map(
    ({ nodes, ...parts }): GraphSpec =>
      graphOf(JSON.parse(JSON.stringify({ ...parts, nodes, edges: Object.keys(nodes).map((name) => `__start__>${name}`) }))),
  );

async function refusal(graph: GraphSpec): Promise<string | null> {
  const compiled = await compile(graph, (requests) => Promise.resolve(requests.map(strip)));
  if (!('graph' in compiled)) throw new Error('not compiled');
  const loaded = { get: () => () => ({}) } as unknown as Map<never, unknown>;
  try {
    buildGraph(compiled.graph, loaded, { node: { begin: () => begun }, router: { begin: () => begun } }, new MemorySaver());
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'no error';
  }
}

it('of any schemas, something blocks exactly when LangGraph.js refuses them', async () => {
  const refused = new Set<string>();
  await fc.assert(
    fc.asyncProperty(graphs, async (graph) => {
      const said = await refusal(graph);
      refused.add(String(said));
      const problems = documentProblems({ ...emptyDocument(), graph }).filter(({ severity }) => severity === 'blocks');
      expect([said, problems.length > 0, problems.map(({ code }) => code)]).toEqual([said, said !== null, expect.anything()]);
    }),
    { numRuns: 400 },
  );
  expect([...refused].toSorted()).toEqual([
    'Channel "a" already exists with a different type.',
    'Channel "b" already exists with a different type.',
    'a is already being used as a state attribute (a.k.a. a channel), cannot also be used as a node name.',
    'null',
  ]);
});
