import { describe, expect, it } from 'vitest';
import { LIST, ran, type Sketch, Trial } from '../trial.fake';

const CHAIN: Sketch = {
  fields: { log: LIST },
  nodes: { a: "export default () => ({ log: ['a'] });", b: "export default () => ({ log: ['b'] });" },
  edges: ['__start__>a', 'a>b'],
  turns: ["export default { log: ['in'] };", { asNode: 'b', source: "export default { log: ['u'] };" }],
};

describe('an engine that cannot be recorded', () => {
  it('still runs, with moments and checkpoints, and says that it is not recorded', async () => {
    const recorded = await ran(CHAIN);
    const trial = await ran(CHAIN, { record: false });
    expect(trial.how).toBe('done');
    expect(trial.store.recording).toBe(false);
    expect(trial.store.rows).toEqual([]);
    expect(trial.store.tasks).toEqual([]);
    const moments = (one: Trial) =>
      one.store.moments.map(({ kind, step, superstep, checkpoint }) => [kind, step, superstep, checkpoint?.next]);
    expect(moments(trial)).toEqual(moments(recorded));
    expect(trial.state).toEqual({ log: ['in', 'a', 'b', 'u'] });
    expect(trial.store.turns.map(({ values }) => values.map(([, ref]) => trial.store.value(ref)))).toEqual([
      [['in', 'a', 'b']],
      [['in', 'a', 'b', 'u']],
    ]);
  });

  it('still steps, and tells errors', async () => {
    const trial = new Trial(
      { ...CHAIN, nodes: { ...CHAIN.nodes, b: 'export default () => {\n  throw null; };' } },
      { record: false, allow: 2 },
    );
    await trial.parked(2);
    expect(trial.state).toEqual({ log: ['in', 'a'] });
    trial.allow(null);
    expect(await trial.over).toMatchObject({ how: 'failed' });
    expect(trial.store.turns[0]?.error).toMatchObject({ name: 'NonError', message: 'null' });
  });

  it('still pauses', async () => {
    const trial = await ran(
      { ...CHAIN, nodes: { ...CHAIN.nodes, a: 'export default (s, c) => ({ log: [c.interrupt(1)] });' }, turns: ['export default {};'] },
      { record: false },
    );
    expect(trial.store.turns.map(({ how }) => how)).toEqual(['paused']);
  });
});
