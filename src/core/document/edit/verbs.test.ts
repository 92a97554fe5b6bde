import { describe, expect, test } from 'vitest';
import { edge, field, node, router, withGraph } from '../document.samples';
import type { Field, FieldType, Merge, PlaygroundDoc } from '../document';
import { END, START } from '../document';
import { emptyDocument } from '../emptyDocument';
import { addJoin, connect, deleteEdge, reconnect, setJoinSources } from './edges';
import { addField, deleteField, moveField, nextFieldId, renameField, setFieldType, setMerge } from './fields';
import { moveNodes, setLayout } from './layout';
import { addNode, deleteNode, nextNodeId, renameNode, setEnds, setPause } from './nodes';
import { addRouter, setRouterTargets } from './routers';
import { clear, setExpectations, setMemory, setRecursionLimit, setSeed, setTitle } from './settings';
import { addTurn, deleteTurn, moveTurn, renameThread, setFrom, setThread, setTurn, setUntil } from './turns';

const names = (doc: PlaygroundDoc) => doc.graph.nodes.map((one) => one.name);
const fieldNames = (doc: PlaygroundDoc) => doc.graph.fields.map((one) => one.name);

describe('names and ids of new things', () => {
  test('are counted up, and never collide with a node or a field', () => {
    const doc = [undefined, undefined, 'log', 'log', 'node_1', 'x'.repeat(200)].reduce<PlaygroundDoc>(
      (now, name) => addNode(now, name === undefined ? {} : { name }),
      emptyDocument(),
    );
    expect(names(doc)).toEqual(['node_1', 'node_2', 'log_2', 'log_3', 'node_1_2', 'x'.repeat(96)]);
    expect(fieldNames(addField(addField(addField(doc)), { name: 'node_2' }))).toEqual(['log', 'field_1', 'field_2', 'node_2_2']);
  });

  test('an id is what was asked for when it is free', () => {
    const doc = addNode(emptyDocument(), { id: 'n7' });
    expect(addNode(doc, { id: 'n7' }).graph.nodes.map((one) => one.id)).toEqual(['n7', 'n2']);
    expect(nextNodeId(doc)).toBe('n2');
    expect(nextFieldId(doc)).toBe('f2');
  });

  test('a long name is cut between characters', () => {
    expect(renameNode(addNode(emptyDocument()), 'n1', `${'x'.repeat(99)}😀`).graph.nodes[0]?.name).toBe('x'.repeat(99));
  });
});

test('a new node writes its own name to the first field that takes several writes', () => {
  const doc = withGraph({ fields: [field('status', { merge: { kind: 'plain' } }), field('log')] });
  expect(addNode(doc).graph.nodes[0]?.source).toBe('export default (state, config) => ({ log: [config.metadata.langgraph_node] });\n');
});

describe('the type of a field', () => {
  const typed = (type: FieldType, merge: Merge): Field => field('x', { type, merge });
  const builtIn = (
    reducer: Extract<Merge, { kind: 'builtIn' }>['reducer'],
    start: Extract<Merge, { kind: 'builtIn' }>['start'] = { kind: 'zero' },
  ): Merge => ({
    kind: 'builtIn',
    reducer,
    keep: 5,
    start,
  });
  const own: Merge = { kind: 'own', source: 'export default (a, b) => b;', start: { kind: 'own', source: 'export default [1];' } };
  const list = { kind: 'list', of: 'str' } as const;
  const int = { kind: 'int', of: 'any' } as const;
  const any = { kind: 'any', of: 'any' } as const;

  test.each<readonly [string, FieldType, Merge, FieldType, Merge]>([
    ['operator.add under its name there', list, builtIn('append'), int, builtIn('add')],
    ['operator.add for text', int, builtIn('add'), { kind: 'str', of: 'any' }, builtIn('join')],
    ['a built-in that fits both', int, builtIn('max'), { kind: 'float', of: 'any' }, builtIn('max')],
    ['no reducer where none fits', { kind: 'dict', of: 'any' }, builtIn('merge'), int, { kind: 'plain' }],
    ['no reducer', list, { kind: 'plain' }, int, { kind: 'plain' }],
    ['own code', list, own, int, { ...own, start: { kind: 'zero' } }],
    ['an own start value of the same kind', list, own, { kind: 'list', of: 'int' }, own],
    ['no zero value where there is none', list, builtIn('append'), any, builtIn('append', { kind: 'none' })],
    ['the zero value where there is one again', any, builtIn('max', { kind: 'none' }), int, builtIn('max')],
    [
      'nothing to start with',
      list,
      builtIn('append', { kind: 'none' }),
      { kind: 'messages', of: 'any' },
      builtIn('append', { kind: 'none' }),
    ],
  ])('keeps %s', (_what, before, merge, after, expected) => {
    const doc = setFieldType(withGraph({ fields: [typed(before, merge)] }), 'f-x', after);
    expect(doc.graph.fields[0]).toMatchObject({ type: after, merge: expected });
  });

  test('a merge keeps a whole number of items', () => {
    const doc = withGraph({ fields: [field('x')] });
    const keep = (number: number) => {
      const merge = setMerge(doc, 'f-x', { kind: 'builtIn', reducer: 'keepLast', keep: number, start: { kind: 'zero' } }).graph.fields[0]
        ?.merge;
      return merge?.kind === 'builtIn' ? merge.keep : undefined;
    };
    expect([Number.NaN, -1, 2.4, 1e9].map(keep)).toEqual([1, 1, 2, 10_000]);
  });
});

test('fields move, and take their expectations along when they go', () => {
  const doc = setExpectations(withGraph({ fields: [field('a'), field('b'), field('c')] }), [
    { kind: 'calls', field: 'f-a', count: 1 },
    { kind: 'calls', field: 'f-b', count: 2 },
    { kind: 'calls', field: 'gone', count: 3 },
    { kind: 'error', code: 'E' },
    { kind: 'result', turn: 1, value: {} },
  ]);
  expect(doc.expectations).toHaveLength(4);
  expect(fieldNames(moveField(doc, 'f-a', 2))).toEqual(['b', 'c', 'a']);
  expect(fieldNames(moveField(doc, 'f-c', -9))).toEqual(['c', 'a', 'b']);
  expect(deleteField(doc, 'f-a').expectations).toEqual([
    { kind: 'calls', field: 'f-b', count: 2 },
    { kind: 'error', code: 'E' },
    { kind: 'result', turn: 1, value: {} },
  ]);
  expect(fieldNames(renameField(doc, 'f-a', 'b'))).toEqual(['b', 'b', 'c']);
});

describe('deleting a node', () => {
  const doc = moveNodes(
    withGraph({
      nodes: [node('a', { ends: ['b', END] }), node('b'), node('c')],
      edges: [edge(START, 'a'), edge('a', 'b'), edge('b', 'c'), edge('c', END)],
      joins: [
        { id: 'j1', sources: ['a', 'b'], target: 'c' },
        { id: 'j2', sources: ['b'], target: 'c' },
        { id: 'j3', sources: ['a'], target: 'b' },
      ],
      routers: [router('a', ['b', 'c']), router('b', ['a'])],
      turns: [
        { kind: 'input', source: '1' },
        { kind: 'update', asNode: 'b', source: '2' },
        { kind: 'input', source: '3' },
      ],
    }),
    { a: { x: 1, y: 1 }, b: { x: 2.6, y: Number.NaN }, c: { x: 3, y: 3 }, gone: { x: 0, y: 0 } },
  );

  test('takes along what hangs on it and nothing else', () => {
    expect(deleteNode(doc, 'b').graph).toMatchObject({
      nodes: [{ id: 'a', ends: [END] }, { id: 'c' }],
      edges: [edge(START, 'a'), edge('c', END)],
      joins: [{ id: 'j1', sources: ['a'], target: 'c' }],
      routers: [{ source: 'a', targets: ['c'] }],
      turns: [{ source: '1' }, { source: '3' }],
    });
    expect(Object.keys(deleteNode(doc, 'c').layout.nodes)).toEqual(['a']);
  });

  test('keeps expectations on the turns that they were about', () => {
    const at = (turn: number) => ({ kind: 'length', field: 'f1', at: { turn, superstep: 1 }, length: 0 }) as const;
    const answer = (turn: number) => ({ kind: 'result', turn, value: {} }) as const;
    const expecting = setExpectations(doc, [at(1), at(2), at(3), at(9), answer(1), answer(2), answer(0)]);
    expect(deleteNode(expecting, 'b').expectations).toEqual([at(1), at(2), at(9), answer(1), answer(1)]);
    expect(moveTurn(expecting, 0, 2).expectations).toEqual([at(3), at(1), at(2), at(9), answer(3), answer(1), answer(3)]);
    expect(deleteTurn(expecting, 0).expectations).toEqual([at(1), at(2), at(9), answer(1)]);
  });
});

describe('edges', () => {
  const doc = withGraph({ nodes: [node('a'), node('b')] });

  test('of each kind share one space of ids, and are deleted alike', () => {
    const drawn = addRouter(addJoin(connect(doc, START, 'a'), ['a', 'a', START, 'gone'], 'b'), {
      source: 'b',
      targets: [END, END, START, 'gone'],
    });
    expect(drawn.graph).toMatchObject({
      edges: [{ id: 'e1', source: START, target: 'a' }],
      joins: [{ id: 'e2', sources: ['a'], target: 'b' }],
      routers: [{ id: 'e3', name: 'route_1', source: 'b', targets: [END] }],
    });
    const bare = ['e1', 'e2', 'e3'].reduce(deleteEdge, drawn);
    expect(bare.graph).toEqual(doc.graph);
  });

  test('are not drawn twice, nor to what is not there', () => {
    const once = connect(doc, 'a', 'b');
    expect(connect(once, 'a', 'b')).toBe(once);
    expect(connect(once, 'a', 'gone')).toBe(once);
    const two = connect(once, 'b', 'a');
    expect(reconnect(two, 'e2', 'a', 'b')).toBe(two);
    expect(reconnect(two, 'e2', 'b', 'b').graph.edges[1]).toEqual({ id: 'e2', source: 'b', target: 'b' });
    expect(addJoin(doc, [START], 'a')).toBe(doc);
    expect(setJoinSources(addJoin(doc, ['a'], 'b'), 'e1', []).graph.joins).toEqual([]);
  });

  test('a new router goes to its first target, by name', () => {
    const target = renameNode(doc, 'a', 'say "hi"');
    expect(addRouter(target, { source: 'b', targets: ['a', END] }).graph.routers[0]?.code).toBe(
      'export default (state, config) => "say \\"hi\\"";\n',
    );
    expect(addRouter(doc, { source: 'b', targets: [END] }).graph.routers[0]?.code).toContain('=> END;');
    expect(setRouterTargets(addRouter(doc, { source: 'b', targets: [] }), 'e1', ['b', 'b']).graph.routers[0]?.targets).toEqual(['b']);
    expect(setEnds(doc, 'a', ['b', START, END, 'b', 'gone']).graph.nodes[0]?.ends).toEqual(['b', END]);
  });
});

test('turns: an update is made as a node that exists', () => {
  const doc = withGraph({ nodes: [node('a')] });
  expect(addTurn(doc, { kind: 'update', asNode: 'gone', source: '' })).toBe(doc);
  expect(setTurn(doc, 0, { kind: 'update', asNode: 'a', source: 'x' }).graph.turns).toEqual([{ kind: 'update', asNode: 'a', source: 'x' }]);
  expect(setTurn(doc, 7, { kind: 'input', source: 'x' })).toBe(doc);
  expect(moveTurn(doc, 0, 5)).toBe(doc);
});

describe('turns on threads', () => {
  const inputs = withGraph({ turns: [1, 2, 3].map((n) => ({ kind: 'input', source: `${n}` })) });

  test('thread, checkpoint and end are said, and no key is left when they are the usual ones', () => {
    const said = setUntil(setFrom(setThread(inputs, 2, 'b'), 2, { turn: 1, superstep: 2 }), 2, 3);
    expect(said.graph.turns[2]).toEqual({ kind: 'input', source: '3', thread: 'b', from: { turn: 1, superstep: 2 }, until: 3 });
    const usual = setUntil(setFrom(setThread(said, 2, '1'), 2, undefined), 2, undefined);
    expect(usual).toEqual(inputs);
    expect(Object.keys(usual.graph.turns[2] ?? {})).toEqual(['kind', 'source']);
    expect(setThread(said, 2, '').graph.turns[2]).not.toHaveProperty('thread');
  });

  test('a thread is renamed in all of its turns, and never into another one', () => {
    const two = setThread(inputs, 1, 'b');
    const threads = (doc: PlaygroundDoc) => doc.graph.turns.map((turn) => turn.thread);
    expect(threads(renameThread(two, '1', 'alice'))).toEqual(['alice', 'b', 'alice']);
    expect(threads(renameThread(renameThread(two, '1', 'alice'), 'b', '1'))).toEqual(['alice', undefined, 'alice']);
    for (const name of ['', 'b', '1']) expect(renameThread(two, '1', name)).toBe(two);
    expect(renameThread(two, 'c', 'd')).toBe(two);
  });

  test('only a turn before it can have left a checkpoint', () => {
    expect([0, 3, 4].map((turn) => setFrom(inputs, 2, { turn, superstep: 0 }) === inputs)).toEqual([true, true, true]);
    expect(setFrom(inputs, 2, { turn: 2, superstep: -7 }).graph.turns[2]).toMatchObject({ from: { turn: 2, superstep: -1 } });
    expect(addTurn(inputs, { kind: 'continue', from: { turn: 2, superstep: 0 } }, 1)).toBe(inputs);
  });

  test('what cannot be said of a kind is left out', () => {
    const deleting = addTurn(inputs, { kind: 'delete' });
    expect(setFrom(deleting, 3, { turn: 1, superstep: 0 })).toBe(deleting);
    expect(setUntil(deleting, 3, 1)).toBe(deleting);
  });

  test('one put between others moves what names later turns', () => {
    const at = (turn: number) => ({ kind: 'length', field: 'f-x', at: { turn, superstep: 0 }, length: 0 }) as const;
    const doc = setExpectations(
      withGraph({ fields: [field('x')], turns: [...inputs.graph.turns, { kind: 'continue', from: { turn: 2, superstep: 1 } }] }),
      [at(1), at(2)],
    );
    const put = addTurn(doc, { kind: 'resume', source: 'x' }, 1);
    expect(put.graph.turns.map((turn) => turn.kind)).toEqual(['input', 'resume', 'input', 'input', 'continue']);
    expect(put.graph.turns[4]).toMatchObject({ from: { turn: 3 } });
    expect(put.expectations).toEqual([at(1), at(3)]);
  });
});

test('memory and breakpoints: the usual way is not written down', () => {
  const doc = withGraph({ nodes: [node('a')] });
  expect(setMemory(doc, { durability: 'sync' }).graph.memory).toEqual({ saver: 'memory', durability: 'sync' });
  expect(setMemory(doc, { saver: 'memory' })).toBe(doc);
  expect(setMemory(setMemory(doc, { saver: 'none' }), { saver: 'memory' }).graph).not.toHaveProperty('memory');
  expect(setPause(doc, 'a', 'both').graph.nodes[0]?.pause).toBe('both');
  expect(setPause(setPause(doc, 'a', 'both'), 'a', undefined).graph.nodes[0]).not.toHaveProperty('pause');
  expect(setPause(doc, 'gone', 'before')).toBe(doc);
});

test('positions are whole pixels in range; replacing them forgets the rest', () => {
  const doc = withGraph({ nodes: [node('a'), node('b')] });
  const placed = moveNodes(doc, { a: { x: 1.4, y: -1e9 }, [START]: { x: -0.2, y: 0 } });
  expect(placed.layout.nodes).toEqual({ a: { x: 1, y: -1_000_000 }, [START]: { x: 0, y: 0 } });
  expect(moveNodes(placed, { a: { x: 1.1, y: -2e9 } })).toBe(placed);
  expect(setLayout(placed, { nodes: { b: { x: 5, y: 5 } } }).layout.nodes).toEqual({ b: { x: 5, y: 5 } });
  expect(setLayout(placed, placed.layout)).toBe(placed);
});

test('settings are pulled into range', () => {
  const doc = emptyDocument();
  expect([0, -3, Number.NaN, 7.4].map((limit) => setRecursionLimit(doc, limit).graph.recursionLimit)).toEqual([1, 1, 1, 7]);
  expect([-1, 2 ** 32, 3.7].map((seed) => setSeed(doc, seed).graph.seed)).toEqual([4_294_967_295, 0, 3]);
  expect(setTitle(doc, 'x'.repeat(300)).title).toHaveLength(200);
});

test('clearing leaves title, limit and seed, and one empty input', () => {
  const doc = setSeed(setTitle(addNode(emptyDocument()), 'mine'), 9);
  const cleared = clear(doc);
  expect(cleared).toMatchObject({
    title: 'mine',
    graph: { fields: [], nodes: [], turns: [{ kind: 'input' }], seed: 9 },
    layout: { nodes: {} },
  });
  expect(clear(cleared)).toBe(cleared);
});

test('two equal turns may change places without a change', () => {
  const doc = addTurn(emptyDocument());
  expect(moveTurn(doc, 0, 1)).toBe(doc);
});
