import { expect, it } from 'vitest';
import type { Field, Merge, StateStyle } from '~/core/document';
import { createInProcessEngine } from '../../inProcess';
import type { StyleBuild } from '../../protocol';

const field = (kind: Field['type']['kind'], merge: Merge, more: Partial<Field> = {}): Field => ({
  id: 'x',
  name: 'x',
  type: { kind, of: 'any' },
  merge,
  ...more,
});

async function built(one: Field): Promise<ReadonlyMap<StateStyle, StyleBuild>> {
  const found = new Map<StateStyle, StyleBuild>();
  const over = new Promise((resolve) => {
    createInProcessEngine().styles(
      { fields: [one], shared: '', seed: 1 },
      { onBuilt: (_field, style, build) => found.set(style, build), onOver: resolve },
    );
  });
  expect(await over).toBe('done');
  return found;
}

/** Each try of one way in few words: what is held, or the beginning of what was thrown. */
const told = (build: StyleBuild | undefined, way: 'input' | 'node') =>
  Object.fromEntries(
    (build?.tries ?? [])
      .filter((one) => one.way === way)
      .map(({ what, held, error }) => [what, error ? error.message.slice(0, 17) : held.length === 0 ? 'absent' : JSON.stringify(held[0])]),
  );
const channels = (all: ReadonlyMap<StateStyle, StyleBuild>) =>
  Object.fromEntries([...all].map(([style, { channel, start }]) => [style, [channel, ...start]]));

it('a plain field: nothing is checked by Annotation', async () => {
  const all = await built(field('int', { kind: 'plain' }));
  const plain = ['LastValue'];
  expect(channels(all)).toEqual({ annotation: plain, stateSchema: plain, zod: plain });
  const taken = { wrong: '"text"', null: 'null', undefined: '{"$":"undefined"}', leftOut: 'absent' };
  expect(told(all.get('annotation'), 'input')).toEqual(taken);
  expect(told(all.get('annotation'), 'node')).toEqual(taken);
  for (const style of ['stateSchema', 'zod'] as const) {
    const tries = told(all.get(style), 'node');
    expect(Object.keys(tries)).toEqual(['wrong', 'null', 'undefined', 'leftOut']);
    expect(tries['wrong']).not.toBe('"text"');
  }
});

it('a reduced field has its start value in each, and its reducer sees what no schema has refused', async () => {
  const all = await built(field('list', { kind: 'builtIn', reducer: 'append', keep: 1, start: { kind: 'zero' } }));
  const reduced = ['BinaryOperatorAggregate', []];
  expect(channels(all)).toEqual({ annotation: reduced, stateSchema: reduced, zod: reduced });
  const byReducer = 'can only concaten';
  const annotation = { wrong: byReducer, null: byReducer, undefined: byReducer, leftOut: '[]' };
  expect(told(all.get('annotation'), 'node')).toEqual(annotation);
  const stateSchema = { wrong: 'Validation failed', null: 'Validation failed', undefined: '[]', leftOut: '[]' };
  expect(told(all.get('stateSchema'), 'node')).toEqual(stateSchema);
  expect(told(all.get('stateSchema'), 'input')).toEqual(stateSchema);
  expect(told(all.get('zod'), 'input')).toMatchObject({ undefined: '[]', leftOut: '[]' });
  expect(all.get('zod')?.tries.find(({ what }) => what === 'wrong')?.error?.name).toContain('ZodError');
});

it('a zod object does not know untracked and delta fields', async () => {
  const all = await built(field('str', { kind: 'untracked', guard: true }));
  expect(channels(all)).toMatchObject({ annotation: ['UntrackedValue'], stateSchema: ['UntrackedValue'] });
  expect(told(all.get('stateSchema'), 'node')).toMatchObject({ wrong: 'Validation failed', leftOut: 'absent' });
  expect(told(all.get('zod'), 'node')['leftOut']).toBe('Cannot read prope');
});

it('there is no wrong value where every value is right, and another type may be written', async () => {
  const any = await built(field('any', { kind: 'plain' }, { name: 'other' }));
  expect(Object.keys(told(any.get('annotation'), 'node'))).toEqual(['null', 'undefined', 'leftOut']);
  const own: Merge = { kind: 'own', source: 'export default (all, one) => [...all, one];', start: { kind: 'zero' } };
  const history = await built(field('list', own, { updateType: { kind: 'str', of: 'any' } }));
  const [wrong] = history.get('stateSchema')?.tries ?? [];
  expect([wrong?.given, wrong?.error?.message.slice(0, 17)]).toEqual([[7], 'Validation failed']);
});

it('a field may have any name', async () => {
  for (const name of ['probe', 'other', '_x']) {
    const all = await built(field('int', { kind: 'plain' }, { name }));
    expect([...all.values()].map(({ refused }) => refused)).toEqual([null, null, null]);
  }
});
