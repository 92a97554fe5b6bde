import { describe, expect, it } from 'vitest';
import type { Memory, Turn } from '~/core/document';
import { checkpointTree, stateAt } from '~/core/trace';
import { LIST, ran, type Sketch, type Trial } from '../trial.fake';

const writes = (name: string) => `export default () => ({ log: ['${name}'] });`;
const input = (text: string): Turn => ({ kind: 'input', source: `export default { log: ['${text}'] };` });
const CHAIN: Sketch = {
  fields: { log: LIST, spare: null },
  nodes: { a: writes('a'), b: writes('b') },
  edges: ['__start__>a', 'a>b'],
};

/** The log after every moment, as the page shows it. */
function logs(trial: Trial): unknown[] {
  return trial.store.moments.map(({ moment }) => {
    const held = stateAt(trial.store, [{ name: 'log' }], { at: moment + 1, call: null }).get('log');
    return held?.kind === 'value' ? trial.store.value(held.ref) : null;
  });
}

const kinds = (trial: Trial) => trial.store.rows.map(({ writer }) => writer.kind);
const memory = (saver: Memory['saver'], durability: Memory['durability'] = 'async'): Memory => ({ saver, durability });

describe('memory', () => {
  it.each([true, false])(
    'none: every turn starts from nothing, and each superstep’s state is shown all the same (recorded: %s)',
    async (record) => {
      const trial = await ran({ ...CHAIN, memory: memory('none'), turns: [input('1'), input('2')] }, { record });
      const once = (text: string) => [[text], [text, 'a'], [text, 'a', 'b']];
      expect(logs(trial)).toEqual([...once('1'), ...once('2')]);
      expect(trial.store.saves).toEqual([]);
      expect(trial.store.moments.map(({ checkpoint }) => [checkpoint?.id, checkpoint?.step, checkpoint?.next])).toEqual(
        [1, 2].flatMap(() => [
          ['', 0, ['a']],
          ['', 1, ['b']],
          ['', 2, []],
        ]),
      );
      expect(kinds(trial)).not.toContain('unknown');
      expect(trial.store.dropped).toBe(0);
    },
  );

  it('none: nothing goes on, and LangGraph says so', async () => {
    const resume: Turn = { kind: 'resume', source: 'export default 1;' };
    const resumed = await ran({ ...CHAIN, memory: memory('none'), turns: [input('1'), resume] });
    expect(resumed.store.turns[1]?.error?.message).toContain('without checkpointer');
    expect(logs(resumed).at(-1)).toBeNull();
    const update: Turn = { kind: 'update', asNode: 'a', source: 'export default {};' };
    const updated = await ran({ ...CHAIN, memory: memory('none'), turns: [update] });
    expect(updated.store.turns[0]?.error).toMatchObject({ code: 'MISSING_CHECKPOINTER' });
  });

  it('none: the state is shown at the recursion limit, after an error and where a turn is given up', async () => {
    const limited = await ran({ ...CHAIN, memory: memory('none'), turns: [input('1')], recursionLimit: 1 });
    expect(limited.store.turns[0]?.error?.code).toBe('GRAPH_RECURSION_LIMIT');
    expect(logs(limited)).toEqual(logs(await ran({ ...CHAIN, turns: [input('1')], recursionLimit: 1 })));
    const nodes = { ...CHAIN.nodes, b: 'export default () => { throw new Error("no"); };' };
    const failed = await ran({ ...CHAIN, nodes, memory: memory('none'), turns: [input('1')] });
    expect(logs(failed)).toEqual([['1'], ['1', 'a'], ['1', 'a']]);
    const stopped = await ran({ ...CHAIN, memory: memory('none'), turns: [{ ...input('1'), until: 2 } as Turn] });
    expect(logs(stopped)).toEqual([['1'], ['1', 'a']]);
  });

  it('newEachTurn: nothing is known of the turn before', async () => {
    const trial = await ran({ ...CHAIN, memory: memory('newEachTurn'), turns: [input('1'), input('2'), { kind: 'continue' }] });
    expect(logs(trial).slice(0, 6)).toEqual([['1'], ['1', 'a'], ['1', 'a', 'b'], ['2'], ['2', 'a'], ['2', 'a', 'b']]);
    expect(trial.store.turns[2]).toMatchObject({ how: 'failed', error: { name: 'EmptyInputError' } });
    expect(logs(trial)[6]).toBeNull();
    expect(checkpointTree(trial.store, '1').roots).toHaveLength(2);
  });

  it('exit: saves the last state of a turn only, and the record is whole', async () => {
    const turns: Turn[] = [input('0'), input('1'), { kind: 'continue', from: { turn: 1, superstep: 1 } }];
    const trial = await ran({ ...CHAIN, memory: memory('memory', 'exit'), turns });
    expect(logs(trial).slice(0, 6)).toEqual(logs(await ran({ ...CHAIN, turns: [input('0'), input('1')] })));
    expect(kinds(trial)).not.toContain('unknown');
    expect(trial.store.saves.map(({ step }) => step)).toEqual([2, 6]);
    const ids = trial.store.moments.slice(0, 6).map(({ checkpoint }) => checkpoint?.id);
    expect(ids).toEqual(['', '', trial.store.saves[0]?.id, '', '', trial.store.saves[1]?.id]);
    expect(trial.store.turns[2]?.error?.name).toBe('CheckpointMissing');
  });

  it.each(['sync', 'async', 'exit'] as const)(
    '%s: what a turn that is given up has reached is saved before the next one',
    async (durability) => {
      const turns: Turn[] = [{ ...input('1'), until: 2 } as Turn, { kind: 'continue' }];
      const trial = await ran({ ...CHAIN, memory: memory('memory', durability), turns });
      expect(trial.store.turns.map(({ how }) => how)).toEqual(['stopped', 'done']);
      expect(logs(trial)).toEqual([['1'], ['1', 'a'], ['1', 'a'], ['1', 'a', 'b']]);
    },
  );

  const PUSHES: Sketch = {
    ...CHAIN,
    fields: { log: { reducer: 'export default (existing, update) => { existing.push(...update); return existing; };' } },
    turns: [input('1'), { kind: 'continue', from: { turn: 1, superstep: 1 } }],
  };

  it.each([
    ['memory', 'async', ['1', 'a']],
    ['late', 'async', ['1', 'a', 'b']],
    ['late', 'sync', ['1', 'a']],
  ] as const)('%s saver, %s: a reducer that changes in place leaves superstep 1 as …', async (saver, durability, expected) => {
    const trial = await ran({ ...PUSHES, memory: memory(saver, durability) });
    const [fork] = trial.of('checkpoint').filter(({ source }) => source === 'fork');
    expect(trial.store.value(fork?.values[0]?.[1] ?? -1)).toEqual(expected);
  });
});
