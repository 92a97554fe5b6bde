import { describe, expect, it } from 'vitest';
import { applyForgetFix, turnOn, wayOn, whyForgotten } from '~/core/analysis';
import { addTurn, emptyDocument, type PlaygroundDoc, type Turn } from '~/core/document';
import { stateAt } from '~/core/trace';
import { graphOf, LIST, ran, type Sketch } from '~/engine/trial.fake';

const docOf = (sketch: Sketch): PlaygroundDoc => ({ ...emptyDocument(), graph: graphOf(sketch) });
const input = (text: string) => `export default { log: ['${text}'] };`;
const update = (text: string, imports = '') => `${imports}export default (state) => (${text});`;
const CHAIN: Sketch = { fields: { log: LIST }, nodes: { a: update("{ log: ['a'] }") }, edges: ['__start__>a'] };
const on = (thread: string, text: string): Turn => ({ kind: 'input', source: input(text), thread });

const ASKS = "import { interrupt } from '@langchain/langgraph';\nexport default () => ({ log: [interrupt('?')] });";

describe('answers by id', () => {
  const twoAsk: Sketch = { fields: { log: LIST }, nodes: { a: ASKS, b: ASKS }, edges: ['__start__>a', '__start__>b'] };
  const wayOf = async (sketch: Sketch) => {
    const { store } = await ran(sketch);
    return wayOn(graphOf(sketch), store, { at: store.moments.length, call: null });
  };
  const answered = async (sketch: Sketch, answers: readonly string[]): Promise<Sketch> => {
    const way = await wayOf(sketch);
    if (way === null) throw new Error('it does not wait');
    return { ...sketch, turns: [...(sketch.turns ?? []), turnOn(way, answers, { kind: 'input', source: '' })] };
  };

  it('are said to have reached nobody where the ids are others', async () => {
    const done = await answered({ ...twoAsk, turns: [input('x')] }, ["'A'", "'B'"]);
    // In this engine every run makes ids of its own, as an edit does elsewhere.
    expect(await wayOf(done)).toMatchObject({ kind: 'interrupts', turn: 1, unheard: true });
  });

  it('an object without keys is an answer, and so is one that asks again heard', async () => {
    const asks: Sketch = { fields: { log: LIST }, nodes: { a: ASKS }, edges: ['__start__>a'], turns: [input('x')] };
    expect((await ran(await answered(asks, ['{}']))).state).toEqual({ log: ['x', {}] });
    const twice = { ...asks, nodes: { a: ASKS.replace("interrupt('?')", "interrupt('?'), interrupt('!')") } };
    expect(await wayOf(await answered(twice, ['{}']))).toMatchObject({ turn: 1, unheard: false });
  });
});

describe('why it forgot', () => {
  const cases: readonly (readonly [string, Sketch, number, readonly object[]])[] = [
    ['nothing on the same thread', { ...CHAIN, turns: [input('x'), input('y')] }, 1, []],
    ['nothing at the first turn', { ...CHAIN, turns: [input('x')] }, 0, []],
    [
      'no saver',
      { ...CHAIN, turns: [input('x'), input('y')], memory: { saver: 'none', durability: 'async' } },
      1,
      [{ kind: 'noSaver', turn: 2, before: 1, fields: ['log'] }],
    ],
    [
      'a new saver each turn',
      { ...CHAIN, turns: [input('x'), input('y')], memory: { saver: 'newEachTurn', durability: 'async' } },
      1,
      [{ kind: 'newSaver', turn: 2, before: 1, fields: ['log'] }],
    ],
    [
      'another thread',
      { ...CHAIN, turns: [input('x'), on('2', 'y')] },
      1,
      [{ kind: 'otherThread', turn: 2, before: 1, fields: ['log'], thread: '2', beforeThread: '1' }],
    ],
    ['no other thread where that one has as much', { ...CHAIN, turns: [input('x'), on('2', 'y'), input('z')] }, 2, []],
    [
      'a deleted thread',
      { ...CHAIN, turns: [input('x'), { kind: 'delete' }, input('y')] },
      2,
      [{ kind: 'deleted', turn: 3, before: 1, fields: ['log'], thread: '1', deletedBy: 2 }],
    ],
    [
      'going back',
      { ...CHAIN, turns: [input('x'), { kind: 'continue', from: { turn: 1, superstep: 0 } }] },
      1,
      [{ kind: 'wentBack', turn: 2, before: 1, fields: ['log'], from: { turn: 1, superstep: 0 } }],
    ],
  ];

  it.each(cases)('says %s', async (_name, sketch, turn, reasons) => {
    const { store } = await ran(sketch);
    expect(whyForgotten(docOf(sketch), store, turn)).toEqual(reasons);
  });

  it.each(cases.filter(([, , , reasons]) => reasons.length > 0))('of %s knows a way out', async (_name, sketch, turn) => {
    const [forgetting] = whyForgotten(docOf(sketch), (await ran(sketch)).store, turn);
    if (forgetting === undefined) throw new Error('nothing forgotten');
    const { graph } = applyForgetFix(docOf(sketch), forgetting);
    const fixed: Sketch = { ...sketch, turns: graph.turns };
    const { memory, ...rest } = fixed;
    const again = graph.memory === undefined ? rest : { ...rest, memory: graph.memory };
    const last = graph.turns.length - 1;
    expect([memory === graph.memory, whyForgotten({ graph }, (await ran(again)).store, last)]).toEqual([memory === graph.memory, []]);
  });

  it('says which node made a field shorter, and how', async () => {
    const imports = "import { RemoveMessage } from '@langchain/core/messages';\nimport { Overwrite } from '@langchain/langgraph';\n";
    const talk =
      "export default { messages: [{ role: 'user', content: 'hi', id: 'u' }, { role: 'user', content: 'ho', id: 'v' }], log: ['x', 'y', 'z'] };";
    const sketch = (code: string): Sketch => ({
      fields: { messages: { reducer: 'addMessages' }, log: { reducer: 'keepLast' }, summary: { reducer: 'join', type: 'str' } },
      nodes: { b: update(code, imports) },
      edges: ['__start__>b'],
      turns: [talk, 'export default {};'],
    });
    const found = async (code: string) => {
      const { store } = await ran(sketch(code));
      return whyForgotten(docOf(sketch(code)), store, 1);
    };
    const at = { node: 'b', turn: 1, superstep: 1 };
    expect(await found("{ messages: [new RemoveMessage({ id: 'u' })] }")).toEqual([
      { kind: 'removed', ...at, field: 'messages', items: 1, into: '' },
    ]);
    expect(await found("{ messages: [new RemoveMessage({ id: 'u' })], summary: 'hi was said' }")).toEqual([
      { kind: 'summarised', ...at, field: 'messages', items: 1, into: 'summary' },
    ]);
    expect(await found("{ messages: [new RemoveMessage({ id: 'u' }), { role: 'system', content: 'hi was said', id: 's' }] }")).toEqual([
      { kind: 'summarised', ...at, field: 'messages', items: 1, into: 'messages' },
    ]);
    expect(await found("{ log: ['w', 'v'] }")).toEqual([{ kind: 'trimmed', ...at, field: 'log', items: 2, into: '' }]);
    expect(await found("{ log: new Overwrite(['z']) }")).toEqual([{ kind: 'replaced', ...at, field: 'log', items: 2, into: '' }]);
    expect(await found("{ summary: 'nothing lost' }")).toEqual([]);
  });

  it('says that a model was only sent less, where the state kept all', async () => {
    const imports = "import { ScriptedChatModel } from 'playground';\nconst model = new ScriptedChatModel({ replies: () => 'ok' });\n";
    const sketch: Sketch = {
      fields: { messages: { reducer: 'addMessages', type: 'messages' } },
      nodes: { b: `${imports}export default async ({ messages }) => ({ messages: [await model.invoke(messages.slice(-1))] });` },
      edges: ['__start__>b'],
      turns: ["export default { messages: ['a', 'b', 'c'] };", "export default { messages: 'd' };"],
    };
    const { store } = await ran(sketch);
    expect(whyForgotten(docOf(sketch), store, 1)).toEqual([
      { kind: 'request', node: 'b', turn: 1, superstep: 1, field: 'messages', items: 2, into: '' },
    ]);
  });
});

describe('how a run goes on', () => {
  const ASK = "import { interrupt } from '@langchain/langgraph';\nexport default (state) => ({ log: [interrupt('which?')] });";
  /** What is offered at the end of a run, and the log of the run that goes on so. */
  async function offered(sketch: Sketch, answers: readonly string[] = []) {
    const { store } = await ran(sketch);
    const doc = docOf(sketch);
    const way = wayOn(doc.graph, store, { at: store.moments.length, call: null });
    const turn = doc.graph.turns.at(-1);
    if (way === null || turn === undefined) return { way, store, log: null };
    const { graph } = addTurn(doc, turnOn(way, answers, turn), way.turn + 1);
    const next = (await ran({ ...sketch, turns: graph.turns })).store;
    const held = stateAt(next, graph.fields, { at: next.moments.length, call: null }).get('log');
    return { way, store, log: held?.kind === 'value' ? next.value(held.ref) : null };
  }

  it('with the answer to an interrupt, on its thread', async () => {
    const { way, store, log } = await offered({ ...CHAIN, nodes: { a: ASK }, turns: [on('7', 'x')] }, ["'this'"]);
    expect(way).toMatchObject({ kind: 'interrupts', turn: 0, asks: [{ node: 'a' }] });
    if (way?.kind !== 'interrupts') throw new Error('no question');
    expect(way.asks.map(({ value }) => store.value(value))).toEqual(['which?']);
    expect(log).toEqual(['x', 'this']);
  });

  it('with one answer for each of two interrupts, by id', async () => {
    const { way } = await offered({ ...CHAIN, nodes: { a: ASK, b: ASK }, edges: ['__start__>a', '__start__>b'] }, ['1', '2']);
    if (way?.kind !== 'interrupts') throw new Error('no question');
    const [first, second] = way.asks;
    expect(way.asks.map(({ node }) => node)).toEqual(['a', 'b']);
    expect(first?.id).toMatch(/^[0-9a-f]{32}$/);
    expect(turnOn(way, ["'p'", '{ q: 1 }'], { kind: 'delete' })).toEqual({
      kind: 'resume',
      source: `export default {\n  "${first?.id}": 'p',\n  "${second?.id}": { q: 1 },\n};\n`,
    });
  });

  it('from a breakpoint', async () => {
    const { way, log } = await offered({
      ...CHAIN,
      nodes: { a: update("{ log: ['a'] }"), b: { source: update("{ log: ['b'] }"), pause: 'before' } },
      edges: ['__start__>a', 'a>b'],
      turns: [input('x')],
    });
    expect(way).toEqual({ kind: 'breakpoint', turn: 0, ran: ['a'], next: ['b'] });
    expect(log).toEqual(['x', 'a', 'b']);
  });

  const shaky =
    "let tries = 0;\nexport default async () => { await new Promise((go) => setTimeout(go, 9)); if (tries++ === 0) throw new Error('no'); return { log: ['b'] }; };";
  it('after an error with what is kept of the others', async () => {
    const failing: Sketch = {
      ...CHAIN,
      nodes: { a: update("{ log: ['a'] }"), b: shaky },
      edges: ['__start__>a', '__start__>b'],
      turns: [input('x')],
    };
    const { way, log } = await offered(failing);
    expect(way).toEqual({ kind: 'failed', turn: 0, superstep: 1, failed: ['b'], kept: ['a'], canGoOn: true });
    expect(log).toEqual(['x', 'a', 'b']);
    const { way: lost } = await offered({ ...failing, memory: { saver: 'none', durability: 'async' } });
    expect(lost).toMatchObject({ kept: [], canGoOn: false });
  });

  it('not where the run is over, where it already goes on, or where a merge failed', async () => {
    const last = async (sketch: Sketch) => (await offered(sketch)).way;
    expect(await last(CHAIN)).toBeNull();
    expect(
      await last({
        ...CHAIN,
        fields: { log: null },
        nodes: { a: update('{ log: 1 }'), b: update('{ log: 1 }') },
        edges: ['__start__>a', '__start__>b'],
      }),
    ).toBeNull();
    const answered: Sketch = { ...CHAIN, nodes: { a: ASK }, turns: [input('x'), { kind: 'resume', source: "export default 'y';" }] };
    const { store } = await ran(answered);
    const paused = store.moments.findLast((moment) => moment.turn === 0);
    expect(wayOn(graphOf(answered), store, { at: (paused?.moment ?? 0) + 1, call: null })).toBeNull();
  });
});
