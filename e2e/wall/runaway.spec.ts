import { chain, listField, oneNode, oneReducer } from './graphs';
import { eventsOf, expect, type FinishedRun, FREE_MS, test, type WallPage } from './wallTest';

const SOUND = oneNode('return { log: ["a"] };');
const KILLED = { how: 'killed', cause: { kind: 'silent' } };

/** The limits as they are for users, but for the time that silent work is given; and the page's own thread free all the time. */
async function runWithLimits(wall: WallPage, graph: ReturnType<typeof oneNode>): Promise<FinishedRun> {
  await wall.configure({ page: { stuckMs: 4_000 } });
  const run = await wall.run(graph);
  expect(run.gap).toBeLessThan(FREE_MS);
  return run;
}

async function worksAgain(wall: WallPage) {
  const { over, state } = await wall.run(SOUND);
  expect(over).toEqual({ kind: 'over', how: 'done', cause: null });
  expect(state).toEqual({ log: ['in', 'a'] });
}

test('H18: an endless loop in a reducer is killed, named by the call that never ended', async ({ wall }) => {
  const graph = chain({
    nodes: { first: 'export default () => ({ log: ["x"] });', looping: 'export default () => ({ log: ["loop"] });' },
    fields: [
      listField(
        'export default (existing: string[], update: string[]) => { while (update[0] === "loop") {} return [...existing, ...update]; };',
      ),
    ],
  });
  const run = await runWithLimits(wall, graph);
  expect(run.over).toMatchObject(KILLED);
  const calls = eventsOf(run, 'callStarted');
  expect(calls).toHaveLength(3);
  expect(eventsOf(run, 'callFinished').map(({ call }) => call)).toEqual([0, 1]);
  const [stuck] = calls.slice(-1);
  expect(stuck).toMatchObject({ call: 2, phase: 'commit', field: 'log' });
  const looping = eventsOf(run, 'taskReady').find(({ node }) => node === 'looping');
  expect(stuck?.writer).toEqual({ kind: 'task', task: looping?.task });
  // What came before is kept, and the record is closed.
  expect(run.state).toEqual({ log: ['in', 'x'] });
  expect(run.events.at(-1)).toEqual({ type: 'runEnded', how: 'killed' });
  await worksAgain(wall);
});

test('H18: an endless loop in a node is killed, named by the task', async ({ wall }) => {
  const run = await runWithLimits(wall, oneNode('while (true) {}'));
  expect(run.over).toMatchObject(KILLED);
  expect(eventsOf(run, 'taskStarted')).toHaveLength(1);
  expect(eventsOf(run, 'taskFinished')).toHaveLength(0);
  await worksAgain(wall);
});

test('honest work is asked about while it is silent, and comes to its end', async ({ wall }) => {
  await wall.configure({ page: { quietMs: 200, stuckMs: 60_000 } });
  const run = await wall.run(oneNode('let sum = 0; for (let i = 0; i < 3e9; i++) sum = (sum + i) | 0; return { log: [typeof sum] };'));
  expect(run.over).toEqual({ kind: 'over', how: 'done', cause: null });
  expect(run.statuses).toContainEqual({ kind: 'running', waiting: true });
  expect(run.state).toEqual({ log: ['in', 'number'] });
});

for (const [name, body] of [
  ['a text of 50 million characters', 'return { log: ["x".repeat(50e6)] };'],
  ['a list of a million objects', 'return { log: Array.from({ length: 1e6 }, (_, i) => ({ i })) };'],
] as const) {
  test(`H27: ${name} is honest work, within all limits but that of a busy machine's time`, async ({ wall }) => {
    await wall.configure({ page: { stuckMs: 40_000, lostMs: 30_000 } });
    expect((await wall.run(oneNode(body))).over).toEqual({ kind: 'over', how: 'done', cause: null });
  });
}

test('H18: an endless loop is stopped with the limits as they are for users, after a question', async ({ wall }) => {
  await wall.configure({});
  const run = await wall.run(oneNode('while (true) {}'));
  expect(run.over).toMatchObject(KILLED);
  expect(run.statuses.at(-2)).toEqual({ kind: 'running', waiting: true });
});

test('H18: an endless loop at the top of a module is killed', async ({ wall }) => {
  const run = await runWithLimits(wall, chain({ nodes: { a: 'while (true) {}\nexport default () => ({});' } }));
  expect(run.over).toMatchObject(KILLED);
  await worksAgain(wall);
});

test('H18, H20: a loop of microtasks and a regular expression without end are killed', async ({ wall }) => {
  expect((await runWithLimits(wall, oneNode('for (;;) await 0;'))).over).toMatchObject(KILLED);
  expect((await runWithLimits(wall, oneReducer('/^(a+)+$/.test("a".repeat(40) + "!"); return existing;'))).over).toMatchObject(KILLED);
  await worksAgain(wall);
});

test('H19: what never ends but leaves the worker alive is asked about, waits as long as wanted, and stops', async ({ wall }) => {
  await wall.configure({ page: { wallMs: 400, quietMs: 20_000, stuckMs: 20_000, answerMs: 10_000, startMs: 60_000 } });
  for (const body of ['await new Promise(() => {});', 'const again = () => setTimeout(again); again(); await new Promise(() => {});']) {
    const run = await wall.start(oneNode(body));
    await run.untilStatus({ kind: 'running', waiting: true });
    await run.keepWaiting();
    expect((await run.record()).statuses.at(-1)).toEqual({ kind: 'running', waiting: false });
    await run.untilStatus({ kind: 'running', waiting: true });
    await run.stop();
    const { over, events } = await run.finished();
    expect(over).toEqual({ kind: 'over', how: 'stopped', cause: null });
    expect(events.at(-1)).toEqual({ type: 'runEnded', how: 'stopped' });
  }
  const top = await wall.start(chain({ nodes: { a: 'await new Promise(() => {});\nexport default () => ({});' } }));
  await top.untilStatus({ kind: 'running', waiting: true });
  await top.stop();
  expect((await top.finished()).over.how).toBe('stopped');
  await worksAgain(wall);
});

test('H21: recursion without end is an error like any other', async ({ wall }) => {
  const sync = await wall.run(oneNode('const f = (): number => f() + 1; f();'));
  expect(sync.over.how).toBe('failed');
  expect(eventsOf(sync, 'taskFailed')[0]?.error.name).toBe('RangeError');
  const asynchronous = await wall.run(oneNode('const f = async (): Promise<void> => { await f(); }; await f();'));
  expect(['failed', 'killed']).toContain(asynchronous.over.how);
  await worksAgain(wall);
});

test('H22: values and errors that run code when they are looked at', async ({ wall }) => {
  const getter = await runWithLimits(wall, oneNode('return { log: [{ get x() { for (;;) {} } }] };'));
  expect(JSON.stringify(getter.over)).toMatch(/done|silent/);
  const proxy = await runWithLimits(wall, oneNode('return { log: [new Proxy({}, { ownKeys() { for (;;) {} } })] };'));
  expect(JSON.stringify(proxy.over)).toMatch(/done|silent/);
  const message = await runWithLimits(wall, oneNode('throw { get message() { for (;;) {} } };'));
  expect(JSON.stringify(message.over)).toMatch(/failed|silent/);
  const nothing = await wall.run(oneNode('throw null;'));
  expect(nothing.over.how).toBe('failed');
  expect(eventsOf(nothing, 'taskFailed')[0]?.error.message).toContain('null');
  const uncaught = await wall.run(
    oneNode(
      'Promise.reject(new Error("nobody")); setTimeout(() => { throw new Error("later"); }); await new Promise((r) => setTimeout(r, 50)); return {};',
    ),
  );
  expect(uncaught.over.how).toBe('done');
  const notices = eventsOf(uncaught, 'noticed').map(({ notice }) => (notice.code === 'rejected' ? notice.error.message : notice.code));
  expect(notices.toSorted()).toEqual(['later', 'nobody']);
  await worksAgain(wall);
});

for (const [name, body] of [
  ['arrays', 'const a: number[][] = []; for (;;) a.push(new Array(1e5).fill(1.5));'],
  ['buffers', 'const a: Uint8Array[] = []; for (;;) a.push(new Uint8Array(64e6).fill(7));'],
] as const) {
  test(`H23, H24: a memory bomb of ${name} ends the run and nothing else`, async ({ wall }) => {
    await wall.configure({});
    const run = await wall.run(oneNode(body));
    // A RangeError where the browser refuses the next array; else the watchdog or the frame's end.
    expect(['killed', 'failed']).toContain(run.over.how);
    expect(await wall.page.evaluate(() => document.title)).toBe('Wall harness');
    await worksAgain(wall);
  });
}
