import type { Fold } from '~/core/analysis';
import type { Page } from '@playwright/test';
import type { Field } from '~/core/document';
import type { LabJob } from '~/engine';
import { chain } from './graphs';
import { expect, test } from './wallTest';

const field = (source: string): Field => ({
  id: 'f1',
  name: 'log',
  type: { kind: 'list', of: 'str' },
  merge: { kind: 'own', source, start: { kind: 'zero' } },
});
const foldIn = (page: Page, source: string, batches: readonly (readonly Fold[])[]) =>
  page.evaluate(([one, all]) => window.wall.fold(JSON.parse(one) as LabJob, JSON.parse(all) as Fold[][]), [
    JSON.stringify(job(source)),
    JSON.stringify(batches),
  ] as const);
const job = (source: string): LabJob => ({ field: field(source), shared: '', seed: 1 });
const fold = (...updates: readonly string[][]): Fold => ({ existing: { kind: 'start' }, updates, world: 0 });

test('a lab folds behind the wall on fresh copies, and tells effects, changes and errors', async ({ wall }) => {
  const source = `export default (existing: string[], update: string[]) => {
    if (update[0] === 'boom') throw new RangeError('no');
    if (update[0] === 'log') console.log('seen');
    if (update[0] === 'timer') setTimeout(() => {}, 0);
    if (update[0] === 'push') { existing.push('pushed'); return existing; }
    return [...existing, ...update];
  };\n`;
  const answer = await foldIn(wall.page, source, [
    [fold(['a'], ['b']), fold(['a'], ['boom'], ['c'])],
    [fold(['log']), fold(['timer']), fold(['push'])],
  ]);
  expect(answer).toMatchObject({ how: 'stopped', cause: null });
  const [plain, failed, logged, timed, pushed] = answer.outcomes;
  expect(plain).toMatchObject({ result: ['a', 'b'], calls: 2, error: null, changed: [], effects: { console: 0, timers: 0 } });
  expect(failed?.error).toMatchObject({ update: 1, info: { name: 'RangeError', message: 'no' } });
  expect(logged?.effects).toEqual({ console: 1, timers: 0 });
  expect(timed?.effects).toEqual({ console: 0, timers: 1 });
  expect(pushed?.changed).toMatchObject([{ what: 'existing', before: [], after: ['pushed'] }]);
});

test('random and time-dependent reducers answer otherwise in another world, and alike in the same', async ({ wall }) => {
  const source = 'export default (_: string[], update: string[]) => [...update, String(Math.random()), new Date().toISOString()];\n';
  const folds = [fold(['a']), fold(['a']), { ...fold(['a']), world: 1 }];
  const { outcomes } = await foldIn(wall.page, source, [folds]);
  expect(outcomes[1]?.result).toEqual(outcomes[0]?.result);
  expect(outcomes[2]?.result).not.toEqual(outcomes[0]?.result);
});

test('an endless loop ends the lab alone: a run beside it stays parked and goes on', async ({ wall }) => {
  await wall.configure({ page: { quietMs: 1_500 } });
  const beside = await wall.start(chain({ nodes: { a: "export default () => ({ log: ['a'] });" } }), { allow: 1 });
  await beside.until('parked');
  const answer = await foldIn(
    wall.page,
    "export default (existing: string[], update: string[]) => {\n  for (; update[0] === 'loop'; ) {}\n  return existing;\n};\n",
    [[fold(['fine'])], [fold(['loop'])]],
  );
  expect(answer.outcomes).toHaveLength(1);
  expect(answer).toMatchObject({ how: 'killed', cause: { kind: 'silent' } });
  await beside.allow(null);
  expect((await beside.finished()).state).toEqual({ log: ['in', 'a'] });
});
