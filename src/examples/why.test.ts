import { expect, it } from 'vitest';
import { whyOf } from '~/core/analysis';
import { graphOf, ran, type Sketch } from '~/engine/trial.fake';

const LIST = { reducer: 'append' } as const;
const writes = (update: string) => `export default () => (${update});`;
const message = (body: string) =>
  `import { AIMessage, HumanMessage, RemoveMessage } from '@langchain/core/messages';\nexport default ${body};`;

/** Every row of a run with its reasons. */
async function reasons(sketch: Sketch) {
  const { store } = await ran(sketch);
  return store.rows.map((row) => whyOf(store, row, graphOf(sketch)));
}
const codes = async (sketch: Sketch) => (await reasons(sketch)).map((row) => row.map((why) => why.code).join(' '));

it('tells where existing came from, and that an input is a write', async () => {
  const chain = await reasons({
    fields: { log: LIST },
    nodes: { a: writes("{ log: ['a'] }"), b: writes('{}'), c: writes("{ log: ['c'] }") },
    edges: ['__start__>a', 'a>b', 'b>c'],
    turns: ["export default { log: ['in'] };", "export default { log: ['again'] };"],
  });
  expect(chain.slice(0, 4)).toEqual([
    [{ code: 'inputIsCall' }, { code: 'existingZero', type: 'list' }],
    [{ code: 'existingLeft', when: expect.objectContaining({ kind: 'input', turn: 0 }) as object }],
    [{ code: 'existingLeft', when: expect.objectContaining({ kind: 'superstep', superstep: 1 }) as object }],
    [
      { code: 'inputIsCall' },
      { code: 'existingLeft', when: expect.objectContaining({ kind: 'superstep', superstep: 3, turn: 0 }) as object },
    ],
  ]);
  const start = { kind: 'own', source: 'export default [9];' } as const;
  expect(await codes({ fields: { log: { ...LIST, start } }, nodes: { a: writes("{ log: ['a'] }") }, edges: ['__start__>a'] })).toEqual([
    'existingOwnStart',
  ]);
});

it('tells of a start value that another thread had changed', async () => {
  const turns = ['export default {};', { kind: 'input', thread: '2', source: 'export default {};' }] as const;
  const push = { reducer: 'export default (e, u) => { e.push(...u); return e; };', of: 'str' } as const;
  const a = writes("{ log: ['A'] }");
  const rows = await reasons({ style: 'stateSchema', fields: { log: push }, nodes: { a }, edges: ['__start__>a'], turns });
  expect(rows).toEqual([[{ code: 'existingZero', type: 'list' }], [{ code: 'existingLeaked', row: 1, node: 'a', turn: 0 }]]);
  const inPlace = "export default (state) => { state.log.push('x'); return { log: ['a'] }; };";
  const byNode = await codes({
    style: 'stateSchema',
    fields: { log: { ...LIST, of: 'str' } },
    nodes: { a: inPlace },
    edges: ['__start__>a'],
    turns,
  });
  expect(byNode).toEqual(['existingLeaked', 'existingLeaked']);
});

it('does not take what another thread holds for what was left', async () => {
  const turns = ['export default {};', { kind: 'input', thread: '2', source: 'export default {};' }] as const;
  const start = { kind: 'own', source: "export default ['a'];" } as const;
  const nodes = { a: writes('{ log: new Overwrite(["a"]) }'), b: writes("{ log: ['b'] }") };
  const imports = "import { Overwrite } from '@langchain/langgraph';\n";
  const rows = await codes({
    fields: { log: { ...LIST, start } },
    nodes: { ...nodes, a: imports + nodes.a },
    edges: ['__start__>b', 'b>a'],
    turns,
  });
  expect(rows.filter((_, index) => index % 2 === 0)).toEqual(['existingOwnStart', 'existingOwnStart']);
});

it('says no more than the record shows without the graph', async () => {
  const { store } = await ran({ fields: { log: LIST }, nodes: { a: writes("{ log: ['a'] }") }, edges: ['__start__>a'] });
  expect(store.rows.map((row) => whyOf(store, row, null))).toEqual([[{ code: 'existingStart' }]]);
});

it('tells nothing of where existing came from when a node changed it in place', async () => {
  const rows = await codes({
    fields: { log: LIST },
    nodes: { a: "export default (state) => { state.log.push('x'); return { log: ['a'] }; };" },
    edges: ['__start__>a'],
    turns: ["export default { log: ['in'] };"],
  });
  expect(rows).toEqual(['inputIsCall existingZero', '']);
});

it('tells the order of several writers and that they did not see each other', async () => {
  const rows = await reasons({
    fields: { log: LIST },
    nodes: { b: writes("{ log: ['b'] }"), a: writes("{ log: ['a'] }") },
    edges: ['__start__>b', '__start__>a'],
  });
  expect(rows).toEqual([
    [
      { code: 'existingZero', type: 'list' },
      { code: 'siblingsNotSeen', node: 'a', siblings: ['b'] },
      { code: 'order', by: 'name', writers: ['a', 'b'] },
    ],
    [
      { code: 'existingEarlierCall', row: 1 },
      { code: 'siblingsNotSeen', node: 'b', siblings: ['a'] },
      { code: 'order', by: 'name', writers: ['a', 'b'] },
    ],
  ]);
});

it('tells the order of Sends, which read no state', async () => {
  const send =
    "import { Command, Send } from '@langchain/langgraph';\nexport default () => new Command({ goto: [new Send('w', 1), new Send('w', 2)] });";
  const rows = await reasons({
    fields: { log: LIST },
    nodes: { a: { source: send, ends: ['w'] }, w: 'export default (n) => ({ log: [n] });' },
    edges: ['__start__>a'],
  });
  expect(rows.map((row) => row.slice(1))).toEqual([
    [{ code: 'order', by: 'send', writers: ['w'] }],
    [{ code: 'order', by: 'send', writers: ['w'] }],
  ]);
});

it('tells why a call happened twice', async () => {
  const rows = await reasons({
    fields: { log: LIST },
    nodes: { a: writes("{ log: ['a'] }"), b: writes('{}') },
    edges: ['__start__>a'],
    routers: { go: { from: 'a', to: ['b'], code: "export default () => 'b';" } },
  });
  expect(rows).toEqual([
    [{ code: 'notCommitted', phase: 'preview' }],
    [
      { code: 'lookedBefore', row: 1, phase: 'preview' },
      { code: 'existingZero', type: 'list' },
    ],
  ]);
});

it('tells why equal messages stay and why others are replaced', async () => {
  const messages: Sketch['fields'] = { messages: { reducer: 'addMessages', type: 'messages' } };
  const twice = await reasons({
    fields: messages,
    nodes: { a: message("() => ({ messages: [new HumanMessage('hi')] })") },
    edges: ['__start__>a'],
    turns: [message("{ messages: [new HumanMessage({ id: 'h', content: 'hi' })] }")],
  });
  expect(twice[1]?.slice(1)).toEqual([
    { code: 'equalBothStay', one: 'h', other: expect.any(String) as string, given: true },
    { code: 'idsGiven', count: 1 },
  ]);
  const edited = await reasons({
    fields: messages,
    nodes: { a: message("() => ({ messages: [new AIMessage({ id: 'h', content: 'hi' })] })") },
    edges: ['__start__>a'],
    turns: [message("{ messages: [new HumanMessage({ id: 'h', content: 'hi' })] }")],
  });
  expect(edited[1]?.slice(1)).toEqual([{ code: 'sameIdReplaced', ids: ['h'] }]);
});

const overwrite = (list: string) =>
  `import { Overwrite } from '@langchain/langgraph';\nexport default () => ({ log: new Overwrite(${list}) });`;

it('tells why a write reached no reducer', async () => {
  expect(
    await codes({
      fields: { log: LIST, last: null, none: { reducer: 'append', start: { kind: 'none' } } },
      nodes: { a: writes("{ last: 1, none: ['x'], nobody: 1 }"), b: writes('{ last: 2 }') },
      edges: ['__start__>a', 'a>b'],
    }),
  ).toEqual(['undeclared', 'plainFirst', 'first', 'plain']);
  const over = { fields: { log: LIST }, turns: ["export default { log: ['in'] };"], edges: ['__start__>a', '__start__>b', '__start__>c'] };
  const mixed = { ...over, nodes: { a: writes("{ log: ['a'] }"), b: overwrite("['b']"), c: writes("{ log: ['c'] }") } };
  expect((await codes(mixed)).map((row) => row.split(' ').filter((code) => /overwrite|skipped|discarded/.test(code)))).toEqual([
    [],
    ['discarded'],
    ['overwrite'],
    ['skipped'],
  ]);
  const two = { ...over, nodes: { a: writes('{}'), b: overwrite("['b']"), c: overwrite("['c']") } };
  expect((await codes(two)).at(-1)).toBe('refusedOverwrite momentFailed');
  expect(
    await codes({
      fields: { last: null },
      nodes: { a: writes("{ last: 'a' }"), b: writes("{ last: 'b' }") },
      edges: ['__start__>a', '__start__>b'],
    }),
  ).toEqual(['refusedSeveral momentFailed', 'refusedSeveral momentFailed']);
});

it('tells what an undefined result does next', async () => {
  const rows = await reasons({
    fields: { log: { reducer: 'export default (existing, update) => (update[0] === "drop" ? undefined : [...existing, ...update]);' } },
    nodes: { a: writes("{ log: ['drop'] }"), b: writes("{ log: ['b'] }"), c: writes("{ log: ['c'] }") },
    edges: ['__start__>a', '__start__>b', 'a>c'],
  });
  expect(rows[0]).toContainEqual({ code: 'emptied', skipped: 1, next: 3 });
  expect(rows[1]?.[0]).toEqual({ code: 'skippedEmptied', by: 'reducer' });
  expect(rows[2]).toEqual([{ code: 'first' }]);
});

it('names the writers of which it was one', async () => {
  const { store } = await ran({ fields: { log: LIST }, nodes: { a: writes("{ log: ['a'] }") }, edges: ['__start__>a'] });
  const [row] = store.rows;
  if (row === undefined) throw new Error('no row');
  expect(whyOf(store, { ...row, writer: { kind: 'unknown' } }, null)).toContainEqual({ code: 'writerUnsure', writer: { kind: 'unknown' } });
});
