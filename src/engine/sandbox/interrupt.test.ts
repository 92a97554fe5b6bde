import { describe, expect, it } from 'vitest';
import { pausesOf } from '~/core/trace';
import { LIST, ran, type Sketch, Trial } from '../trial.fake';

const WAIT = 'await new Promise((go) => setTimeout(go, 3));';
const bothAsk = (a: string, b: string): Sketch => ({
  fields: { log: LIST },
  nodes: { a, b },
  edges: ['__start__>a', '__start__>b'],
});

describe('interrupt', () => {
  it('pauses the task it is called in, also after an await beside another', async () => {
    const ask = (name: string) => `export default async (state, config) => { ${WAIT} return { log: [config.interrupt("${name}?")] }; };`;
    const trial = await ran(bothAsk(ask('a'), ask('b')));
    expect(trial.of('taskPaused').map(({ task, value }) => [trial.node(task), trial.store.value(value)])).toEqual([
      ['a', 'a?'],
      ['b', 'b?'],
    ]);
    expect(trial.store.turns[0]).toMatchObject({ how: 'paused', error: null });
    expect(trial.how).toBe('done');
  });

  const imported = "import { interrupt } from '@langchain/langgraph';\n";
  const asked = (trial: Trial) => trial.of('taskPaused').map(({ task, value }) => [trial.node(task), trial.store.value(value)]);

  it('works as an import in synchronous code, and after an await beside other nodes', async () => {
    const late = (text: string) => `${imported}export default async () => { ${WAIT} return { log: [interrupt("${text}")] }; };`;
    const trial = await ran({
      fields: { log: LIST },
      nodes: { a: `${imported}export default () => ({ log: [interrupt("sync?")] });`, b: late('b?'), c: late('c?') },
      edges: ['__start__>a', '__start__>b', '__start__>c'],
    });
    expect(asked(trial).toSorted()).toEqual([
      ['a', 'sync?'],
      ['b', 'b?'],
      ['c', 'c?'],
    ]);
  });

  const twoSends = (ask: string): Sketch => ({
    fields: { log: LIST },
    nodes: { a: 'export default () => ({});', b: ask },
    edges: ['__start__>a'],
    routers: {
      r: {
        from: 'a',
        to: ['b'],
        code: "import { Send } from '@langchain/langgraph';\nexport default () => [new Send('b', { n: 1 }), new Send('b', { n: 2 })];",
      },
    },
  });

  it('says that it cannot tell which of two tasks of one node called the imported one after an await', async () => {
    const trial = await ran(twoSends(`${imported}export default async ({ n }) => { ${WAIT} return { log: [interrupt(n)] }; };`));
    expect(trial.store.turns[0]?.error?.name).toBe('InterruptOfNobody');
    const bound = await ran(twoSends(`export default async ({ n }, config) => { ${WAIT} return { log: [config.interrupt(n)] }; };`));
    expect(asked(bound)).toEqual([
      ['b#0', 1],
      ['b#1', 2],
    ]);
  });

  it('is answered by its id where there are several', async () => {
    const ask = (name: string) => `export default async (state, config) => { ${WAIT} return { log: [config.interrupt("${name}?")] }; };`;
    const answers: Record<string, string> = {};
    Object.assign(globalThis, { answersOfTest: answers });
    const turns: Sketch['turns'] = ['export default {};', { kind: 'resume', source: 'export default globalThis.answersOfTest;' }];
    const trial = new Trial({ ...bothAsk(ask('a'), ask('b')), turns }, { allow: 2 });
    await trial.parked(2);
    for (const { id, value } of trial.of('taskPaused')) answers[id] = `${String(trial.store.value(value))} yes`;
    expect(Object.keys(answers)).toHaveLength(2);
    expect(pausesOf(trial.store, { at: 2, call: null })).toMatchObject([
      { kind: 'interrupt', node: 'a', id: Object.keys(answers)[0] },
      { kind: 'interrupt', node: 'b', id: Object.keys(answers)[1] },
    ]);
    trial.allow(null);
    await trial.over;
    expect(trial.state).toEqual({ log: ['a? yes', 'b? yes'] });
    expect(trial.store.turns.map(({ how }) => how)).toEqual(['paused', 'done']);
    expect(pausesOf(trial.store, { at: 4, call: null })).toEqual([]);
  });

  it('shows what a sibling wrote without committing it, and commits it once the turn after resumes', async () => {
    const trial = await ran({
      ...bothAsk('export default () => ({ log: ["a"] });', 'export default (state, config) => ({ log: [config.interrupt("b?")] });'),
      turns: [
        'export default { log: ["in"] };',
        "import { Command } from '@langchain/langgraph';\nexport default new Command({ resume: 'yes' });",
      ],
    });
    expect(trial.rows).toEqual([
      'commit log by input: [] + ["in"] = ["in"]',
      'read log by a: ["in"] + ["a"] = ["in","a"]',
      'commit log by a: ["in"] + ["a"] = ["in","a"]',
      'commit log by b: ["in","a"] + ["yes"] = ["in","a","yes"]',
    ]);
    expect(trial.store.turns.map(({ how }) => how)).toEqual(['paused', 'done']);
    expect(trial.store.tasks.map(({ node, moment, state }) => [node, moment, state])).toEqual([
      ['a', 1, 'finished'],
      ['b', 1, 'paused'],
      ['b', 3, 'finished'],
    ]);
    expect(trial.state).toEqual({ log: ['in', 'a', 'yes'] });
  });

  it('is forgotten by a turn with a new input', async () => {
    const trial = await ran({
      ...bothAsk(
        'export default () => ({ log: ["a"] });',
        'export default (state, config) => (state.log[0] === 2 ? {} : { log: [config.interrupt(1)] });',
      ),
      turns: ['export default {};', "import { Overwrite } from '@langchain/langgraph';\nexport default { log: new Overwrite([2]) };"],
    });
    expect(trial.rows).toEqual([
      'read log by a: [] + ["a"] = ["a"]',
      'commit log by input: overwrite {"$":"overwrite","v":[2]} for []',
      'commit log by a: [2] + ["a"] = [2,"a"]',
    ]);
  });

  it('lets a Command given as input write', async () => {
    const trial = await ran({
      ...bothAsk('export default () => ({});', 'export default () => ({});'),
      turns: [
        'export default {};',
        "import { Command } from '@langchain/langgraph';\nexport default new Command({ update: { log: ['c'], typo: 1 }, goto: 'a' });",
      ],
    });
    expect(trial.rows).toEqual(['commit typo by input: undeclared 1', 'commit log by input: [] + ["c"] = ["c"]']);
    expect(trial.of('momentReady').map(({ kind }) => kind)).toEqual(['input', 'superstep', 'input', 'superstep']);
  });
});

describe('the config that nodes get', () => {
  it('is LangGraph’s own', async () => {
    const trial = await ran({
      fields: { name: null, seen: null, signal: null, again: null },
      nodes: {
        甲: "export default async (state, config) => { await config.store.put(['n'], 'k', { v: 1 }); return { name: config.metadata.langgraph_node, signal: config.signal instanceof AbortSignal, seen: (await config.store.get(['n'], 'k')).value.v }; };",
        b: "import { getConfig } from '@langchain/langgraph';\nexport default () => ({ again: getConfig().metadata.langgraph_node });",
      },
      edges: ['__start__>甲', '甲>b'],
    });
    expect(trial.state).toEqual({ name: '甲', seen: 1, signal: true, again: 'b' });
  });
});
