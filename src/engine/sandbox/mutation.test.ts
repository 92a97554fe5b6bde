import { describe, expect, it } from 'vitest';
import { LIST, ran, type Sketch, Trial } from '../trial.fake';

const told = (trial: Trial) =>
  trial.of('mutated').map(({ what, field, by, before, after }) => {
    return `${what} ${field} by ${trial.writer({ writer: by })}: ${trial.value(before)} became ${trial.value(after)}`;
  });
const graph = (nodes: { [name: string]: string }, more: Sketch = {}): Sketch => ({
  fields: { log: LIST },
  nodes,
  edges: Object.keys(nodes).map((name) => `__start__>${name}`),
  turns: ['export default { log: [1] };'],
  ...more,
});

describe('changes in place', () => {
  it('of existing by a reducer are told with the call', async () => {
    const trial = await ran(
      graph(
        { a: 'export default () => ({ log: [2] });' },
        { fields: { log: { reducer: 'export default (e, u) => { e.push(...u); return e; };' } } },
      ),
    );
    expect(told(trial)).toEqual(['existing log by input: [] became [1]', 'existing log by a: [1] became [1,2]']);
    expect(trial.rows).toEqual(['commit log by input: [] + [1] = [1]', 'commit log by a: [1] + [2] = [1,2]']);
    expect(trial.store.rows.map((row) => row.kind === 'call' && row.mutations.length)).toEqual([1, 1]);
  });

  it('of the update by a reducer are told', async () => {
    const trial = await ran(
      graph(
        { a: 'export default () => ({ log: [3, 2] });' },
        { fields: { log: { reducer: 'export default (e, u) => [...e, ...u.sort()];' } } },
      ),
    );
    expect(told(trial)).toEqual(['update log by a: [3,2] became [2,3]']);
  });

  it('that a reducer made before it threw are told', async () => {
    const trial = await ran(
      graph(
        { a: 'export default () => ({ log: [2] });' },
        { fields: { log: { reducer: 'export default (e, u) => { if (u[0] === 2) { e.pop(); throw new Error(); } return u; };' } } },
      ),
    );
    expect(told(trial)).toEqual(['existing log by a: [1] became []']);
  });

  it('are not told where a reducer returns existing as it is', async () => {
    const trial = await ran(
      graph({ a: 'export default () => ({ log: [2] });' }, { fields: { log: { reducer: 'export default (e) => e;' } } }),
    );
    expect(told(trial)).toEqual([]);
    expect(trial.rows.at(-1)).toBe('commit log by a: [] + [2] = []');
  });

  it('do not count ids that add_messages fills in', async () => {
    const trial = await ran({
      fields: { messages: { reducer: 'addMessages', type: 'messages' } },
      nodes: {
        a: "import { AIMessage } from '@langchain/core/messages';\nconst m = new AIMessage('hi');\nexport default () => ({ messages: [m, 'text'] });",
      },
      edges: ['__start__>a'],
      turns: ["import { HumanMessage } from '@langchain/core/messages';\nexport default { messages: new HumanMessage('in') };"],
    });
    expect(told(trial)).toEqual([]);
    const [, row] = trial.store.rows;
    expect(trial.value(row?.kind === 'call' ? row.update : null)).toContain('"id":null');
    expect(trial.value(row?.kind === 'call' ? row.result : null)).not.toContain('"id":null');
  });

  it('count other changes of messages, beside their ids', async () => {
    const trial = await ran({
      fields: {
        messages: {
          reducer:
            "import { addMessages } from '@langchain/langgraph';\nexport default (e, u) => { u[0].content = 'changed'; return addMessages(e, u); };",
          type: 'messages',
        },
      },
      nodes: { a: 'export default () => ({});' },
      edges: ['__start__>a'],
      turns: ["import { HumanMessage } from '@langchain/core/messages';\nexport default { messages: [new HumanMessage('in')] };"],
    });
    expect(told(trial)).toHaveLength(1);
    expect(told(trial)[0]).toMatch(/^update messages by input: .*"content":"in".* became .*"content":"changed"/);
  });

  it('of its input by a synchronous node are told exactly, and seen by the others', async () => {
    const trial = await ran(
      graph({
        a: 'export default (state) => { state.log.push("a"); };',
        b: 'export default (state) => ({ log: [state.log.length] });',
      }),
    );
    expect(told(trial)).toEqual(['input log by a: [1] became [1,"a"]']);
    expect(trial.rows.at(-1)).toBe('commit log by b: [1,"a"] + [2] = [1,"a",2]');
    expect(trial.store.tasks.map(({ node, inputChanged }) => [node, inputChanged.length])).toEqual([
      ['a', 1],
      ['b', 0],
    ]);
  });

  it('of a shared input by one of several asynchronous nodes are not pinned on one', async () => {
    const wait = 'await new Promise((go) => setTimeout(go, 5));';
    const trial = await ran(
      graph({
        a: `export default async (state) => { ${wait} state.log.push("a"); };`,
        b: `export default async () => { ${wait} ${wait} };`,
        c: 'export default () => ({});',
      }),
    );
    expect(told(trial)).toEqual(['input log by a or b: [1] became [1,"a"]']);
  });

  it('of a shared input by a synchronous node are told exactly beside an asynchronous one', async () => {
    const trial = await ran(
      graph({
        a: 'export default async () => { await new Promise((go) => setTimeout(go, 5)); };',
        b: 'export default (state) => { state.log.push("b"); };',
      }),
    );
    expect(told(trial)).toEqual(['input log by b: [1] became [1,"b"]']);
  });

  it('of its input by the only asynchronous node are told exactly', async () => {
    const trial = await ran(
      graph({ a: 'export default async (state) => { await null; state.log.push("a"); };', b: 'export default () => ({});' }),
    );
    expect(told(trial)).toEqual(['input log by a: [1] became [1,"a"]']);
  });

  it('by code that nobody waited for, while the run is parked, are not pinned on the next node', async () => {
    const trial = new Trial(
      {
        ...graph({ a: 'export default (state) => { setTimeout(() => state.log.push("late"), 1); };', b: 'export default () => ({});' }),
        edges: ['__start__>a', 'a>b'],
      },
      { allow: 2 },
    );
    await trial.parked(2);
    await new Promise((go) => setTimeout(go, 20));
    trial.allow(null);
    await trial.over;
    expect(told(trial)).toEqual(['input log by unknown: [1] became [1,"late"]']);
    expect(trial.store.dropped).toBe(0);
  });

  it('of a Send’s payload are told', async () => {
    const trial = await ran({
      fields: { log: LIST },
      nodes: { fan: 'export default () => ({});', work: 'export default (state) => { state.items.length = 0; };' },
      edges: ['__start__>fan'],
      routers: {
        route: {
          from: 'fan',
          to: ['work'],
          code: "import { Send } from '@langchain/langgraph';\nexport default () => [new Send('work', { items: [1] })];",
        },
      },
    });
    expect(told(trial)).toEqual(['input items by work#0: [1] became []']);
  });

  it('do not leak from run to run by way of a start value', async () => {
    const sketch = graph(
      { a: 'export default () => ({ log: [2] });' },
      {
        fields: {
          log: {
            reducer: 'export default (e, u) => { e.push(...u); return e; };',
            start: { kind: 'own', source: 'export default [[0]];' },
          },
        },
      },
    );
    const trial = await ran(sketch);
    expect(trial.state).toEqual({ log: [[0], 1, 2] });
    expect(trial.store.turns[0]?.before?.values.map(([, ref]) => trial.value(ref))).toEqual(['[[0]]']);
  });
});
