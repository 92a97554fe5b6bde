import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDocument } from '../document.arbitrary';
import type { Edge, Field, GraphNode, GraphSpec, PlaygroundDoc, Router } from '../document';
import { END, START } from '../document';
import { emptyDocument } from '../emptyDocument';
import { usualMerge } from '../edit/fields';
import type { Problem, ProblemCode } from '../problem';
import { buildForReal } from './buildForReal';
import { documentProblems } from './documentProblems';

function node(id: string, part: Partial<GraphNode> = {}): GraphNode {
  return { id, name: id, source: 'export default () => ({});', defer: false, ends: [], ...part };
}

function edge(source: string, target: string): Edge {
  return { id: `${source}-${target}`, source, target };
}

function field(name: string, part: Partial<Field> = {}): Field {
  return { id: `f-${name}`, name, type: { kind: 'list', of: 'str' }, merge: usualMerge({ kind: 'list', of: 'str' }), ...part };
}

function router(source: string, targets: readonly string[], name = 'route'): Router {
  return { id: `${source}?${name}`, name, source, targets, code: '' };
}

function withGraph(graph: Partial<GraphSpec>): PlaygroundDoc {
  const empty = emptyDocument();
  return { ...empty, graph: { ...empty.graph, ...graph } };
}

const chain = withGraph({ nodes: [node('a'), node('b')], edges: [edge(START, 'a'), edge('a', 'b'), edge('b', END)] });

function chainWith(graph: Partial<GraphSpec>): PlaygroundDoc {
  return { ...chain, graph: { ...chain.graph, ...graph } };
}

function refusal(doc: PlaygroundDoc): string | null {
  try {
    buildForReal(doc.graph);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const blocking = (problems: readonly Problem[]) => problems.filter((problem) => problem.severity === 'blocks');
const codes = (doc: PlaygroundDoc) => documentProblems(doc).map((problem) => problem.code);

test('a sound graph has no problems', () => {
  expect(documentProblems(chain)).toEqual([]);
});

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
    ['endlessLoop', { edges: [edge(START, 'a'), edge('a', 'b'), edge('b', 'a')] }],
  ];
  test.each(cases)('%s', (code, graph) => {
    const doc = chainWith(graph);
    expect(refusal(doc)).toBe(null);
    const problems = documentProblems(doc);
    expect(problems.map((problem) => problem.code)).toContain(code);
    expect(blocking(problems)).toEqual([]);
  });
});

test('two fields of one name block, since no state can hold them', () => {
  expect(blocking(documentProblems(chainWith({ fields: [field('log'), { ...field('log'), id: 'f2' }] })))).toHaveLength(1);
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
  const fromEdits = anyDocument.filter(({ graph }) => new Set(graph.fields.map((one) => one.name)).size === graph.fields.length);
  let refused = 0;
  let built = 0;
  fc.assert(
    fc.property(fc.oneof(strangeDocument, fromEdits), (doc) => {
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
      expect(codes({ ...doc, graph: { ...doc.graph, recursionLimit: needed } })).not.toContain('recursionLimitTooLow');
    }),
    { numRuns: 15 },
  );
});

describe('parallel writes to a plain field', () => {
  const plain = [field('status', { merge: { kind: 'plain' } })];
  const writes = (id: string, text = "export default () => ({ status: 'x' });") => node(id, { source: text });
  const fork = [edge(START, 'a'), edge(START, 'b'), edge('a', END), edge('b', END)];

  test('are warned of where two nodes surely share a superstep and seem to write it', () => {
    const doc = withGraph({ fields: plain, nodes: [writes('a'), writes('b')], edges: fork });
    expect(documentProblems(doc)).toEqual([
      {
        code: 'plainFieldWrittenInParallel',
        severity: 'warns',
        place: { kind: 'field', id: 'f-status' },
        params: { name: 'status', first: 'a', second: 'b' },
      },
    ]);
  });

  test('are followed down both ways of a fork', () => {
    const nodes = [node('a'), node('b'), writes('c'), writes('d', "export default () => ({ 'status': 1 });")];
    const edges = [edge(START, 'a'), edge(START, 'b'), edge('a', 'c'), edge('b', 'd'), edge('c', END), edge('d', END)];
    expect(codes(withGraph({ fields: plain, nodes, edges }))).toEqual(['plainFieldWrittenInParallel']);
  });

  test.each<readonly [string, PlaygroundDoc]>([
    [
      'one after the other',
      withGraph({ fields: plain, nodes: [writes('a'), writes('b')], edges: [edge(START, 'a'), edge('a', 'b'), edge('b', END)] }),
    ],
    ['a reduced field', withGraph({ fields: [field('status')], nodes: [writes('a'), writes('b')], edges: fork })],
    [
      'a node that only reads it',
      withGraph({ fields: plain, nodes: [writes('a'), writes('b', 'export default (state) => (state.status, {});')], edges: fork }),
    ],
    [
      'a write in a comment',
      withGraph({ fields: plain, nodes: [writes('a'), writes('b', 'export default () => ({}); // { status: 1 }')], edges: fork }),
    ],
    ['a deferred node', withGraph({ fields: plain, nodes: [writes('a'), { ...writes('b'), defer: true }], edges: fork })],
    [
      'a choice of a router',
      withGraph({ fields: plain, nodes: [writes('a'), writes('b')], edges: fork.slice(2), routers: [router(START, ['a', 'b'])] }),
    ],
  ])('are not suspected: %s', (_what, doc) => {
    expect(documentProblems(doc)).toEqual([]);
  });
});

test('a document too large for a link says so', () => {
  const doc = chainWith({ shared: ' '.repeat(250_000) });
  expect(codes(doc)).toEqual(['documentTooLarge']);
});
