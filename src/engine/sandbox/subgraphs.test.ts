import { describe, expect, it } from 'vitest';
import { checkpointTree, echoOf } from '~/core/trace';
import { LIST, ran, type Sketch, Trial } from '../trial.fake';

const LANGGRAPH = "import { Command, END, interrupt, Send } from '@langchain/langgraph';\n";
const adds = (text: string) => `export default () => ({ log: ['${text}'] });`;

/** A subgraph that shares `log`, and adds to it. */
const SUB = { fields: { log: LIST }, nodes: { inner: adds('sub') }, edges: ['__start__>inner'] } as const;
const DOUBLES: Sketch = {
  fields: { log: LIST },
  nodes: { sub: SUB },
  edges: ['__start__>sub'],
  turns: ["export default { log: ['i'] };"],
};

describe('a graph inside a node', () => {
  it('doubles a reduced field that it shares, with calls of its own in a record of its own', async () => {
    const trial = await ran(DOUBLES);
    expect(trial.state).toEqual({ log: ['i', 'i', 'sub'] });
    expect(trial.rows).toEqual(['commit log by input: [] + ["i"] = ["i"]', 'commit log by sub: ["i"] + ["i","sub"] = ["i","i","sub"]']);
    const inner = trial.inner(0);
    expect(inner.rows).toEqual(['commit log by input: [] + ["i"] = ["i"]', 'commit log by inner: ["i"] + ["sub"] = ["i","sub"]']);
    expect(inner.state).toEqual({ log: ['i', 'sub'] });
    expect(trial.store.rows.map((row) => echoOf(trial.store, row))).toEqual([null, [inner.store.rows[1]]]);
    expect(inner.store.moments.map(({ kind, step, superstep }) => [kind, step, superstep])).toEqual([
      ['input', 0, 0],
      ['superstep', 1, 1],
    ]);
    expect(inner.store.turns).toMatchObject([{ kind: 'input', how: 'done', thread: '1' }]);
    expect(trial.store.dropped).toBe(0);
  });

  it('does not double it with a narrowed output schema', async () => {
    const narrowed = { ...SUB, fields: { log: LIST, own: LIST }, output: ['own'] };
    const trial = await ran({ ...DOUBLES, nodes: { sub: narrowed } });
    expect(trial.state).toEqual({ log: ['i'] });
    expect(trial.inner(0).state).toEqual({ log: ['i', 'sub'], own: [] });
  });

  it('echoes what it only received, so that a sibling that writes it collides', async () => {
    const both = { a: null, b: null };
    const sub = { fields: both, nodes: { inner: 'export default () => ({ b: 2 });' }, edges: ['__start__>inner'] };
    const graph: Sketch = {
      fields: both,
      nodes: { sub, n: 'export default () => ({ a: 1 });' },
      edges: ['__start__>sub', '__start__>n'],
      turns: ['export default { a: 0, b: 0 };'],
    };
    const { store } = await ran(graph);
    expect(store.turns[0]?.error?.code).toBe('INVALID_CONCURRENT_GRAPH_UPDATE');
    const refused = store.rows.filter((row) => row.kind === 'bypass' && row.reason === 'refused');
    expect(refused.map((row) => [row.field, echoOf(store, row)])).toEqual([
      ['a', null],
      ['a', 'echoed'],
    ]);
    const mended = await ran({ ...graph, nodes: { ...graph.nodes, sub: { ...sub, output: ['b'] } } });
    expect(mended.state).toEqual({ a: 1, b: 2 });
  });

  it('keeps fields of its own to itself', async () => {
    const sub = {
      fields: { log: LIST, own: LIST },
      nodes: { a: "export default () => ({ own: ['o'] });", b: "export default ({ own }) => ({ log: own.map((o) => o + '!') });" },
      edges: ['__start__>a', 'a>b'],
    };
    const trial = await ran({ fields: { log: { reducer: 'export default (a, b) => b;' } }, nodes: { sub }, edges: ['__start__>sub'] });
    expect(trial.state).toEqual({ log: ['o!'] });
    expect(trial.inner(0).rows).toContain('commit own by a: [] + ["o"] = ["o"]');
  });

  it('has one record for each of two Sends to it, though both run at once', async () => {
    const sub = {
      fields: { log: LIST, word: null },
      nodes: {
        say: "export default async ({ word }) => { await Promise.resolve(); return { log: ['say ' + word] }; };",
        end: "export default ({ word }) => ({ log: ['end ' + word] });",
      },
      edges: ['__start__>say', 'say>end'],
    };
    const trial = await ran({
      fields: { log: LIST, word: null },
      nodes: { plan: 'export default () => ({});', sub: { ...sub, output: ['log'] } },
      edges: ['__start__>plan'],
      routers: {
        r: { from: 'plan', to: ['sub'], code: `${LANGGRAPH}export default () => ['x', 'y'].map((word) => new Send('sub', { word }));` },
      },
    });
    expect(trial.state).toEqual({ log: ['say x', 'end x', 'say y', 'end y'] });
    const subs = trial.store.tasks.filter(({ node }) => node === 'sub').map(({ task }) => trial.inner(task));
    expect(subs.map(({ rows }) => rows.filter((row) => row.includes(' log by ')))).toEqual([
      ['commit log by say: [] + ["say x"] = ["say x"]', 'commit log by end: ["say x"] + ["end x"] = ["say x","end x"]'],
      ['commit log by say: [] + ["say y"] = ["say y"]', 'commit log by end: ["say y"] + ["end y"] = ["say y","end y"]'],
    ]);
    expect(subs.map(({ store }) => store.tasks.map(({ task, node }) => [task, node]))).toEqual(
      Array(2).fill([
        [0, 'say'],
        [1, 'end'],
      ]),
    );
    expect(trial.store.dropped).toBe(0);
  });

  it('nests, and says whose log a line is at every depth', async () => {
    const deepest = {
      fields: { log: LIST },
      nodes: { deep: `export default async () => { console.log('now'); await 0; console.log('later'); return { log: ['deep'] }; };` },
      edges: ['__start__>deep'],
    };
    const middle = { fields: { log: LIST }, nodes: { deepest }, edges: ['__start__>deepest'] };
    const trial = await ran({ fields: { log: LIST }, nodes: { middle }, edges: ['__start__>middle'] });
    expect(trial.state).toEqual({ log: ['deep'] });
    const records = [trial, trial.inner(0), trial.inner(0).inner(0)];
    expect(records.map((record) => record.store.logs.map(({ by }) => record.writer({ writer: by })))).toEqual([
      ['middle', 'middle'],
      ['deepest', 'deepest'],
      ['deep', 'deep'],
    ]);
  });

  it('sends a Command to its parent, which becomes the writes of its task', async () => {
    const sub = {
      fields: { log: LIST },
      nodes: {
        go: `${LANGGRAPH}export default () => new Command({ graph: Command.PARENT, goto: 'after', update: { log: ['from inside'] } });`,
      },
      edges: ['__start__>go'],
    };
    const trial = await ran({
      fields: { log: LIST },
      nodes: { sub: { ...sub, ends: ['after'] }, after: adds('after') },
      edges: ['__start__>sub'],
      turns: ["export default { log: ['i'] };"],
    });
    expect(trial.how).toBe('done');
    expect(trial.rows).toEqual([
      'commit log by input: [] + ["i"] = ["i"]',
      'commit log by sub: ["i"] + ["from inside"] = ["i","from inside"]',
      'commit log by after: ["i","from inside"] + ["after"] = ["i","from inside","after"]',
    ]);
    expect(trial.store.rows.map((row) => echoOf(trial.store, row))).toEqual([null, null, null]);
    expect(trial.store.tasks).toMatchObject([{ node: 'sub', state: 'finished', goto: ['after'] }, { node: 'after' }]);
    expect(trial.inner(0).store.tasks).toMatchObject([{ node: 'go', state: 'finished', writes: [] }]);
    expect(trial.inner(0).store.turns).toMatchObject([{ how: 'done' }]);
  });

  it('fails with its own line, inside and outside', async () => {
    const sub = { fields: { log: LIST }, nodes: { bad: "export default () => {\n  throw new Error('no');\n};" }, edges: ['__start__>bad'] };
    const trial = await ran({ ...DOUBLES, nodes: { sub } });
    expect(trial.how).toBe('failed');
    expect(trial.store.turns[0]?.error?.frames[0]).toMatchObject({ source: 'sub/node:bad', line: 2 });
    expect(trial.inner(0).store.tasks).toMatchObject([{ state: 'failed', error: { message: 'no' } }]);
    expect(trial.inner(0).store.turns).toMatchObject([{ how: 'failed' }]);
  });

  it('pauses and resumes, in the same record, and what finished before the pause is not run again', async () => {
    const sub = {
      fields: { log: LIST },
      nodes: {
        ask: `${LANGGRAPH}export default async (state, config) => { await 0; return { log: ['heard ' + config.interrupt('what?')] }; };`,
        done: adds('done'),
        end: adds('end'),
      },
      edges: ['__start__>ask', '__start__>done', 'ask+done>end'],
    };
    const trial = await ran({
      fields: { log: LIST },
      nodes: { sub },
      edges: ['__start__>sub'],
      turns: ['export default {};', { kind: 'resume', source: "export default 'this';" }],
    });
    expect(trial.state).toEqual({ log: ['heard this', 'done', 'end'] });
    expect(trial.store.tasks).toMatchObject([
      { node: 'sub', state: 'paused' },
      { node: 'sub', state: 'finished' },
    ]);
    expect(trial.store.inner(1)).toBe(trial.store.inner(0));
    expect([trial.store.innerTurn(0), trial.store.innerTurn(1)]).toEqual([0, 1]);
    const inner = trial.inner(1);
    expect(inner.store.turns).toMatchObject([
      { kind: 'input', how: 'paused' },
      { kind: 'resume', how: 'done' },
    ]);
    expect(inner.store.tasks.map(({ node, state }) => `${node} ${state}`)).toEqual([
      'ask paused',
      'done finished',
      'ask finished',
      'end finished',
    ]);
    expect(inner.rows.filter((row) => row.startsWith('commit'))).toEqual([
      'commit log by input: [] + [] = []',
      'commit log by ask: [] + ["heard this"] = ["heard this"]',
      'commit log by done: ["heard this"] + ["done"] = ["heard this","done"]',
      'commit log by end: ["heard this","done"] + ["end"] = ["heard this","done","end"]',
    ]);
    expect(trial.store.dropped).toBe(0);
  });

  it('binds the imported interrupt to its own task after an await', async () => {
    const sub = {
      fields: { log: LIST },
      nodes: { ask: `${LANGGRAPH}export default async () => { await 0; return { log: [interrupt('what?')] }; };` },
      edges: ['__start__>ask'],
    };
    const turns = ['export default {};', { kind: 'resume', source: "export default 'this';" }] as const;
    const trial = await ran({ fields: { log: LIST }, nodes: { sub }, edges: ['__start__>sub'], turns });
    expect(trial.state).toEqual({ log: ['this'] });
  });

  it('has the checkpoints of its own that the saver is given, with the writes beside them', async () => {
    const shelves = async (checkpointer?: 'none' | 'own') => {
      const sub = { fields: { log: LIST }, nodes: { a: adds('a'), b: adds('b') }, edges: ['__start__>a', 'a>b'], output: [] };
      const trial = await ran({
        fields: { log: LIST },
        nodes: { sub: { ...sub, ...(checkpointer && { checkpointer }) } },
        edges: ['__start__>sub'],
        turns: ['export default {};', 'export default {};'],
      });
      expect(trial.store.dropped).toBe(0);
      // Its own checkpoints are in neither's.
      expect(checkpointTree(trial.store, '1').roots).toHaveLength(1);
      return [0, 1].map((task) => {
        const { store } = trial.inner(task);
        const ids = new Set([...store.moments.map(({ checkpoint }) => checkpoint?.id), ...store.turns.map(({ before }) => before?.id)]);
        expect(store.saves.every(({ id }) => ids.has(id))).toBe(true);
        return store.saves.map(({ step, pending }) => [step, ...pending.flatMap(({ node }) => node)].join(' '));
      });
    };
    const once = ['-1 __start__', '0 a', '1 b', '2'];
    expect(await shelves()).toEqual([once, once]);
    expect(await shelves('none')).toEqual([[], []]);
    const twice = [...once.with(3, '2 '), '3 __start__', '4 a', '5 b', '6'].map((text) => text.trim());
    expect(await shelves('own')).toEqual([twice, twice]);
  });

  it('has a record for each of two tasks that run one that remembers at once', async () => {
    const both = `import { Command, Send } from '@langchain/langgraph';
      export default () => new Command({ goto: ['p', 'q'].map((text) => new Send('sub', { log: [text] })) });`;
    const sub = {
      fields: { log: LIST },
      nodes: { a: 'export default (state) => ({ log: [`${state.log[0]}!`] });' },
      edges: ['__start__>a'],
      checkpointer: 'own' as const,
    };
    const trial = await ran({
      fields: { log: LIST },
      memory: { saver: 'memory', durability: 'sync' },
      nodes: { go: { source: both, ends: ['sub'] }, sub },
      edges: ['__start__>go'],
    });
    expect(trial.store.dropped).toBe(0);
    for (const [task, text] of [
      [1, 'p'],
      [2, 'q'],
    ] as const) {
      const inner = trial.inner(task);
      expect(inner.store.turns.map(({ how }) => how)).toEqual(['done']);
      expect(inner.store.moments.map(({ kind, tasks }) => [kind, tasks.length])).toEqual([
        ['input', 0],
        ['superstep', 1],
      ]);
      expect(inner.rows).toEqual([
        `commit log by input: [] + ["${text}"] = ["${text}"]`,
        `commit log by a: ["${text}"] + ["${text}!"] = ["${text}","${text}!"]`,
      ]);
      expect(inner.store.saves.map(({ step, pending }) => [step, ...pending.map(({ node }) => node)])).toEqual([
        [-1, '__start__'],
        [0, 'a'],
        [1],
      ]);
    }
  });

  it('remembers from turn to turn with a checkpointer of its own, forgets with the inherited one, and may have none', async () => {
    const turns = ['export default {};', 'export default {};'];
    const logs = async (checkpointer?: 'none' | 'own') => {
      const sub = { fields: { seen: LIST }, nodes: { a: "export default () => ({ seen: ['x'] });" }, edges: ['__start__>a'] };
      const trial = await ran({
        fields: { log: LIST },
        nodes: { sub: { ...sub, ...(checkpointer && { checkpointer }) } },
        edges: ['__start__>sub'],
        turns,
      });
      expect(trial.how).toBe('done');
      expect(trial.store.dropped).toBe(0);
      return [trial.inner(0).state, trial.inner(1).state, trial.store.inner(0) === trial.store.inner(1)];
    };
    expect(await logs()).toEqual([{ seen: ['x'] }, { seen: ['x'] }, false]);
    expect(await logs('none')).toEqual([{ seen: ['x'] }, { seen: ['x'] }, false]);
    expect(await logs('own')).toEqual([{ seen: ['x', 'x'] }, { seen: ['x', 'x'] }, true]);
  });

  it('is stopped with what is around it', async () => {
    const sub = { ...SUB, nodes: { inner: 'export default () => new Promise(() => undefined);' } };
    const trial = new Trial({ ...DOUBLES, nodes: { sub } });
    await trial.reached('inner');
    trial.stop();
    expect(await trial.over).toMatchObject({ how: 'stopped' });
  });
});
