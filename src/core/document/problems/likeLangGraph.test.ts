import { RunnableLambda } from '@langchain/core/runnables';
import { Annotation, type StateGraph as Graph, StateGraph } from '@langchain/langgraph';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDocument } from '../document.arbitrary';
import { edge, field, node, router, withGraph } from '../document.samples';
import type { Field, GraphNode, GraphParts, GraphSpec, PlaygroundDoc } from '../document';
import { END, START } from '../document';
import { toJson } from '../toJson';
import { graphsOf } from '../inner/graphs';
import { nameOf } from '../lookup';
import type { Problem, ProblemCode } from '../problem';
import { documentProblems } from './documentProblems';

/** The builder's methods as tests need them: any name may come, the wrong ones included. */
interface Builder {
  addNode(name: string, run: unknown, options: { defer: boolean; ends: string[] }): unknown;
  addEdge(source: string | string[], target: string): unknown;
  addConditionalEdges(source: string, path: unknown, targets: string[]): unknown;
  compile(): { invoke(input: unknown, config: unknown): Promise<unknown> };
}

/** Builds and compiles a graph with LangGraph.js itself. Every node that is code writes its name to every field of the graph. */
function buildForReal(graph: GraphParts): ReturnType<Builder['compile']> {
  const write = (left: unknown[], right: unknown[]) => [...left, ...right];
  const state = Annotation.Root(
    Object.fromEntries(graph.fields.map((field) => [field.name, Annotation<unknown[]>({ reducer: write, default: () => [] })])),
  );
  const builder = new StateGraph(state) as Graph<unknown> as unknown as Builder;
  // What is gone must not be taken for a node that bears its id as a name.
  const name = (ref: string) => nameOf(graph, ref) ?? `gone ${ref}`;
  for (const node of graph.nodes) {
    const update = Object.fromEntries(graph.fields.map((field) => [field.name, [node.name]]));
    builder.addNode(node.name, node.inner === undefined ? () => update : buildForReal(node.inner), {
      defer: node.defer,
      ends: node.ends.map(name),
    });
  }
  for (const edge of graph.edges) builder.addEdge(name(edge.source), name(edge.target));
  for (const join of graph.joins) builder.addEdge(join.sources.map(name), name(join.target));
  for (const router of graph.routers) {
    const path = RunnableLambda.from(() => []);
    path.name = router.name;
    builder.addConditionalEdges(name(router.source), path, router.targets.map(name));
  }
  return builder.compile();
}

function refusal(doc: PlaygroundDoc): string | null {
  try {
    buildForReal(doc.graph);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const chain = withGraph({ nodes: [node('a'), node('b')], edges: [edge(START, 'a'), edge('a', 'b'), edge('b', END)] });

/** The graph is built in one style here, and every field is in every schema. */
function withoutSchemas(doc: PlaygroundDoc): PlaygroundDoc {
  const left: readonly string[] = ['style', 'input', 'output', 'reads', 'private'] satisfies (
    | keyof GraphParts
    | keyof GraphNode
    | keyof Field
  )[];
  return JSON.parse(toJson(doc), (key, value: unknown) => (left.includes(key) ? undefined : value)) as PlaygroundDoc;
}

function chainWith(graph: Partial<GraphSpec>): PlaygroundDoc {
  return { ...chain, graph: { ...chain.graph, ...graph } };
}

const blocking = (problems: readonly Problem[]) => problems.filter((problem) => problem.severity === 'blocks');

describe('what LangGraph.js refuses to build blocks, with the same cause', () => {
  const cases: readonly (readonly [ProblemCode, Partial<GraphSpec>, string])[] = [
    ['nodeNameTaken', { nodes: [node('a'), node('b', { name: 'a' })], edges: chain.graph.edges }, 'already present'],
    ['nodeNameReserved', { nodes: [node('a'), node('b', { name: '__end__' })] }, 'is reserved'],
    ['nodeNameReserved', { nodes: [node('a'), node('b', { name: '__interrupt__' })] }, 'is reserved'],
    ['nodeNameReserved', { nodes: [node('a'), node('b', { name: 'toString' })] }, 'already being used as a state attribute'],
    ['nodeNameIsField', { nodes: [node('a'), node('b', { name: 'log' })] }, 'already being used as a state attribute'],
    ['nodeNameBadCharacter', { nodes: [node('a'), node('b', { name: 'b|c' })] }, 'reserved character'],
    ['nodeNameBadCharacter', { nodes: [node('a'), node('b', { name: 'b:c' })] }, 'reserved character'],
    ['fieldNameReserved', { fields: [field('__pregel_tasks')] }, 'reserved'],
    ['fieldNameReserved', { fields: [field('constructor')] }, 'is not a function'],
    ['edgeSourceMissing', { edges: [...chain.graph.edges, edge('gone', 'b')] }, 'unknown node'],
    ['edgeTargetMissing', { edges: [...chain.graph.edges, edge('b', 'gone')] }, 'unknown node'],
    ['edgeTargetMissing', { nodes: [node('a'), node('b', { ends: ['gone'] })] }, 'unknown node'],
    ['edgeFromEnd', { edges: [...chain.graph.edges, edge(END, 'b')] }, 'END cannot be a start node'],
    ['edgeIntoStart', { edges: [...chain.graph.edges, edge('b', START)] }, 'START cannot be an end node'],
    ['edgeFromEnd', { routers: [router(END, ['a'])] }, 'unknown node'],
    ['edgeIntoStart', { routers: [router('a', [START])] }, 'unknown node'],
    ['joinIntoEnd', { joins: [{ id: 'j', sources: ['a'], target: END }] }, 'END cannot be an end node'],
    ['edgeIntoStart', { joins: [{ id: 'j', sources: ['a'], target: START }] }, 'Need to add a node'],
    ['edgeSourceMissing', { joins: [{ id: 'j', sources: [START], target: 'a' }] }, 'Need to add a node'],
    ['nodeUnreachable', { edges: [edge(START, 'a')] }, 'not reachable'],
    ['routerNameTaken', { routers: [router('a', ['b']), router('a', ['b'], 'toString')] }, 'already present'],
    ['routerNameTaken', { routers: [router('a', ['b'], 'condition'), router('a', ['b'], 'RunnableLambda')] }, 'already present'],
    ['routerNameTaken', { routers: [router('a', ['b'], 'route'), { ...router('a', ['b'], 'route'), id: 'r2' }] }, 'already present'],
  ];
  test.each(cases)('%s', (code, graph, text) => {
    const doc = chainWith(graph);
    expect(refusal(doc)).toContain(text);
    expect(blocking(documentProblems(doc)).map((problem) => problem.code)).toContain(code);
  });
});

describe('what LangGraph.js builds only warns', () => {
  const cases: readonly (readonly [ProblemCode, Partial<GraphSpec>])[] = [
    ['nodeNameEmpty', { nodes: [node('a'), node('b', { name: '' })] }],
    ['fieldNameEmpty', { fields: [field('')] }],
    ['fieldNameReserved', { fields: [field('__start__')] }],
    ['fieldNameReserved', { fields: [field('branch:to:a')] }],
    ['edgeTwice', { edges: [...chain.graph.edges, { ...edge('a', 'b'), id: 'again' }] }],
    ['joinEmpty', { joins: [{ id: 'j', sources: [], target: 'a' }] }],
    ['routerWithoutTargets', { routers: [router('a', [])] }],
    ['noEntry', { edges: [edge('a', 'b'), edge('b', 'a')] }],
    ['nodeNeverRuns', { nodes: [node('a'), node('b')], edges: [edge(START, 'a'), edge('b', 'b')] }],
    ['deadEnd', { edges: [edge(START, 'a'), edge('a', 'b')] }],
    ['noNodes', { nodes: [], edges: [] }],
    ['noTurns', { turns: [] }],
    ['recursionLimitTooLow', { recursionLimit: 2 }],
  ];
  test.each(cases)('%s', (code, graph) => {
    const doc = chainWith(graph);
    expect(refusal(doc)).toBe(null);
    const problems = documentProblems(doc);
    expect(problems.map((problem) => problem.code)).toContain(code);
    expect(blocking(problems)).toEqual([]);
  });
});

test('of any document, something blocks exactly when LangGraph.js refuses it', () => {
  const names = [
    'a',
    'b',
    'log',
    'n1',
    '甲',
    '',
    'toString',
    '__end__',
    '__interrupt__',
    'x|y',
    '__proto__',
    'RunnableLambda',
    'condition',
  ];
  const name = fc.constantFrom(...names);
  const ref = fc.constantFrom('n1', 'n2', 'n3', START, END, 'gone');
  const strange = fc.record({
    nodes: fc.uniqueArray(fc.record({ id: fc.constantFrom('n1', 'n2', 'n3'), name, ends: fc.array(ref, { maxLength: 1 }) }), {
      selector: (one) => one.id,
    }),
    fields: fc.uniqueArray(name, { maxLength: 2 }),
    edges: fc.array(fc.tuple(ref, ref), { maxLength: 5 }),
    joins: fc.array(fc.tuple(fc.array(ref, { maxLength: 2 }), ref), { maxLength: 1 }),
    routers: fc.array(fc.tuple(ref, fc.array(ref, { maxLength: 2 }), name), { maxLength: 3 }),
  });
  const strangeDocument = strange.map((parts) =>
    withGraph({
      nodes: parts.nodes.map((one) => node(one.id, one)),
      fields: parts.fields.map((one) => field(one)),
      edges: parts.edges.map(([source, target], index) => ({ id: `e${index}`, source, target })),
      joins: parts.joins.map(([sources, target], index) => ({ id: `j${index}`, sources, target })),
      routers: parts.routers.map(([source, targets, one], index) => ({ ...router(source, targets, one), id: `r${index}` })),
    }),
  );
  const hasOwnNames = ({ fields }: GraphParts) => new Set(fields.map((one) => one.name)).size === fields.length;
  const fromEdits = anyDocument.map(withoutSchemas).filter(({ graph }) => [...graphsOf(graph)].every(([, parts]) => hasOwnNames(parts)));
  // LangGraph.js keeps routers by name in a plain object: one of this name is not there for it, whatever else is wrong.
  const hasLostRouter = ({ graph }: PlaygroundDoc) =>
    [...graphsOf(graph)].some(([, { routers }]) => routers.some((one) => one.name === '__proto__'));
  let refused = 0;
  let built = 0;
  fc.assert(
    fc.property(fc.oneof(strangeDocument, fromEdits), (doc) => {
      fc.pre(!hasLostRouter(doc));
      const said = refusal(doc);
      if (said === null) built++;
      else refused++;
      expect([said, blocking(documentProblems(doc)).length > 0]).toEqual([said, said !== null]);
    }),
    { numRuns: 1500 },
  );
  expect(Math.min(refused, built)).toBeGreaterThan(150);
});

test('the least limit that is said to be enough is the least that LangGraph.js accepts', async () => {
  const layered = fc.array(fc.array(fc.nat(9), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 5 }).map((picks) => {
    const nodes = picks.map((_pick, index) => node(`n${index}`));
    const sources = picks.map((pick, index) => [...new Set(pick.map((one) => (index === 0 || one >= index ? START : `n${one}`)))]);
    return withGraph({ nodes, edges: sources.flatMap((from, index) => from.map((source) => edge(source, `n${index}`))) });
  });
  await fc.assert(
    fc.asyncProperty(layered, async (doc) => {
      const tight = { ...doc, graph: { ...doc.graph, recursionLimit: 1 } };
      const problem = documentProblems(tight).find((one) => one.code === 'recursionLimitTooLow');
      const needed = Number(problem?.params['needed']);
      const run = (recursionLimit: number) => buildForReal(doc.graph).invoke({ log: [] }, { recursionLimit });
      await expect(run(needed)).resolves.toBeDefined();
      await expect(run(needed - 1)).rejects.toThrow('Recursion limit');
      expect(documentProblems({ ...doc, graph: { ...doc.graph, recursionLimit: needed } }).map((one) => one.code)).not.toContain(
        'recursionLimitTooLow',
      );
    }),
    { numRuns: 15 },
  );
});
