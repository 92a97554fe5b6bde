import { describe, expect, it } from 'vitest';
import { LIST, ran, type Sketch, Trial } from '../trial.fake';

const CHAIN: Sketch = {
  fields: { log: LIST },
  nodes: {
    a: 'console.log("module a");\nexport default () => { console.log("a runs"); return { log: ["a"] }; };',
    b: 'export default () => { console.log("b runs"); return { log: ["b"] }; };',
    c: 'export default () => { console.log("c runs"); return { log: ["c"] }; };',
  },
  edges: ['__start__>a', 'a>b', 'a>c'],
  turns: ['export default { log: ["in"] };'],
};
const logs = (trial: Trial) =>
  trial.store.logs.map(({ values }) =>
    values
      .map((ref) => JSON.stringify(trial.store.value(ref)))
      .join()
      .replaceAll('"', ''),
  );

/** Durations, and what LangGraph makes up. */
const CHANCE = ['ms', 'id', 'parent', 'checkpoint'];

describe('stepping', () => {
  it('runs nothing of the document before the first moment may', async () => {
    const trial = new Trial(CHAIN, { allow: 0 });
    await trial.parked(0);
    expect(trial.events).toEqual([]);
    expect(logs(trial)).toEqual([]);
    trial.stop();
  });

  it('parks before each moment with all known that comes next, and nothing of it run', async () => {
    const trial = new Trial(CHAIN, { allow: 1 });
    await trial.parked(1);
    expect(logs(trial)).toEqual(['module a']);
    expect(trial.state).toEqual({ log: ['in'] });
    expect(trial.store.tasks.map(({ node, state, reads }) => [node, state, JSON.stringify(reads)])).toHaveLength(1);
    trial.allow(2);
    await trial.parked(2);
    expect(logs(trial)).toEqual(['module a', 'a runs']);
    expect(trial.store.tasks.map(({ node, state }) => [node, state])).toEqual([
      ['a', 'finished'],
      ['b', 'ready'],
      ['c', 'ready'],
    ]);
    expect(trial.store.moments.map(({ started }) => started)).toEqual([true, true, false]);
    expect(trial.of('checkpoint').at(-1)).toMatchObject({ step: 1, next: ['b', 'c'] });
    trial.allow(null);
    expect(await trial.over).toMatchObject({ how: 'done' });
    expect(logs(trial).slice(2).toSorted()).toEqual(['b runs', 'c runs']);
  });

  it('takes allowances as absolute numbers and takes none back', async () => {
    const trial = new Trial(CHAIN, { allow: 2 });
    trial.allow(2);
    trial.allow(1);
    await trial.parked(2);
    expect(trial.store.moments).toHaveLength(3);
    trial.allow(3);
    expect(await trial.over).toMatchObject({ how: 'done' });
  });

  it('leaves the same record as running through', async () => {
    const through = await ran(CHAIN);
    const stepped = new Trial(CHAIN, { allow: 0 });
    for (let moment = 0; moment < 3; moment++) {
      await stepped.parked(moment);
      stepped.allow(moment + 1);
    }
    await stepped.over;
    const comparable = (trial: Trial) =>
      trial.events.map((event) => JSON.stringify(event, (key, value: unknown) => (CHANCE.includes(key) ? 0 : value)));
    expect(comparable(stepped)).toEqual(comparable(through));
  });

  it('parks before every turn, and before a state update', async () => {
    const trial = new Trial(
      { ...CHAIN, turns: ['export default {};', { asNode: 'c', source: 'export default { log: ["u"] };' }] },
      { allow: 3 },
    );
    await trial.parked(3);
    expect(trial.store.turns.map(({ kind, how }) => [kind, how])).toEqual([
      ['input', 'done'],
      ['update', null],
    ]);
    expect(trial.rows.at(-1)).not.toContain('update');
    trial.allow(4);
    expect(await trial.over).toMatchObject({ how: 'done' });
    expect(trial.rows.at(-1)).toBe('commit log by update as c: ["a","b","c"] + ["u"] = ["a","b","c","u"]');
  });

  it('runs no node’s body after a stop', async () => {
    const seen: string[] = [];
    const key = `stopped${Math.random()}`;
    (globalThis as unknown as { [key: string]: string[] })[key] = seen;
    const node = (name: string) => `export default () => { globalThis["${key}"].push("${name}"); };`;
    const trial = new Trial({ ...CHAIN, nodes: { a: node('a'), b: node('b'), c: node('c') } }, { allow: 2 });
    await trial.parked(2);
    expect(seen).toEqual(['a']);
    trial.stop();
    expect(await trial.over).toMatchObject({ how: 'stopped', cause: null });
    trial.allow(null);
    await new Promise((go) => setTimeout(go, 30));
    expect(seen).toEqual(['a']);
  });

  it('can be stopped while a node waits for ever', async () => {
    const trial = new Trial({ ...CHAIN, nodes: { ...CHAIN.nodes, a: 'export default () => new Promise(() => {});' } }, { allow: null });
    while (trial.of('taskStarted').length === 0) await new Promise((go) => setTimeout(go, 1));
    trial.stop();
    expect(await trial.over).toMatchObject({ how: 'stopped' });
    expect(trial.store.tasks[0]?.state).toBe('running');
  });
});
