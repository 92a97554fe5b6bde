import { describe, expect, it } from 'vitest';
import type { Turn } from '~/core/document';
import { threadHistory } from '~/core/trace';
import { LIST, ran, type Sketch } from '../trial.fake';

/** The first task of `bad` in each run fails, later ones do not. */
const half = (name: string, wait = ''): Sketch => ({
  fields: { log: LIST },
  nodes: {
    ok: "import { runs } from './shared';\nexport default () => { runs.ok += 1; return { log: ['ok'] }; };",
    bad: `import { runs } from './shared';\nexport default async () => { ${wait} if (runs.bad++ === 0) throw new Error('boom'); return { log: ['ok ran ' + runs.ok] }; };`,
  },
  edges: ['__start__>ok', '__start__>bad'],
  shared: `export const runs = { ok: 0, bad: 0 }; // ${name}`,
});
const INPUT: Turn = { kind: 'input', source: "export default { log: ['i'] };" };

describe('after a failed turn', () => {
  it.each(['async', 'sync', 'exit'] as const)(
    'continue runs only what failed, and merges it with what was kept (%s)',
    async (durability) => {
      const turns: Turn[] = [INPUT, { kind: 'continue' }];
      const trial = await ran({
        ...half(durability, 'await new Promise((go) => setTimeout(go, 3));'),
        memory: { saver: 'memory', durability },
        turns,
      });
      expect(trial.store.turns.map(({ how }) => how)).toEqual(['failed', 'done']);
      expect(trial.how).toBe('done');
      expect(trial.store.tasks.map(({ node, state }) => [node, state])).toEqual([
        ['bad', 'failed'],
        ['ok', 'finished'],
        ['bad', 'finished'],
      ]);
      expect(trial.rows).toEqual([
        'commit log by input: [] + ["i"] = ["i"]',
        'commit log by bad: ["i"] + ["ok ran 1"] = ["i","ok ran 1"]',
        'commit log by ok: ["i","ok ran 1"] + ["ok"] = ["i","ok ran 1","ok"]',
      ]);
      const pending = trial.store.saves.flatMap((saved) => saved.pending.map(({ task, writes }) => [task, writes.map(([name]) => name)]));
      expect(pending).toContainEqual([1, ['log']]);
      expect(pending).toContainEqual([0, ['__error__']]);
    },
  );

  it('what an error took down after it had written is kept as well', async () => {
    const trial = await ran({ ...half('at once'), turns: [INPUT, { kind: 'continue' }] });
    expect(trial.store.tasks.map(({ node, error }) => [node, error?.name])).toEqual([
      ['bad', 'Error'],
      ['ok', 'AbortError'],
      ['bad', undefined],
    ]);
    expect(trial.rows.at(-1)).toBe('commit log by ok: ["i","ok ran 1"] + ["ok"] = ["i","ok ran 1","ok"]');
  });

  it('a merge that failed half-way is saved half-way at durability exit, and told so', async () => {
    const both = "export default () => ({ log: ['x'], one: 1 });";
    const trial = await ran({
      fields: { log: LIST, one: {} },
      nodes: { a: both, b: both },
      edges: ['__start__>a', '__start__>b'],
      memory: { saver: 'memory', durability: 'exit' },
      turns: [INPUT],
    });
    expect(trial.how).toBe('failed');
    const [row] = threadHistory(trial.store, '1');
    expect(row?.values?.map(([name, ref]) => [name, trial.store.value(ref)])).toEqual([['log', ['i', 'x', 'x']]]);
  });

  it('a turn with an input does not run', async () => {
    const trial = await ran({ ...half('input'), turns: [INPUT, INPUT] });
    expect(trial.how).toBe('failed');
    expect(trial.store.turns).toHaveLength(1);
  });

  it.each<[string, Turn]>([
    ['another thread', { ...INPUT, thread: 't' } as Turn],
    ['a checkpoint', { ...INPUT, from: { turn: 1, superstep: 0 } } as Turn],
    ['a deletion', { kind: 'delete' }],
  ])('goes on with %s', async (name, turn) => {
    const trial = await ran({ ...half(name), turns: [INPUT, turn] });
    expect(trial.store.turns.map(({ how }) => how)).toEqual(['failed', 'done']);
    expect(trial.rows.filter((row) => row.includes('unknown'))).toEqual([]);
  });

  it('an error of a reducer is thrown again by continue, without a look at the state', async () => {
    const reducer =
      'export default (existing, update) => { if (update[0] === "ok") throw new Error("no"); return [...existing, ...update]; };';
    const nodes = { ok: "export default () => ({ log: ['ok'] });" };
    const turns: Turn[] = [INPUT, { kind: 'continue' }, { kind: 'delete' }, INPUT];
    const trial = await ran({ fields: { log: { reducer } }, nodes, edges: ['__start__>ok'], turns });
    expect(trial.store.turns.map(({ how }) => how)).toEqual(['failed', 'failed', 'done', 'failed']);
    const failing = 'commit log by ok: ["i"] + ["ok"] = Error: no';
    const first = 'commit log by input: [] + ["i"] = ["i"]';
    expect(trial.rows).toEqual([first, failing, failing, first, failing]);
    expect(trial.how).toBe('failed');
  });

  it('the recursion limit can be gone on from', async () => {
    const nodes = { a: "export default () => ({ log: ['a'] });", b: "export default () => ({ log: ['b'] });" };
    const turns: Turn[] = [INPUT, { kind: 'continue' }];
    const trial = await ran({ fields: { log: LIST }, nodes, edges: ['__start__>a', 'a>b'], recursionLimit: 1, turns });
    expect(trial.store.turns.map(({ how }) => how)).toEqual(['failed', 'done']);
    expect(trial.state).toEqual({ log: ['i', 'a', 'b'] });
  });
});
