import { describe, expect, it } from 'vitest';
import type { CallRow } from '~/core/trace';
import type { MessageValue, Value } from '~/core/value';
import { isTraceEvent } from '../check/event';
import { ran, type Sketch, type Trial } from '../trial.fake';
import { SCRIPTED } from './agents.fixture';

const MESSAGES = { type: 'messages', reducer: 'addMessages' } as const;
const HELLO = "export default { messages: [{ role: 'user', content: 'hello' }] };";

/** A graph of one node, whose module ends with this code. */
const only = (code: string, more: Partial<Sketch> = {}): Sketch => ({
  fields: { messages: MESSAGES },
  nodes: { agent: `${SCRIPTED}${code}` },
  edges: ['__start__>agent'],
  turns: [HELLO],
  ...more,
});

const told = (value: Value | undefined) => (value as readonly MessageValue[]).map(({ type, content }) => `${type}: ${String(content)}`);

/** Each call of a field's reducer by who wrote, and the messages that it then held. */
function merges(record: Pick<Trial, 'store' | 'writer'>): (readonly [writer: string, held: number])[] {
  const calls = record.store.rows.filter((row): row is CallRow => row.kind === 'call' && row.phase === 'commit');
  return calls.map((row) => [record.writer(row), (record.store.value(row.result ?? 0) as readonly Value[]).length]);
}

const LOOK_UP =
  "tool(({ word }) => `${word} is a colour`, { name: 'look_up', description: 'explains', schema: z.object({ word: z.string() }) })";
const ASKS = "{ content: '', tool_calls: [{ name: 'look_up', args: { word: 'teal' }, id: 'c1' }] }";

describe('an agent', () => {
  it('is a node that runs as a graph with a record of its own', async () => {
    const trial = await ran(only(`export default createAgent({ model: scripted(${ASKS}, 'A colour.'), tools: [${LOOK_UP}] });`));
    expect(trial.how).toBe('done');
    expect(told(trial.state['messages'])).toEqual(['human: hello', 'ai: ', 'tool: teal is a colour', 'ai: A colour.']);
    expect(merges(trial)).toEqual([
      ['input', 1],
      ['agent', 4],
    ]);
    const inner = trial.inner(0);
    expect(merges(inner)).toEqual([
      ['input', 1],
      ['model_request', 2],
      ['tools#0', 3],
      ['model_request', 4],
    ]);
    expect(inner.store.tasks.map(({ node, state }) => [node, state])).toEqual([
      ['model_request', 'finished'],
      ['tools', 'finished'],
      ['model_request', 'finished'],
    ]);
    expect(inner.store.turns).toMatchObject([{ kind: 'input', how: 'done' }]);
    expect(inner.of('checkpoint')).toHaveLength(5);
    expect(trial.store.dropped).toBe(0);
  });

  it('is told as LangGraph draws it, with the fields of its state', async () => {
    const trial = await ran(only(`export default createAgent({ model: scripted('hi'), tools: [${LOOK_UP}] });`));
    expect(trial.store.made).toEqual([
      {
        path: ['agent'],
        graph: {
          nodes: ['model_request', 'tools'],
          edges: [
            { source: '__start__', target: 'model_request', conditional: false },
            { source: 'tools', target: 'model_request', conditional: false },
            { source: 'model_request', target: 'tools', conditional: true },
            { source: 'model_request', target: '__end__', conditional: true },
          ],
          channels: [
            { name: 'messages', channel: 'BinaryOperatorAggregate', reduced: true },
            { name: 'jumpTo', channel: 'UntrackedValue', reduced: false },
          ],
        },
      },
    ]);
  });

  it('routes by a value that is in no checkpoint, and keeps what begins with _ inside', async () => {
    const middleware = `const gate = createMiddleware({
  name: 'gate',
  stateSchema: z.object({ _seen: z.number().default(0), topic: z.string().optional() }),
  beforeModel: { canJumpTo: ['end'], hook: (state) => ({ _seen: state._seen + 1, topic: 'shut', messages: [new AIMessage('closed')], jumpTo: 'end' }) },
});\n`;
    const graph = only(`${middleware}export default createAgent({ model: scripted(), middleware: [gate] });`, {
      fields: { messages: MESSAGES, topic: null, _seen: null },
    });
    const trial = await ran(graph);
    expect(trial.state).toMatchObject({ topic: 'shut' });
    expect(Object.keys(trial.state)).not.toContain('_seen');
    expect(told(trial.state['messages'])).toEqual(['human: hello', 'ai: closed']);
    const inner = trial.inner(0);
    expect(inner.state).toMatchObject({ _seen: 1, topic: 'shut' });
    expect(inner.store.tasks.map(({ node }) => node)).toEqual(['gate.before_model']);
    expect(inner.rows).toContain('commit jumpTo by gate.before_model: plain "end"');
  });

  it('names who logs and who fails in code that nothing of ours stands around', async () => {
    const say =
      "tool(() => { console.log('looking'); throw new Error('no such word'); }, { name: 'look_up', description: 'x', schema: z.object({ word: z.string() }) })";
    const pass = "createMiddleware({ name: 'pass', wrapToolCall: (request, handler) => handler(request) })";
    const trial = await ran(only(`export default createAgent({ model: scripted(${ASKS}), tools: [${say}], middleware: [${pass}] });`));
    const inner = trial.inner(0);
    expect(inner.of('logged').map(({ by }) => inner.writer({ writer: by }))).toEqual(['tools#0']);
    expect(inner.store.tasks.map(({ node, state }) => [node, state])).toEqual([
      ['model_request', 'finished'],
      ['tools', 'failed'],
    ]);
    expect(trial.store.turns[0]?.error?.message).toContain('no such word');
  });

  it('says what is wrong where a model is only named', async () => {
    const trial = await ran(only("export default createAgent({ model: 'openai:gpt-5' });"));
    expect(trial.store.turns[0]?.error?.message).toMatch(/openai/);
  });
});

const COUNT = `import { StateGraph, Annotation } from '@langchain/langgraph';
const State = Annotation.Root({ log: Annotation({ reducer: (a, b) => a.concat(b), default: () => [] }) });
const counter = (name) => new StateGraph(State).addNode(name, () => ({ log: [name] })).addEdge('__start__', name).compile();
`;
const LOGS = { fields: { log: { reducer: 'append' } }, edges: ['__start__>sub'], turns: ["export default { log: ['i'] };"] };

describe('a graph made by code', () => {
  it('is a node too, and so is one inside it', async () => {
    const outer = `${COUNT}export default new StateGraph(State).addNode('deep', counter('deepest')).addEdge('__start__', 'deep').compile();`;
    const trial = await ran({ ...LOGS, nodes: { sub: outer } });
    expect(trial.state).toEqual({ log: ['i', 'i', 'i', 'deepest'] });
    expect(trial.store.made.map(({ path, graph }) => [path.join('/'), graph.nodes])).toEqual([
      ['sub', ['deep']],
      ['sub/deep', ['deepest']],
    ]);
    expect(trial.inner(0).inner(0).rows).toContain('commit log by deepest: ["i"] + ["deepest"] = ["i","deepest"]');
  });

  it('runs where it cannot be drawn, and is told without what code has made odd in it', async () => {
    const made = async (change: string) => {
      const trial = await ran({ ...LOGS, nodes: { sub: `${COUNT}const graph = counter('n'); ${change}; export default graph;` } });
      expect(trial.how).toBe('done');
      expect(trial.inner(0).rows.at(-1)).toBe('commit log by n: ["i"] + ["n"] = ["i","n"]');
      expect(trial.events.filter((event) => !isTraceEvent(JSON.parse(JSON.stringify(event))))).toEqual([]);
      return trial.store.made.map(({ graph }) => graph.edges);
    };
    expect(await made("graph.getGraph = () => { throw new Error('no'); }")).toEqual([]);
    expect(await made('graph.getGraph = () => ({ edges: 7 })')).toEqual([]);
    const edges = "[{ source: 5, target: undefined }, { source: '__start__', target: 'n' }]";
    expect(await made(`graph.getGraph = () => ({ edges: ${edges} })`)).toEqual([
      [{ source: '__start__', target: 'n', conditional: false }],
    ]);
  });

  it('is found as a step of a sequence', async () => {
    const piped = `${COUNT}export default counter('inner').pipe(({ log }) => ({ log: log.slice(1) }));`;
    const trial = await ran({ ...LOGS, nodes: { sub: piped } });
    expect(trial.state).toEqual({ log: ['i', 'inner'] });
    expect(trial.inner(0).rows).toContain('commit log by inner: ["i"] + ["inner"] = ["i","inner"]');
    expect(trial.store.made).toHaveLength(1);
  });

  it('is found inside a graph of the document', async () => {
    const sub = {
      fields: { log: { reducer: 'append' } },
      nodes: { made: `${COUNT}export default counter('n');` },
      edges: ['__start__>made'],
    };
    const trial = await ran({ ...LOGS, nodes: { sub } });
    expect(trial.store.made.map(({ path }) => path)).toEqual([['sub', 'made']]);
    expect(trial.inner(0).inner(0).rows.at(-1)).toBe('commit log by n: ["i"] + ["n"] = ["i","n"]');
  });
});
