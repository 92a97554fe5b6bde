import { describe, expect, it } from 'vitest';
import type { GraphNode } from '~/core/document';
import { pausesOf } from '~/core/trace';
import { LIST, ran, type Sketch, type Trial } from '../trial.fake';

const node = (name: string) => `export default () => ({ log: ['${name}'] });`;

function chain(pause: GraphNode['pause'], turns = 3): Sketch {
  return {
    fields: { log: LIST },
    nodes: { a: node('a'), b: { source: node('b'), ...(pause ? { pause } : {}) }, c: node('c') },
    edges: ['__start__>a', 'a>b', 'b>c'],
    turns: ['export default { log: ["in"] };', ...Array.from({ length: turns - 1 }, () => ({ kind: 'continue' }) as const)],
  };
}

const pauses = (trial: Trial) =>
  trial.store.turns.map(({ turn, how }) => {
    const last = trial.store.moments.findLast((moment) => moment.turn === turn);
    return [how, pausesOf(trial.store, { at: (last?.moment ?? -1) + 1, call: null })];
  });

describe('a breakpoint', () => {
  it.each([true, false])('before a node pauses the turn; the next one goes on (recorded: %s)', async (record) => {
    const trial = await ran(chain('before', 2), { record });
    expect(pauses(trial)).toEqual([
      ['paused', [{ kind: 'breakpoint', ran: record ? ['a'] : [], next: ['b'] }]],
      ['done', []],
    ]);
    expect(trial.state).toEqual({ log: ['in', 'a', 'b', 'c'] });
    expect(trial.store.moments.map(({ checkpoint }) => checkpoint?.step)).toEqual([0, 1, 1, 2, 3]);
  });

  it('after a node shows what that node left', async () => {
    const trial = await ran(chain('after', 2));
    expect(pauses(trial)).toEqual([
      ['paused', [{ kind: 'breakpoint', ran: ['b'], next: ['c'] }]],
      ['done', []],
    ]);
    expect(trial.store.moments.map(({ checkpoint }) => checkpoint?.step)).toEqual([0, 1, 2, 2, 3]);
    expect(trial.rows.filter((row) => !row.startsWith('commit'))).toEqual([]);
  });

  it('stands on both sides', async () => {
    const trial = await ran(chain('both'));
    expect(trial.store.turns.map(({ how }) => how)).toEqual(['paused', 'paused', 'done']);
  });

  it('of one thread is none of another', async () => {
    const turns: Sketch['turns'] = [
      'export default {};',
      { kind: 'input', source: 'export default { log: [1] };', thread: 't' },
      { kind: 'continue' },
    ];
    const trial = await ran({ ...chain('before'), turns });
    expect(trial.store.turns.map(({ how }) => how)).toEqual(['paused', 'paused', 'done']);
    expect(pausesOf(trial.store, { at: 4, call: null }, '1')).toHaveLength(1);
    expect(trial.state).toEqual({ log: ['a', 'b', 'c'] });
  });
});
