import { chain } from './graphs';
import { eventsOf, expect, PATIENT, test } from './wallTest';

const GRAPH = chain({ nodes: { a: 'export default () => ({ log: ["a"] });', b: 'export default () => ({ log: ["b"] });' } });

test('this engine is recorded', async ({ wall }) => {
  const run = await wall.run(GRAPH);
  expect(eventsOf(run, 'runStarted')[0]?.recording).toBe(true);
  expect(eventsOf(run, 'callFinished')).toHaveLength(3);
});

for (const method of ['getNode', 'fromCheckpoint']) {
  test(`an engine whose ${method} is called otherwise is not recorded, and the graph still runs`, async ({ wall }) => {
    await wall.configure(PATIENT, method);
    const run = await wall.run(GRAPH);
    expect(run.over).toEqual({ kind: 'over', how: 'done', cause: null });
    expect(run.state).toEqual({ log: ['in', 'a', 'b'] });
    expect(eventsOf(run, 'runStarted')[0]?.recording).toBe(false);
    expect(eventsOf(run, 'callStarted')).toHaveLength(0);
    const notices = eventsOf(run, 'noticed').map(({ notice }) => notice);
    expect(notices).toEqual([{ code: 'recordingOff', difference: expect.stringMatching(/^report \d+ is /) }]);
    // Stepping works without hooks.
    const stepped = await wall.start(GRAPH, { allow: 1 });
    expect(await stepped.until('parked')).toEqual({ kind: 'parked', moment: 1 });
    await stepped.allow(null);
    expect((await stepped.finished()).state).toEqual({ log: ['in', 'a', 'b'] });
  });
}
