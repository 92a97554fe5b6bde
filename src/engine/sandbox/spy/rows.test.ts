import { describe, expect, it } from 'vitest';
import { LIST, ran } from '../../trial.fake';

const node = (returned: string, imports = '') => `${imports}export default () => (${returned});`;
const LANGGRAPH = "import { Command, Overwrite, Send } from '@langchain/langgraph';\n";

describe('rows of a merge', () => {
  it('come in the order of the nodes’ names, after the input', async () => {
    const trial = await ran({
      fields: { log: LIST },
      nodes: { zebra: node("{ log: ['z'] }"), apple: node("{ log: ['a'] }"), mango: node("{ log: ['m'] }") },
      edges: ['__start__>zebra', '__start__>apple', '__start__>mango'],
      turns: ["export default { log: ['in'] };"],
    });
    expect(trial.rows).toEqual([
      'commit log by input: [] + ["in"] = ["in"]',
      'commit log by apple: ["in"] + ["a"] = ["in","a"]',
      'commit log by mango: ["in","a"] + ["m"] = ["in","a","m"]',
      'commit log by zebra: ["in","a","m"] + ["z"] = ["in","a","m","z"]',
    ]);
    expect(trial.state).toEqual({ log: ['in', 'a', 'm', 'z'] });
  });

  it('tell two Sends of one node with equal payloads apart', async () => {
    const trial = await ran({
      fields: { log: LIST },
      nodes: { fan: node('{}'), work: 'export default (state) => ({ log: [state.n] });' },
      edges: ['__start__>fan'],
      routers: {
        route: {
          from: 'fan',
          to: ['work'],
          code: `${LANGGRAPH}export default () => [new Send('work', { n: 1 }), new Send('work', { n: 1 })];`,
        },
      },
    });
    expect(trial.rows).toEqual(['commit log by work#0: [] + [1] = [1]', 'commit log by work#1: [1] + [1] = [1,1]']);
    const [fan, ...sent] = trial.store.tasks;
    expect(fan?.sends.map(({ node: to, args }) => [to, trial.value(args)])).toEqual([
      ['work', '{"n":1}'],
      ['work', '{"n":1}'],
    ]);
    expect(sent.map(({ path }) => path)).toEqual(['~__pregel_push, 0000000000, 0000000000', '~__pregel_push, 0000000001, 0000000000']);
  });

  it('are two for a task that writes twice, by a list of Commands', async () => {
    const trial = await ran({
      fields: { log: LIST },
      nodes: {
        twice: {
          source: node("[new Command({ update: { log: ['x'] } }), new Command({ update: [['log', ['y']]], goto: 'next' })]", LANGGRAPH),
          ends: ['next'],
        },
        next: node('{}'),
      },
      edges: ['__start__>twice'],
    });
    expect(trial.rows).toEqual(['commit log by twice: [] + ["x"] = ["x"]', 'commit log by twice: ["x"] + ["y"] = ["x","y"]']);
    expect(trial.store.tasks.map(({ node: name, goto }) => [name, goto])).toEqual([
      ['twice', ['next']],
      ['next', []],
    ]);
  });

  it('say what an Overwrite among parallel writes discards, sets and skips', async () => {
    const trial = await ran({
      fields: { log: LIST },
      nodes: { a: node("{ log: ['a'] }"), b: node("{ log: new Overwrite(['b']) }", LANGGRAPH), c: node("{ log: ['c'] }") },
      edges: ['__start__>a', '__start__>b', '__start__>c'],
    });
    expect(trial.rows).toEqual([
      'commit log by a: [] + ["a"] = ["a"] (discarded)',
      'commit log by b: overwrite {"$":"overwrite","v":["b"]} for ["a"]',
      'commit log by c: skipped ["c"]',
    ]);
    expect(trial.state).toEqual({ log: ['b'] });
  });

  it('refuse a second Overwrite', async () => {
    const trial = await ran({
      fields: { log: LIST },
      nodes: {
        a: node('{ log: new Overwrite([1]) }', LANGGRAPH),
        b: node('{ log: new Overwrite([2]) }', LANGGRAPH),
        c: node('{ log: [3] }'),
      },
      edges: ['__start__>a', '__start__>b', '__start__>c'],
    });
    expect(trial.rows).toEqual([
      'commit log by a: overwrite {"$":"overwrite","v":[1]} for []',
      'commit log by b: refused {"$":"overwrite","v":[2]}',
    ]);
    expect(trial.store.turns[0]?.error).toMatchObject({ name: 'InvalidUpdateError' });
    expect(trial.how).toBe('failed');
  });

  it('say what a plain write replaces, and that several are refused', async () => {
    const trial = await ran({
      fields: { one: null, two: null },
      nodes: { a: node('{ one: 2, two: 1 }'), b: node('{ two: 1 }') },
      edges: ['__start__>a', '__start__>b'],
      turns: ['export default { one: 1 };'],
    });
    expect(trial.rows).toEqual([
      'commit one by input: plain 1',
      'commit one by a: plain 2 for 1',
      'commit two by a: refused 1',
      'commit two by b: refused 1',
    ]);
    expect(trial.store.turns[0]?.error).toMatchObject({ name: 'InvalidUpdateError', code: 'INVALID_CONCURRENT_GRAPH_UPDATE' });
    expect(trial.store.moments.at(-1)?.checkpoint).toBeNull();
    expect(trial.state).toEqual({ one: 1 });
  });

  it('take the first write of a field without a start value as it is', async () => {
    const trial = await ran({
      fields: { log: { ...LIST, start: { kind: 'none' } } },
      nodes: { a: node("{ log: ['a'] }"), b: node("{ log: ['b'] }") },
      edges: ['__start__>a', '__start__>b'],
    });
    expect(trial.rows).toEqual(['commit log by a: first ["a"]', 'commit log by b: ["a"] + ["b"] = ["a","b"]']);
  });

  it('go on after an Overwrite that is the first write of all', async () => {
    const trial = await ran({
      fields: { log: { ...LIST, start: { kind: 'none' } } },
      nodes: {
        a: node('{ log: new Overwrite([1]) }', LANGGRAPH),
        b: node('{ log: new Overwrite([2]) }', LANGGRAPH),
        c: node('{ log: [3] }'),
      },
      edges: ['__start__>a', '__start__>b', '__start__>c'],
    });
    expect(trial.rows).toEqual([
      'commit log by a: overwrite {"$":"overwrite","v":[1]} (discarded)',
      'commit log by b: overwrite {"$":"overwrite","v":[2]} for [1]',
      'commit log by c: skipped [3]',
    ]);
  });

  it('say that a reducer that returned undefined emptied the field', async () => {
    const trial = await ran({
      fields: { n: { reducer: 'export default (existing, update) => (update === 0 ? undefined : existing + update);', type: 'int' } },
      nodes: { a: node('{ n: 1 }'), b: node('{ n: 0 }'), c: node('{ n: 2 }'), d: node('{ n: 5 }') },
      edges: ['__start__>a', '__start__>b', '__start__>c', 'a+b+c>d'],
    });
    expect(trial.rows).toEqual([
      'commit n by a: 0 + 1 = 1',
      'commit n by b: 1 + 0 = {"$":"undefined"}',
      'commit n by c: emptied 2',
      'commit n by d: first 5',
    ]);
    expect(trial.of('merged').map(({ after }) => trial.value(after))).toEqual(['nothing', '5']);
  });

  it('tell equal numbers of parallel writers apart', async () => {
    const trial = await ran({
      fields: { n: { reducer: 'add', type: 'int' } },
      nodes: { a: node('{ n: 1 }'), b: node('{ n: 1 }'), c: node('{ n: 1 }') },
      edges: ['__start__>a', '__start__>b', '__start__>c'],
    });
    expect(trial.rows).toEqual(['commit n by a: 0 + 1 = 1', 'commit n by b: 1 + 1 = 2', 'commit n by c: 2 + 1 = 3']);
  });

  it('tell keys that are no field, of nodes, Commands and inputs', async () => {
    const trial = await ran({
      fields: { log: LIST },
      nodes: { a: node('{ lgo: [1], log: [2] }'), b: node('new Command({ update: { nope: 3 } })', LANGGRAPH) },
      edges: ['__start__>a', '__start__>b'],
      turns: ['export default { typo: 0 };'],
    });
    expect(trial.rows.toSorted()).toEqual([
      'commit lgo by a: undeclared [1]',
      'commit log by a: [] + [2] = [2]',
      'commit nope by b: undeclared 3',
      'commit typo by input: undeclared 0',
    ]);
  });

  it('are previews where a conditional edge looks at the state', async () => {
    const trial = await ran({
      fields: { n: { reducer: 'add', type: 'int' } },
      nodes: { a: node('{ n: 2 }'), b: node('{ n: 3 }') },
      edges: ['__start__>a', '__start__>b'],
      routers: { route: { from: 'a', to: ['b', '__end__'], code: "export default (state) => (state.n === 2 ? 'b' : '__end__');" } },
    });
    expect(trial.rows).toEqual([
      'preview n by a: 0 + 2 = 2',
      'commit n by a: 0 + 2 = 2',
      'commit n by b: 2 + 3 = 5',
      'commit n by b: 5 + 3 = 8',
    ]);
    expect(trial.store.tasks.find(({ node: name }) => name === 'a')?.goto).toEqual(['b']);
  });

  it('are in a moment of their own for a state update, with what getState reads', async () => {
    const trial = await ran({
      fields: { n: { reducer: 'add', type: 'int' } },
      nodes: { a: node('{ n: 2 }'), b: node('{ n: 3 }') },
      edges: ['__start__>a'],
      routers: { route: { from: 'a', to: ['b'], code: "export default () => 'b';" } },
      turns: ['export default { n: 1 };', { asNode: 'a', source: 'export default { n: 10, typo: 1 };' }, 'export default null;'],
    });
    expect(trial.rows).toEqual([
      'commit n by input: 0 + 1 = 1',
      'preview n by a: 1 + 2 = 3',
      'commit n by a: 1 + 2 = 3',
      'commit n by b: 3 + 3 = 6',
      'preview n by update as a: 6 + 10 = 16',
      'commit n by update as a: 6 + 10 = 16',
      'commit typo by update as a: undeclared 1',
      'commit n by b: 16 + 3 = 19',
    ]);
    expect(trial.of('momentReady').map(({ turn, kind, step, superstep }) => [turn, kind, step, superstep])).toEqual([
      [0, 'input', 0, 0],
      [0, 'superstep', 1, 1],
      [0, 'superstep', 2, 2],
      [1, 'update', 3, 0],
      [2, 'input', 4, 0],
      [2, 'superstep', 4, 1],
    ]);
    expect(trial.of('checkpoint').map(({ step, source, next }) => [step, source, next])).toContainEqual([3, 'update', ['b']]);
  });

  it('keep the names that JavaScript reorders', async () => {
    const trial = await ran({
      fields: { b: null, '10': null, '2': null, 甲: null },
      nodes: { é: node('{ b: 1, 10: 2, 2: 3, 甲: 4 }') },
      edges: ['__start__>é'],
    });
    expect(trial.how).toBe('done');
    expect(trial.rows.map((row) => row.split(' ')[1])).toEqual(['2', '10', 'b', '甲']);
  });
});
