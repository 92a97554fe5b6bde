import { describe, expect, it } from 'vitest';
import { LIST, ran, type Sketch } from '../trial.fake';

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

  it('works as an import in synchronous code, and after an await where one task runs', async () => {
    const imported = "import { interrupt } from '@langchain/langgraph';\n";
    const trial = await ran(
      bothAsk(
        `${imported}export default () => ({ log: [interrupt("sync?")] });`,
        `${imported}export default async () => { ${WAIT} return { log: [interrupt("late?")] }; };`,
      ),
    );
    const asked = trial.of('taskPaused').map(({ value }) => trial.store.value(value));
    expect(new Set(asked)).toEqual(new Set(['late?', 'sync?']));
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
