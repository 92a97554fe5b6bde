import { describe, expect, it } from 'vitest';
import type { Turn } from '~/core/document';
import { checkpointTree, type CheckpointNode } from '~/core/trace';
import { LIST, ran, type Sketch, type Trial } from '../trial.fake';

const writes = (name: string) => `export default (state) => ({ log: ['${name}'], last: '${name}' });`;
const input = (text: string, more: object = {}): Turn => ({ kind: 'input', source: `export default { log: ['${text}'] };`, ...more });
const CHAIN: Sketch = {
  fields: { log: LIST, last: null },
  nodes: { a: writes('a'), b: writes('b') },
  edges: ['__start__>a', 'a>b'],
};

/** The state at the end of each turn. */
function logs(trial: Trial): unknown[] {
  return trial.store.turns.map(({ turn }) => {
    const checkpoint = trial.store.moments.findLast((moment) => moment.turn === turn && moment.checkpoint)?.checkpoint;
    const ref = checkpoint?.values.find(([name]) => name === 'log')?.[1];
    return ref === undefined ? null : trial.store.value(ref);
  });
}

const drawn = ({ saved, children }: CheckpointNode): unknown => [`${saved.source} ${saved.step}`, ...children.map(drawn)];

describe('turns', () => {
  it('go to the thread that they name, each thread with a state of its own', async () => {
    const trial = await ran({ ...CHAIN, turns: [input('1'), input('x', { thread: 'other' }), input('2')] });
    expect(logs(trial)).toEqual([
      ['1', 'a', 'b'],
      ['x', 'a', 'b'],
      ['1', 'a', 'b', '2', 'a', 'b'],
    ]);
    expect(trial.store.moments.map(({ step }) => step)).toEqual([0, 1, 2, 0, 1, 2, 4, 5, 6]);
    expect(trial.store.dropped).toBe(0);
  });

  it('tell what the saver was given', async () => {
    const trial = await ran({ ...CHAIN, turns: [input('1')] });
    const { roots, head } = checkpointTree(trial.store, '1');
    expect(roots.map(drawn)).toEqual([['input -1', ['loop 0', ['loop 1', ['loop 2']]]]]);
    expect(head?.saved).toMatchObject({ step: 2, turn: 0 });
    expect(head?.moment?.superstep).toBe(2);
    expect(head?.saved.seen.map(([node]) => node)).toEqual(expect.arrayContaining(['a', 'b']));
    const [first] = roots;
    const afterInput = first?.children[0]?.saved;
    expect(afterInput?.pending).toHaveLength(1);
    expect(afterInput?.pending[0]).toMatchObject({ task: 0, node: 'a' });
    expect(afterInput?.pending[0]?.writes.map(([channel]) => channel)).toEqual(expect.arrayContaining(['log', 'last', 'branch:to:b']));
  });

  it('go back to a checkpoint of an earlier turn', async () => {
    const trial = await ran({ ...CHAIN, turns: [input('1'), { kind: 'continue', from: { turn: 1, superstep: 1 } }, input('2')] });
    expect(trial.store.turns.map(({ how }) => how)).toEqual(['done', 'done', 'done']);
    expect(logs(trial)).toEqual([
      ['1', 'a', 'b'],
      ['1', 'a', 'b'],
      ['1', 'a', 'b', '2', 'a', 'b'],
    ]);
    const { roots, head } = checkpointTree(trial.store, '1');
    expect(roots.map(drawn)).toEqual([
      ['input -1', ['loop 0', ['loop 1', ['loop 2'], ['fork 2', ['loop 3', ['input 4', ['loop 5', ['loop 6', ['loop 7']]]]]]]]],
    ]);
    expect(head?.saved.step).toBe(7);
    expect(trial.store.turns[1]?.from).toBe(trial.store.moments[1]?.checkpoint?.id);
    expect(trial.store.moments.map(({ step }) => step)).toEqual([0, 1, 2, 2, 3, 5, 6, 7]);
    expect(trial.store.moments.filter(({ checkpoint }) => checkpoint === null)).toEqual([]);
  });

  it('fork before the input was merged, with an input and with an update', async () => {
    const turns: Turn[] = [
      input('1'),
      input('y', { from: { turn: 1, superstep: -1 } }),
      { kind: 'update', asNode: 'a', source: "export default { log: ['u'] };", from: { turn: 1, superstep: 1 } },
      { kind: 'continue' },
    ];
    const trial = await ran({ ...CHAIN, turns });
    expect(logs(trial)).toEqual([
      ['1', 'a', 'b'],
      ['y', 'a', 'b'],
      ['1', 'a', 'u'],
      ['1', 'a', 'u', 'b'],
    ]);
    expect(trial.store.rows.map(({ writer }) => writer.kind)).not.toContain('unknown');
  });

  it.each([
    [{ turn: 1, superstep: 7 }, 'Turn 2 starts from superstep 7 of turn 1, where thread "1" has no checkpoint.'],
    [{ turn: 3, superstep: 1 }, 'Turn 2 starts from superstep 1 of turn 3, where thread "1" has no checkpoint.'],
  ])('fail where the place was not reached: %o', async (from, message) => {
    const trial = await ran({ ...CHAIN, turns: [input('1'), { kind: 'continue', from }] });
    expect(trial.how).toBe('failed');
    expect(trial.store.turns[1]).toMatchObject({ how: 'failed', error: { name: 'CheckpointMissing', message } });
  });

  it('change the newest checkpoint as well where the document names it', async () => {
    const source = "export default { log: ['u'] };";
    const trial = await ran({ ...CHAIN, turns: [input('1'), { kind: 'update', asNode: 'b', source, from: { turn: 1, superstep: 2 } }] });
    expect(trial.how).toBe('done');
    expect(logs(trial).at(-1)).toEqual(['1', 'a', 'b', 'u']);
  });

  it('set values past the reducer, and as they are where there is none', async () => {
    const source = "export default { log: ['set'], last: 'set' };";
    const trial = await ran({ ...CHAIN, turns: [input('1'), { kind: 'update', asNode: 'b', source, how: 'set' }] });
    expect(trial.state).toEqual({ log: ['set'], last: 'set' });
    expect(trial.rows.slice(-2)).toEqual([
      'commit log by update as b: overwrite {"$":"overwrite","v":["set"]} for ["1","a","b"]',
      'commit last by update as b: plain "set" for "b"',
    ]);
  });

  it('delete a thread, which then is new', async () => {
    const trial = await ran({ ...CHAIN, turns: [input('1'), { kind: 'delete' }, input('2')] });
    expect(logs(trial)).toEqual([['1', 'a', 'b'], null, ['2', 'a', 'b']]);
    expect(trial.store.moments[3]).toMatchObject({ kind: 'delete', superstep: 0 });
    expect(trial.store.saves.map(({ forgotten }) => forgotten)).toEqual([...Array(4).fill('deleted'), ...Array(4).fill(null)]);
    expect(checkpointTree(trial.store, '1').roots).toHaveLength(2);
  });

  it('are given up before a superstep, and nothing of it runs', async () => {
    const trial = await ran({ ...CHAIN, turns: [input('1', { until: 2 }), { kind: 'continue' }] });
    expect(trial.store.turns.map(({ how }) => how)).toEqual(['stopped', 'done']);
    expect(trial.store.tasks.map(({ node, moment }) => [node, moment])).toEqual([
      ['a', 1],
      ['b', 3],
    ]);
    expect(trial.state).toMatchObject({ log: ['1', 'a', 'b'] });
    expect(trial.store.saves.flatMap(({ pending }) => pending.flatMap(({ writes }) => writes.map(([name]) => name)))).not.toContain(
      '__error__',
    );
  });
});
