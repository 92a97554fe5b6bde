import { describe, expect, it } from 'vitest';
import { applyErrorFix, explainError, explainRefusal, type Explanation } from '~/core/analysis';
import { emptyDocument, type PlaygroundDoc } from '~/core/document';
import { graphOf, ran, type Sketch } from '~/engine/trial.fake';

const docOf = (sketch: Sketch): PlaygroundDoc => ({ ...emptyDocument(), graph: graphOf(sketch) });

async function explained(sketch: Sketch) {
  const { store } = await ran(sketch);
  const turn = store.turns.at(-1);
  const doc = docOf(sketch);
  const explanation = turn === undefined ? null : explainError(store, turn, doc);
  return { store, doc, explanation, story: explanation?.story };
}

/** The error after a fix; null where the run then ends well. */
async function after({ doc, explanation }: Awaited<ReturnType<typeof explained>>, index = 0) {
  const fix = explanation?.fixes[index];
  if (fix === undefined) throw new Error('no such fix');
  const { graph } = applyErrorFix(doc, fix);
  const merges = Object.fromEntries(graph.fields.map((field) => [field.name, field.merge]));
  return { graph, merges };
}

const pythonText = (explanation: Explanation | null) =>
  explanation !== null && 'text' in explanation.python ? explanation.python.text : null;

const update = (text: string) => `export default () => (${text});`;
const two = (a: string, b: string, fields: NonNullable<Sketch['fields']>): Sketch => ({
  fields,
  nodes: { a: update(a), b: update(b) },
  edges: ['__start__>a', '__start__>b'],
});

describe('several writers of a plain field', () => {
  it('are named with their values, and the field gets a reducer of its type', async () => {
    const found = await explained(two("{ last: ['a'] }", "{ last: ['b'] }", { last: null }));
    const { story, store, explanation } = found;
    expect(story).toMatchObject({ code: 'severalWriters', field: 'last' });
    const writes = story?.code === 'severalWriters' ? story.writes : [];
    expect(writes.map(({ writer, value }) => [writer, store.value(value)])).toEqual([
      [{ kind: 'task', task: 0 }, ['a']],
      [{ kind: 'task', task: 1 }, ['b']],
    ]);
    expect(explanation?.page).toBe('https://docs.langchain.com/oss/javascript/langgraph/errors/INVALID_CONCURRENT_GRAPH_UPDATE');
    expect(pythonText(explanation)).toMatch(/^InvalidUpdateError: At key 'last': Can receive only one value per step\./);
    expect((await after(found)).merges).toMatchObject({ last: { kind: 'builtIn', reducer: 'append', start: { kind: 'zero' } } });
    expect((await after(found, 1)).merges).toMatchObject({ last: { kind: 'own', start: { kind: 'none' } } });
  });

  it('of any type get one that suits what was written, or none', async () => {
    const ofAny = async (a: string, b: string) => {
      const sketch = two(`{ last: ${a} }`, `{ last: ${b} }`, { last: null });
      const { store } = await ran(sketch);
      const { graph } = docOf(sketch);
      const doc = {
        ...docOf(sketch),
        graph: { ...graph, fields: graph.fields.map((field) => ({ ...field, type: { kind: 'any', of: 'any' } as const })) },
      };
      const turn = store.turns[0];
      return turn === undefined
        ? []
        : (explainError(store, turn, doc)?.fixes ?? []).map((fix) =>
            'merge' in fix && fix.merge.kind === 'builtIn' ? fix.merge.reducer : fix.code,
          );
    };
    expect(await ofAny('1', '2')).toEqual(['add', 'keepLastWrite']);
    expect(await ofAny("'1'", "'2'")).toEqual(['join', 'keepLastWrite']);
    expect(await ofAny('{ a: 1 }', '{ b: 1 }')).toEqual(['merge', 'keepLastWrite']);
    expect(await ofAny('1', "'2'")).toEqual(['keepLastWrite']);
  });

  it('with two Overwrites are told apart', async () => {
    const over = (list: string) =>
      `import { Overwrite } from '@langchain/langgraph';\nexport default () => ({ log: new Overwrite(${list}) });`;
    const { story, explanation } = await explained({
      ...two('', '', { log: { reducer: 'append' } }),
      nodes: { a: over("['a']"), b: over("['b']") },
      turns: ["export default { log: ['in'] };"],
    });
    expect(story).toMatchObject({ code: 'severalOverwrites', field: 'log', writes: [{}, {}] });
    expect(explanation).toMatchObject({ page: null, fixes: [] });
    expect(pythonText(explanation)).toMatch(
      /^InvalidUpdateError: Can receive only one Overwrite value per super-step\.\nFor troubleshooting/,
    );
  });
});

it('names the id that a removal did not find, and those that are there', async () => {
  const { story, explanation } = await explained({
    fields: { messages: { reducer: 'addMessages', type: 'messages' } },
    nodes: {
      a: "import { RemoveMessage } from '@langchain/core/messages';\nexport default () => ({ messages: [new RemoveMessage({ id: 'm9' })] });",
    },
    edges: ['__start__>a'],
    turns: [
      "import { HumanMessage } from '@langchain/core/messages';\nexport default { messages: [new HumanMessage({ id: 'm1', content: 'x' })] };",
    ],
  });
  expect(story).toMatchObject({
    code: 'unknownMessage',
    field: 'messages',
    id: 'm9',
    ids: ['m1'],
    write: { writer: { kind: 'task', task: 0 } },
  });
  expect(pythonText(explanation)).toBe("ValueError: Attempting to delete a message with an ID that doesn't exist ('m9')");
});

it('tells a loop that went over the limit', async () => {
  const found = await explained({
    fields: { n: { reducer: 'add', type: 'int' } },
    nodes: { a: update('{ n: 1 }'), b: update('{}'), c: update('{}') },
    edges: ['__start__>a', 'a>b', 'b>c', 'c>b'],
    recursionLimit: 6,
  });
  expect(found.story).toEqual({
    code: 'recursion',
    limit: 6,
    nodes: [
      { node: 'b', times: 3 },
      { node: 'c', times: 2 },
    ],
    cycle: [['c'], ['b']],
  });
  expect((await after(found)).graph.recursionLimit).toBe(12);
  expect(pythonText(found.explanation)).toContain('Recursion limit of 6 reached');
});

it('says of a long chain that nothing repeats', async () => {
  const names = ['a', 'b', 'c', 'd'];
  const { story } = await explained({
    nodes: Object.fromEntries(names.map((name) => [name, update('{}')])),
    edges: ['__start__>a', 'a>b', 'b>c', 'c>d'],
    recursionLimit: 3,
  });
  expect(story).toEqual({ code: 'recursion', limit: 3, nodes: [], cycle: [] });
});

describe('a node that fails', () => {
  const one = (source: string, more: Sketch = {}): Sketch => ({
    fields: { last: null, log: { reducer: 'append' } },
    nodes: { a: source },
    edges: ['__start__>a'],
    ...more,
  });

  it('on an absent field is told the field, and what was perhaps meant', async () => {
    const found = await explained(
      one('export default (state) => ({ log: [state.last.length] });', { turns: ['export default { lsat: 1 };'] }),
    );
    expect(found.story).toEqual({ code: 'absentField', node: 'a', fields: ['last'], unknown: ['lsat'] });
    expect(pythonText(found.explanation)).toBe("KeyError: 'last'");
    expect((await after(found)).merges).toMatchObject({ last: { kind: 'own', start: { kind: 'zero' } } });
    const fixed = await ran({
      ...one(''),
      fields: { last: { reducer: 'export default (existing, update) => update;' }, log: { reducer: 'append' } },
      nodes: { a: 'export default (state) => ({ log: [state.last.length] });' },
    });
    expect(fixed.how).toBe('done');
  });

  it('is not told of absent fields that its line does not name', async () => {
    const { story } = await explained(one('export default () => {\n  const last = 1;\n  return undefined.length + nothing;\n};'));
    expect(story).toMatchObject({ code: 'nodeThrew', node: 'a', isNoError: false });
  });

  it('on null that it threw', async () => {
    const { story, explanation } = await explained(one('export default () => { throw null; };'));
    expect(story).toMatchObject({ code: 'nodeThrew', isNoError: true });
    expect(pythonText(explanation)).toBe('TypeError: exceptions must derive from BaseException');
  });

  it('on several absent fields is told what Python may say', async () => {
    const { explanation } = await explained(
      one('export default (state) => ({ log: [state.last.length + state.log.length] });', {
        fields: { last: null, log: { reducer: 'append', start: { kind: 'none' } } },
      }),
    );
    expect(explanation?.python).toEqual({ code: 'raisesOne', text: "KeyError: 'last'\nKeyError: 'log'" });
  });

  it('with others is told with them', async () => {
    const sketch = two('', '', {});
    const { story, explanation } = await explained({
      ...sketch,
      nodes: { a: "export default () => { throw new Error('1'); };", b: "export default () => { throw new Error('2'); };" },
    });
    expect(story).toEqual({ code: 'severalThrew', nodes: ['a', 'b'] });
    expect(explanation?.python).toEqual({ code: 'oneOfThem' });
  });

  it('as it returned no object', async () => {
    const { story, explanation } = await explained(one("export default () => 'text';"));
    expect(story).toMatchObject({ code: 'nodeReturn', node: 'a', kind: 'string', write: { writer: { kind: 'task', task: 0 } } });
    expect(explanation?.page).toMatch(/INVALID_GRAPH_NODE_RETURN_VALUE$/);
    expect(pythonText(explanation)).toMatch(/^InvalidUpdateError: Expected dict, got text\n/);
    const list = (await explained(one("export default () => [{ log: ['A'] }];"))).explanation;
    expect(pythonText(list)).toMatch(/^InvalidUpdateError: Expected dict, got \[\{'log': \['A'\]\}\]\n/);
  });

  it('as its conditional edge does', async () => {
    const routed = (code: string) =>
      one(update('{}'), { nodes: { a: update('{}'), b: update('{}') }, routers: { go: { from: 'a', to: ['b', '__end__'], code } } });
    expect((await explained(routed("export default () => 'zzz';"))).story).toEqual({
      code: 'unknownBranch',
      node: 'a',
      targets: ['b', '__end__'],
    });
    expect((await explained(routed("export default () => { throw new Error('x'); };"))).story).toMatchObject({
      code: 'routerThrew',
      node: 'a',
    });
  });

  it('as it sends to a node that is not there', async () => {
    const send = "import { Command, Send } from '@langchain/langgraph';\nexport default () => new Command({ goto: [new Send('zzz', 1)] });";
    const { story, explanation } = await explained(one(send));
    expect(story).toEqual({ code: 'unknownSend', node: 'a', target: 'zzz', nodes: ['a'] });
    expect(explanation?.python).toEqual({ code: 'logs', text: 'Ignoring unknown node name zzz in pending sends' });
  });
});

it('names the write that a reducer threw at, and what went well before', async () => {
  const { story, store } = await explained({
    ...two('{ n: 1 }', '{ n: 2 }', { n: { reducer: 'export default (a, b) => { if (b === 2) throw null; return a + b; };', type: 'int' } }),
    turns: ['export default { n: 10 };'],
  });
  expect(story).toMatchObject({
    code: 'reducerThrew',
    field: 'n',
    row: 3,
    before: 1,
    isNoError: true,
    write: { writer: { kind: 'task', task: 1 } },
  });
  if (story?.code === 'reducerThrew') expect([store.value(story.existing), store.value(story.write.value)]).toEqual([11, 2]);
});

it('tells of a reducer what Python says: the same where it is own code, the text of a built-in one', async () => {
  const thrown = async (reducer: string) =>
    (await explained({ ...two('{ n: 1 }', "{ n: 'x' }", { n: { reducer, type: 'int' } }), turns: ['export default {};'] })).explanation
      ?.python;
  expect(await thrown("export default () => { throw new Error('no'); };")).toEqual({ code: 'same' });
  expect(await thrown('add')).toEqual({ code: 'raises', text: expect.stringMatching(/^TypeError: unsupported operand/) });
});

it('tells an input that is nothing, or no object', async () => {
  const nothing = await explained({ nodes: { a: update('{}') }, edges: ['__start__>a'], turns: ['export default null;'] });
  expect(nothing.story).toEqual({ code: 'emptyInput', turn: 0 });
  const { graph } = await after(nothing);
  expect(graph.turns[0]).toMatchObject({ source: expect.stringMatching(/export default \{/) });
  const text = await explained({ nodes: { a: update('{}') }, edges: ['__start__>a'], turns: ["export default 'x';"] });
  expect(text.story).toMatchObject({ code: 'inputKind', kind: 'string', write: { writer: { kind: 'input' } } });
});

it('tells a node that nothing leads to', async () => {
  const sketch: Sketch = { nodes: { a: update('{}'), b: update('{}') }, edges: ['__start__>a'] };
  const { cause } = await (await ran(sketch)).over;
  const doc = docOf(sketch);
  const explanation = cause?.kind === 'refused' ? explainRefusal(cause.error, doc) : null;
  expect(explanation).toMatchObject({
    story: { code: 'unreachable', node: 'b' },
    python: { code: 'builds' },
    fixes: [{ code: 'connectStart', node: 'b' }],
  });
  const fixed = explanation?.fixes[0] === undefined ? doc : applyErrorFix(doc, explanation.fixes[0]);
  expect(fixed.graph.edges).toContainEqual(expect.objectContaining({ source: '__start__', target: 'b' }));
});

it('says nothing of a run that ended well', async () => {
  const { explanation } = await explained({ nodes: { a: update('{}') }, edges: ['__start__>a'] });
  expect(explanation).toBeNull();
});
