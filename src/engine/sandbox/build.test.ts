import { describe, expect, it } from 'vitest';
import type { TypeKind } from '~/core/document';
import { LIST, ran } from '../trial.fake';

const LANGGRAPH = "import { Annotation, END, StateGraph } from '@langchain/langgraph';\n";

describe('a graph', () => {
  it('starts reduced fields from the zero value of their type, and plain ones from nothing', async () => {
    const kinds: TypeKind[] = ['list', 'int', 'float', 'str', 'bool', 'dict', 'set', 'messages', 'any'];
    const fields = Object.fromEntries(kinds.map((type) => [type, { reducer: 'export default (a, b) => b;', type }]));
    const trial = await ran({ fields: { ...fields, plain: null }, nodes: { a: 'export default () => ({});' }, edges: ['__start__>a'] });
    expect(trial.state).toEqual({ list: [], int: 0, float: 0, str: '', bool: false, dict: {}, set: { $: 'set', v: [] }, messages: [] });
  });

  it('may have several conditional edges on one node', async () => {
    const trial = await ran({
      fields: { log: LIST },
      nodes: { a: 'export default () => ({});', b: "export default () => ({ log: ['b'] });", c: "export default () => ({ log: ['c'] });" },
      edges: ['__start__>a'],
      routers: {
        one: { from: 'a', to: ['b'], code: "export default () => 'b';" },
        two: { from: 'a', to: ['c', '__end__'], code: `${LANGGRAPH}export default async () => ['c', END];` },
      },
    });
    expect(trial.state).toEqual({ log: ['b', 'c'] });
  });

  it('waits at a join, and defers', async () => {
    const add = (name: string) => `export default () => ({ log: ['${name}'] });`;
    const trial = await ran({
      fields: { log: LIST },
      nodes: { a: add('a'), b: add('b'), c: add('c'), joined: add('joined'), last: { source: add('last'), defer: true } },
      edges: ['__start__>a', '__start__>b', 'b>c', 'a+c>joined', 'a>last'],
    });
    expect(trial.state).toEqual({ log: ['a', 'b', 'c', 'joined', 'last'] });
  });

  it('may have a compiled graph for a node, recorded as one task', async () => {
    const trial = await ran({
      fields: { log: LIST },
      nodes: {
        sub: `${LANGGRAPH}const State = Annotation.Root({ log: Annotation({ reducer: (a, b) => a.concat(b), default: () => [] }) });
export default new StateGraph(State).addNode('inner', () => ({ log: ['inner'] })).addEdge('__start__', 'inner').compile();`,
      },
      edges: ['__start__>sub'],
      turns: ["export default { log: ['in'] };"],
    });
    expect(trial.how).toBe('done');
    expect(trial.rows).toEqual([
      'commit log by input: [] + ["in"] = ["in"]',
      'commit log by sub: ["in"] + ["in","inner"] = ["in","in","inner"]',
    ]);
    expect(trial.store.tasks.map(({ node }) => node)).toEqual(['sub']);
  });

  it('is refused by LangGraph where a node is neither function nor Runnable', async () => {
    const { over } = await ran({ fields: { log: LIST }, nodes: { a: 'export default 5;' }, edges: ['__start__>a'] });
    expect(await over).toMatchObject({
      cause: { kind: 'refused', error: { message: expect.stringContaining('Expected a Runnable') as string } },
    });
  });

  it('gives all libraries, the shared module once, and the engine’s own classes', async () => {
    const trial = await ran({
      fields: { ok: null, count: null, schema: null, text: null },
      nodes: {
        a: "import { HumanMessage } from '@langchain/core/messages';\nimport { z } from 'zod';\nimport { counter, next } from './shared';\nexport default () => { next(); return { ok: new HumanMessage('x') instanceof HumanMessage, count: counter.n, schema: z.enum(['a']).safeParse('b').success }; };",
        b: "import { counter, next } from './shared';\nexport default () => { next(); return { count: counter.n, text: '日本 \\u{1F600}' }; };",
      },
      edges: ['__start__>a', 'a>b'],
      shared: 'export const counter: { n: number } = { n: 0 };\nexport const next = () => void counter.n++;',
    });
    expect(trial.state).toEqual({ ok: true, count: 2, schema: false, text: '日本 \u{1F600}' });
  });

  it('runs beside another without mixing records', async () => {
    const sketch = (name: string) => ({
      fields: { log: LIST },
      nodes: { a: `export default async () => { await new Promise((go) => setTimeout(go, 3)); return { log: ['${name}'] }; };` },
      edges: ['__start__>a', 'a>a'],
      recursionLimit: 4,
    });
    const trials = await Promise.all(['x', 'y'].map((name) => ran(sketch(name))));
    expect(trials.map(({ state }) => JSON.stringify(state))).toEqual(['{"log":["x","x","x","x"]}', '{"log":["y","y","y","y"]}']);
  });
});
