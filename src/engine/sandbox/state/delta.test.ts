import { describe, expect, it } from 'vitest';
import { ran, type Sketch } from '../../trial.fake';

const APPEND = 'export default (state, writes) => [...state, ...writes.flat()];';
const delta = (own = APPEND) =>
  ({ of: 'str' as const, merge: { kind: 'delta', reducer: { own }, snapshots: 100, start: { kind: 'zero' } } }) as const;
const write = (text: string) => `export default () => ({ log: ['${text}'] });`;
const FAN: Sketch = {
  fields: { log: delta() },
  nodes: { n1: write('n1'), n2: write('n2'), z: write('z') },
  edges: ['__start__>n1', '__start__>n2', 'n1+n2>z'],
  turns: ["export default { log: ['i'] };"],
};

describe('a delta field', () => {
  it.each(['annotation', 'stateSchema'] as const)(
    'X037: is merged in one call a superstep, and replayed when it is read: %s',
    async (style) => {
      const trial = await ran({ ...FAN, style, turns: [...(FAN.turns ?? []), "export default { log: ['j'] };"] });
      expect(trial.rows.slice(0, 3)).toEqual([
        'commit log by input: [] + [input ["i"]] = ["i"]',
        'commit log by n1 or n2: ["i"] + [n1 ["n1"], n2 ["n2"]] = ["i","n1","n2"]',
        'commit log by z: ["i","n1","n2"] + [z ["z"]] = ["i","n1","n2","z"]',
      ]);
      // The second turn reads the thread: all of it again, each write with who made it, and none of it committed.
      expect(trial.rows[3]).toBe('read log by unknown: replay [] + [input ["i"], n1 ["n1"], n2 ["n2"], z ["z"]] = ["i","n1","n2","z"]');
      expect(trial.rows[4]).toBe('commit log by input: ["i","n1","n2","z"] + [input ["j"]] = ["i","n1","n2","z","j"]');
      expect(trial.state).toEqual({ log: ['i', 'n1', 'n2', 'z', 'j', 'n1', 'n2', 'z'] });
    },
  );

  it('X077: an Overwrite wins the whole superstep', async () => {
    const overwrite = "import { Overwrite } from '@langchain/langgraph';\nexport default () => ({ log: new Overwrite(['X']) });";
    const nodes = { a: write('a'), b: overwrite, c: write('c') };
    const edges = ['__start__>a', '__start__>b', '__start__>c'];
    const trial = await ran({ ...FAN, nodes, edges });
    expect(trial.rows.slice(1)).toEqual([
      'commit log by a: skipped ["a"]',
      'commit log by b: overwrite {"$":"overwrite","v":["X"]} for ["i"]',
      'commit log by c: skipped ["c"]',
    ]);
    expect(trial.state).toEqual({ log: ['X'] });
    const twice = await ran({ ...FAN, nodes: { a: overwrite, b: overwrite }, edges: ['__start__>a', '__start__>b'] });
    expect(twice.store.turns[0]?.error?.message).toContain('Can receive only one Overwrite value per step.');
    expect(twice.rows.slice(1).map((row) => row.split(':')[1]?.trim().split(' ')[0])).toEqual(['refused', 'refused']);
  });

  it('X078: gives messages their ids before they are saved', async () => {
    const merge = { kind: 'delta', reducer: 'messages', snapshots: 100, start: { kind: 'zero' } } as const;
    const nodes = { a: "export default () => ({ messages: 'hello' });" };
    const turns = ["export default { messages: [{ role: 'user', content: 'hi' }] };", 'export default { messages: [] };'];
    const trial = await ran({ fields: { messages: { type: 'messages', merge } }, nodes, edges: ['__start__>a'], turns });
    const ids = (at: number) => {
      const row = trial.store.rows[at];
      const value = row?.kind === 'batch' && row.result !== null ? trial.store.value(row.result) : null;
      return (value as unknown as { id: string | null }[]).map(({ id }) => id);
    };
    expect(trial.store.rows.map((row) => [row.kind, row.phase, trial.writer(row)])).toEqual([
      ['batch', 'commit', 'input'],
      ['batch', 'commit', 'a'],
      ['batch', 'read', 'unknown'],
      ['batch', 'commit', 'input'],
      ['batch', 'commit', 'a'],
    ]);
    expect(ids(1)).not.toContain(null);
    expect(ids(2)).toEqual(ids(1));
  });

  it('tells what a call changes in place, and what it throws, with the writers', async () => {
    const push = 'export default (state, writes) => { for (const write of writes) state.push(...write.splice(0)); return state; };';
    const pushing = await ran({ ...FAN, fields: { log: delta(push) } });
    const row = pushing.store.rows[1];
    expect(row?.kind === 'batch' && row.mutations.map(({ what, by }) => [what, pushing.writer({ writer: by })])).toEqual([
      ['existing', 'unknown'],
      ['update', 'n1'],
      ['update', 'n2'],
    ]);
    const two = "export default (state, writes) => { if (writes.length > 1) throw new Error('two'); return writes; };";
    const throwing = await ran({ ...FAN, fields: { log: delta(two) } });
    expect(throwing.rows.at(-1)).toBe('commit log by n1 or n2: [["i"]] + [n1 ["n1"], n2 ["n2"]] = Error: two');
    expect(throwing.store.moments.at(-1)?.error?.message).toBe('two');
  });

  it('holds the whole value where a snapshot is due, so that nothing is replayed', async () => {
    const often = { ...delta(), merge: { ...delta().merge, snapshots: 1 } };
    const trial = await ran({ ...FAN, fields: { log: often }, turns: [...(FAN.turns ?? []), 'export default { log: [] };'] });
    expect(trial.rows.filter((row) => row.includes('replay'))).toEqual([]);
  });

  it('is looked at by a conditional edge through a call that is not committed', async () => {
    const trial = await ran({
      ...FAN,
      nodes: { n1: write('n1'), z: write('z') },
      edges: ['__start__>n1'],
      routers: { go: { from: 'n1', to: ['z'], code: "export default () => 'z';" } },
    });
    expect(trial.rows[1]).toBe('preview log by n1: ["i"] + [n1 ["n1"]] = ["i","n1"]');
  });
});
