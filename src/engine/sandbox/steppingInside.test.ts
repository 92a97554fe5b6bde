import { describe, expect, it, vi } from 'vitest';
import { LIST, type Sketch, Trial } from '../trial.fake';

const adds = (text: string) => `export default () => ({ log: ['${text}'] });`;
const TWO = { fields: { log: LIST }, nodes: { a: adds('a'), b: adds('b') }, edges: ['__start__>a', 'a>b'] } as const;
const ONE_SUB: Sketch = {
  fields: { log: LIST },
  nodes: { sub: { ...TWO, output: [] }, after: adds('after') },
  edges: ['__start__>sub', 'sub>after'],
};
const hold = (path: readonly string[], ...records: readonly (readonly [record: readonly number[], moments: number])[]) => ({
  path,
  records: records.map(([record, moments]) => ({ record, moments })),
});

/** Nodes of a record by what became of them. */
function tasksOf(trial: Trial, ...record: readonly number[]): readonly string[] {
  const store = record.reduce<Trial['store'] | null>((at, task) => at?.inner(task) ?? null, trial.store);
  return store?.tasks.map(({ node, state }) => `${node} ${state}`) ?? [];
}

describe('stepping into a graph inside a node', () => {
  it('waits before each superstep inside, with what its tasks will read, and runs nothing of it', async () => {
    const trial = new Trial(ONE_SUB, { allow: 2, hold: hold(['sub']) });
    await trial.parked(1, [0]);
    expect(tasksOf(trial, 0)).toEqual(['a ready']);
    expect(trial.inner(0).store.tasks[0]?.reads).toMatchObject({ fields: [['log', expect.anything()]] });
    trial.hold(hold(['sub'], [[0], 2]));
    await trial.parked(2, [0]);
    expect(tasksOf(trial, 0)).toEqual(['a finished', 'b ready']);
    trial.hold(hold(['sub'], [[0], 3]));
    await trial.parked(2);
    expect([tasksOf(trial), tasksOf(trial, 0)]).toEqual([
      ['sub finished', 'after ready'],
      ['a finished', 'b finished'],
    ]);
    trial.allow(null);
    expect(await trial.over).toMatchObject({ how: 'done' });
    expect(trial.store.dropped).toBe(0);
  });

  it('goes over it once nothing is held, and never waits in a graph that is not on the way', async () => {
    const trial = new Trial(ONE_SUB, { allow: 2, hold: hold(['sub']) });
    await trial.parked(1, [0]);
    trial.hold(null);
    await trial.parked(2);
    trial.stop();
    const other = new Trial(ONE_SUB, { allow: 2, hold: hold(['after', 'sub']) });
    await other.parked(2);
    expect(other.statuses.some((status) => 'inside' in status)).toBe(false);
    other.stop();
  });

  it('steps each of two that run at once by itself, and says that one waits when the other is over', async () => {
    const trial = new Trial(
      { fields: { log: LIST }, nodes: { x: TWO, y: { ...TWO, output: [] } }, edges: ['__start__>x', '__start__>y'] },
      { allow: 2, hold: hold(['x']) },
    );
    await trial.parked(1, [0]);
    await vi.waitFor(() => expect(tasksOf(trial)).toEqual(['x running', 'y finished']));
    expect([tasksOf(trial, 0), tasksOf(trial, 1)]).toEqual([['a ready'], ['a finished', 'b finished']]);
    trial.stop();

    const send = `import { Send } from '@langchain/langgraph';\nexport default () => [1, 2].map((n) => new Send('sub', { log: [n] }));`;
    const both = new Trial(
      {
        fields: { log: LIST },
        nodes: { plan: 'export default () => ({});', sub: { ...TWO, output: [] } },
        edges: ['__start__>plan'],
        routers: { r: { from: 'plan', to: ['sub'], code: send } },
      },
      { allow: 3, hold: hold(['sub']) },
    );
    await both.parked(1, [2]);
    expect([tasksOf(both, 1), tasksOf(both, 2)]).toEqual([['a ready'], ['a ready']]);
    both.hold(hold(['sub'], [[1], 3]));
    await vi.waitFor(() => expect(tasksOf(both)).toEqual(['plan finished', 'sub finished', 'sub running']));
    await both.parked(1, [2]);
    expect([tasksOf(both, 1), tasksOf(both, 2)]).toEqual([['a finished', 'b finished'], ['a ready']]);
    both.hold(hold(['sub'], [[1], 3], [[2], 2]));
    await both.parked(2, [2]);
    both.hold(hold(['sub'], [[1], 3], [[2], 3]));
    expect(await both.over).toMatchObject({ how: 'done' });
  });

  it('waits at every depth on the way', async () => {
    const deep = { fields: { log: LIST }, nodes: { d: adds('d') }, edges: ['__start__>d'] };
    const middle = { fields: { log: LIST }, nodes: { deep, m: adds('m') }, edges: ['__start__>deep', 'deep>m'] };
    const trial = new Trial(
      { fields: { log: LIST }, nodes: { middle }, edges: ['__start__>middle'] },
      { allow: 2, hold: hold(['middle', 'deep']) },
    );
    await trial.parked(1, [0]);
    expect(tasksOf(trial, 0)).toEqual(['deep ready']);
    trial.hold(hold(['middle', 'deep'], [[0], 2]));
    await trial.parked(1, [0, 0]);
    expect(tasksOf(trial, 0, 0)).toEqual(['d ready']);
    trial.hold(hold(['middle', 'deep'], [[0], 2], [[0, 0], 2]));
    await trial.parked(2, [0]);
    expect(tasksOf(trial, 0)).toEqual(['deep finished', 'm ready']);
    trial.stop();
  });

  it('is stopped where it waits, and nothing of what waited runs', async () => {
    const trial = new Trial(ONE_SUB, { allow: 2, hold: hold(['sub']) });
    await trial.parked(1, [0]);
    trial.stop();
    expect(await trial.over).toMatchObject({ how: 'stopped' });
    expect(tasksOf(trial, 0)).toEqual(['a ready']);
  });

  it('goes in again after a pause, in the record that it left', async () => {
    const ask = `import { interrupt } from '@langchain/langgraph';\nexport default () => ({ log: [interrupt('?')] });`;
    const sub = { fields: { log: LIST }, nodes: { ask, end: adds('end') }, edges: ['__start__>ask', 'ask>end'], output: [] };
    const turns = ['export default {};', { kind: 'resume', source: "export default 'this';" }] as const;
    const trial = new Trial(
      { fields: { log: LIST }, nodes: { sub }, edges: ['__start__>sub'], turns },
      { allow: 4, hold: hold(['sub'], [[0], 2]) },
    );
    await trial.parked(3, [0]);
    expect(tasksOf(trial, 0)).toEqual(['ask paused', 'ask ready']);
    expect(trial.store.innerFirst(1)).toBe(0);
    trial.hold(hold(['sub'], [[0], 4]));
    await trial.parked(4, [0]);
    expect(tasksOf(trial, 0)).toEqual(['ask paused', 'ask finished', 'end ready']);
    trial.stop();
  });
});
