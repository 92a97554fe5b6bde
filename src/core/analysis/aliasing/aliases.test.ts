import { describe, expect, it } from 'vitest';
import type { CallRow } from '~/core/trace';
import { graphOf, ran, type Sketch } from '~/engine/trial.fake';
import { aliasesOfCall } from './aliasesOfCall';
import { aliasesOfTask } from './aliasesOfTask';

const PUSH = { reducer: 'export default (e, u) => { e.push(...u); return e; };' };
const APPEND = { reducer: 'export default (e, u) => [...e, ...u];' };
const WRITE = 'export default () => ({ log: [2] });';
const chain = (reducer: { reducer: string }, more: Sketch = {}): Sketch => ({
  fields: { log: reducer },
  nodes: { a: WRITE, b: WRITE, z: WRITE },
  edges: ['__start__>a', '__start__>b', 'a>z'],
  turns: ['export default { log: [1] };'],
  ...more,
});

async function ofCalls(sketch: Sketch) {
  const { store } = await ran(sketch);
  const calls = store.rows.filter((row): row is CallRow => row.kind === 'call');
  return calls.map((row) =>
    aliasesOfCall(store, row, null).map((alias) => (alias.code === 'shownEarlier' ? [alias.code, alias.when] : alias.code)),
  );
}
const when = (superstep: number) => ['shownEarlier', { kind: superstep === 0 ? 'input' : 'superstep', turn: 0, superstep }];

describe('aliases of a call', () => {
  it('are that the start value, and what earlier moments showed, was changed in place', async () => {
    expect(await ofCalls(chain(PUSH))).toEqual([
      ['sameObject', 'startChanged'],
      ['sameObject', when(0)],
      // What a left was not shown: the merge was not over.
      ['sameObject'],
      ['sameObject', when(1)],
    ]);
  });

  it('are none where a reducer makes a new value, or returns a primitive one', async () => {
    expect(await ofCalls(chain(APPEND))).toEqual([[], [], [], []]);
    expect(await ofCalls(chain({ reducer: 'export default (e) => (typeof e === "number" ? e : 5);' }))).toEqual([[], [], [], []]);
  });

  it('are the same object alone where it was not changed', async () => {
    expect(await ofCalls(chain({ reducer: 'export default (e) => e;' }))).toEqual([
      ['sameObject'],
      ['sameObject'],
      ['sameObject'],
      ['sameObject'],
    ]);
  });

  it('are that a conditional edge’s look changed the state itself', async () => {
    const routers = { route: { from: 'a', to: ['z'], code: 'export default () => "z";' } };
    const more = { edges: ['__start__>a'], routers, nodes: { a: WRITE, z: 'export default () => ({});' } };
    expect(await ofCalls(chain(PUSH, more))).toEqual([['sameObject', 'startChanged'], ['sameObject', 'lookLeaked'], ['sameObject']]);
    const changesNothing = 'export default (e, u) => [...e, ...u];';
    expect(await ofCalls(chain({ reducer: changesNothing }, more))).toEqual([[], [], []]);
    // It changes a copy of its own in place.
    const ofCopy = 'export default (e, u) => { const own = [...e]; own.push(...u); return own; };';
    expect(await ofCalls(chain({ reducer: ofCopy }, more))).toEqual([[], [], []]);
  });

  it('do not reach over the start of a turn, where every object is made anew', async () => {
    const turns = ['export default { log: [1] };', 'export default { log: [1] };'];
    expect((await ofCalls(chain(PUSH, { turns })))[4]).toEqual(['sameObject']);
  });
});

describe('a start value that a schema hands out to every thread', () => {
  const WRITE_A = "export default () => ({ log: ['A'] });";
  const turns = ['export default {};', { kind: 'input', thread: '2', source: 'export default {};' }] as const;
  const graph = (style: 'annotation' | 'stateSchema' | 'zod', more: Sketch = {}): Sketch => ({
    fields: { log: { ...PUSH, of: 'str' } },
    style,
    nodes: { a: WRITE_A },
    edges: ['__start__>a'],
    turns,
    ...more,
  });
  const leaksOf = async (sketch: Sketch) => {
    const { store } = await ran(sketch);
    const ofRows = store.rows.flatMap((row) => (row.kind === 'call' ? aliasesOfCall(store, row, graphOf(sketch)) : []));
    const all = [...ofRows, ...store.tasks.flatMap((task) => aliasesOfTask(store, task))];
    return all.flatMap((alias) => {
      if (alias.code === 'startChanged') return [`changed, ${alias.shared ? 'shared' : 'its own'}`];
      return alias.code === 'startLeaked' ? [`leaked by ${alias.leak.row?.row ?? alias.leak.node} of turn ${alias.leak.turn}`] : [];
    });
  };

  it('and that was changed in place is told where the next thread begins', async () => {
    expect(await leaksOf(graph('stateSchema'))).toEqual([
      'changed, shared',
      'leaked by 0 of turn 0',
      'changed, shared',
      'leaked by 0 of turn 0',
    ]);
    // Zod makes a write of the default, so the call that changes it is the second one.
    expect(await leaksOf(graph('zod'))).toEqual(['leaked by 1 of turn 0', 'leaked by 1 of turn 0']);
  });

  it('is another for each thread with Annotation', async () => {
    expect(await leaksOf(graph('annotation'))).toEqual(['changed, its own', 'changed, its own']);
  });

  it('is told too where nothing is kept from turn to turn, and not on the thread that goes on', async () => {
    const again = { turns: ['export default {};', 'export default {};'] };
    const none = await leaksOf(graph('stateSchema', { ...again, memory: { saver: 'none', durability: 'async' } }));
    expect(none.filter((one) => one.startsWith('leaked'))).toHaveLength(2);
    const kept = await leaksOf(graph('stateSchema', again));
    expect(kept).toEqual(['changed, shared']);
  });

  it('may be changed by a node in what it was given', async () => {
    const nodes = { a: "export default (state) => { state.log.push('in place'); };" };
    expect(await leaksOf(graph('stateSchema', { fields: { log: { ...APPEND, of: 'str' } }, nodes }))).toEqual(['leaked by a of turn 0']);
  });

  it('is as declared where nothing changed it', async () => {
    expect(await leaksOf(graph('stateSchema', { fields: { log: { ...APPEND, of: 'str' } } }))).toEqual([]);
  });
});

describe('aliases of a task', () => {
  const IDLE = 'export default () => ({});';
  const graph = (a: string): Sketch => ({
    fields: { log: APPEND },
    nodes: { a, b: IDLE, c: IDLE },
    edges: ['__start__>a', '__start__>b', '__start__>c'],
    turns: ['export default { log: [1] };'],
  });

  it('are told at the one that changed its input, and at its siblings', async () => {
    const { store } = await ran(graph('export default (state) => { state.log.push(0); };'));
    const under = { code: 'changedUnder', field: 'log', by: ['a'] };
    expect(store.tasks.map((task) => aliasesOfTask(store, task))).toEqual([
      [
        { code: 'siblingsShare', field: 'log', siblings: ['b', 'c'] },
        { code: 'shownEarlier', field: 'log', when: { kind: 'input', turn: 0, superstep: 0 } },
      ],
      [under],
      [under],
    ]);
  });

  it('are none of a Send, which has an argument of its own', async () => {
    const { store } = await ran({
      ...graph('export default (state) => { state.log.push(0); };'),
      nodes: { fan: IDLE, a: 'export default (state) => { state.log.push(0); };', work: IDLE },
      edges: ['__start__>fan', 'fan>a'],
      routers: {
        route: {
          from: 'fan',
          to: ['work'],
          code: "import { Send } from '@langchain/langgraph';\nexport default () => [new Send('work', { log: [9] })];",
        },
      },
    });
    const told = store.tasks.map((task) => [task.node, aliasesOfTask(store, task).map(({ code }) => code)]);
    expect(told).toEqual(
      expect.arrayContaining([
        ['a', ['shownEarlier']],
        ['work', []],
      ]),
    );
    expect(told).toHaveLength(3);
  });

  it('are none where nothing was changed', async () => {
    const { store } = await ran(graph(WRITE));
    expect(store.tasks.flatMap((task) => aliasesOfTask(store, task))).toEqual([]);
  });
});
