import { chain, listField, oneNode } from './graphs';
import { eventsOf, expect, PATIENT, test } from './wallTest';

const GRAPH = chain({
  nodes: {
    a: 'export default () => ({ log: ["a", Math.random(), Date.now()] });',
    b: 'import { AIMessage } from "@langchain/core/messages";\nexport default () => { console.log("b"); return { log: ["b", crypto.randomUUID(), new AIMessage("hi")] }; };',
    c: 'export default async () => { await new Promise((r) => setTimeout(r, 5)); return { log: ["c", performance.now(), new Date().toISOString()] }; };',
  },
});

test('a run steps moment by moment, and what comes later has not run', async ({ wall }) => {
  const run = await wall.start(GRAPH, { allow: 0 });
  expect(await run.until('parked')).toEqual({ kind: 'parked', moment: 0 });
  // Nothing of the document has run yet.
  expect((await run.record()).events).toEqual([]);
  for (const moment of [1, 2, 3]) {
    await run.allow(moment);
    await run.untilStatus({ kind: 'parked', moment });
    const record = await run.record();
    expect(eventsOf(record, 'momentStarted').map((event) => event.moment)).toEqual(Array.from({ length: moment }, (_, i) => i));
    expect(eventsOf(record, 'logged')).toHaveLength(moment > 2 ? 1 : 0);
  }
  await run.allow(4);
  expect((await run.finished()).over).toEqual({ kind: 'over', how: 'done', cause: null });
});

test('the same seed leaves the same trace, byte for byte, stepped or run through, in fresh workers and frames', async ({ wall }) => {
  const through = await wall.start(GRAPH, { seed: 5 });
  await through.finished();
  const stepped = await wall.start(GRAPH, { seed: 5, allow: 0 });
  for (const moment of [1, 2, 3]) {
    await stepped.allow(moment);
    await stepped.untilStatus({ kind: 'parked', moment });
  }
  await stepped.allow(null);
  await stepped.finished();
  expect(await stepped.text()).toBe(await through.text());
  await wall.page.evaluate(() => window.wall.renewFrame());
  const again = await wall.start(GRAPH, { seed: 5 });
  await again.finished();
  const first = await again.text();
  expect(first).toBe(await through.text());
  await wall.page.reload();
  await wall.configure(PATIENT);
  const reloaded = await wall.start(GRAPH, { seed: 5 });
  await reloaded.finished();
  const text = await reloaded.text();
  expect(text).toBe(first);
  const other = await wall.start(GRAPH, { seed: 6 });
  await other.finished();
  expect(await other.text()).not.toBe(text);
});

test('parked time counts for nothing, be it two hundred times the limit', async ({ wall }) => {
  // An hour is 240 times the wall limit of 15 s; so is this of 20 ms, with 1,000 heartbeats.
  await wall.configure({ page: { wallMs: 20, quietMs: 1_500, answerMs: 10_000, startMs: 60_000 }, far: { heartbeatMs: 5 } });
  const run = await wall.start(GRAPH, { allow: 1 });
  await run.until('parked');
  const before = await run.record();
  await wall.page.waitForTimeout(4_800);
  const after = await run.record();
  expect(after.statuses).toEqual(before.statuses);
  expect(after.events).toEqual(before.events);
  await run.allow(null);
  expect((await run.finished()).over).toEqual({ kind: 'over', how: 'done', cause: null });
});

test('stop ends a run wherever it is, keeps its record, and may be said twice', async ({ wall }) => {
  const early = await wall.start(GRAPH);
  await early.stop();
  await early.stop();
  expect((await early.finished()).over).toEqual({ kind: 'over', how: 'stopped', cause: null });

  const parked = await wall.start(GRAPH, { allow: 2 });
  await parked.until('parked');
  await parked.stop();
  await parked.stop();
  const { over, events, statuses } = await parked.finished();
  expect(over).toEqual({ kind: 'over', how: 'stopped', cause: null });
  expect(eventsOf({ statuses, events, values: 0, gap: 0 }, 'taskFinished')).toHaveLength(1);
  expect(events.filter(({ type }) => type === 'runEnded')).toEqual([{ type: 'runEnded', how: 'stopped' }]);
  expect(statuses.filter(({ kind }) => kind === 'over')).toHaveLength(1);
});

test('H33: nothing of one run reaches the next', async ({ wall }) => {
  const leaving = oneNode(`
    setInterval(() => console.log('late'), 1);
    (globalThis as any).left = 1;
    try { (Array as any).left = 1; } catch {}
    (Object.prototype as any).left = 1;
    return { log: ['first'] };`);
  const finding = oneNode(
    'await new Promise((r) => setTimeout(r, 100)); return { log: [typeof (globalThis as any).left, typeof ({} as any).left] };',
  );
  const first = await wall.run(leaving);
  expect(first.over.how).toBe('done');
  const second = await wall.run(finding);
  expect(second.state).toEqual({ log: ['in', 'undefined', 'undefined'] });
  expect(eventsOf(second, 'logged')).toEqual([]);
  expect(first.events.at(-1)).toEqual({ type: 'runEnded', how: 'done' });
});

test('H34: many runs at once leave one frame, few workers and the last run done', async ({ wall, page }) => {
  test.setTimeout(180_000);
  const cdp = await page.context().browser()?.newBrowserCDPSession();
  const workers = async () => {
    const targets = await cdp?.send('Target.getTargets', { filter: [{ type: 'worker', exclude: false }] });
    return targets?.targetInfos.filter(({ title, url }) => title.startsWith('run-') || url.startsWith('blob:null')).length ?? -1;
  };
  await wall.run(GRAPH);
  let most = 0;
  let last = await wall.start(GRAPH);
  for (let i = 0; i < 50; i++) {
    last = await wall.start(GRAPH);
    most = Math.max(most, await workers());
  }
  expect((await last.finished()).over).toEqual({ kind: 'over', how: 'done', cause: null });
  // Four may be at work; those that are being terminated are listed for a moment more.
  expect(most).toBeLessThanOrEqual(8);
  expect(most).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.wall.frames())).toBe(1);
  await expect.poll(workers, { timeout: 20_000 }).toBeLessThanOrEqual(1);
  await page.evaluate(() => window.wall.dispose());
  await expect.poll(() => page.evaluate(() => window.wall.frames())).toBe(0);
  await expect.poll(workers, { timeout: 20_000 }).toBe(0);
});

test('a renewed frame is another origin, and runs of the old one go on', async ({ wall, page }) => {
  const old = await wall.start(GRAPH, { allow: 1 });
  await old.until('parked');
  await page.evaluate(() => window.wall.renewFrame());
  expect((await wall.run(GRAPH)).over.how).toBe('done');
  expect(await page.evaluate(() => window.wall.frames())).toBe(2);
  await old.allow(null);
  expect((await old.finished()).over.how).toBe('done');
  await expect.poll(() => page.evaluate(() => window.wall.frames())).toBe(1);
});

test('sources with problems do not run; what LangGraph refuses says so', async ({ wall, page }) => {
  const broken = chain({ nodes: { a: 'export default () => ({ log: [1 };' } });
  const problems = await page.evaluate((graph) => window.wall.check(graph), broken);
  expect(problems[0]).toMatchObject({ code: 'sourceSyntax', severity: 'blocks', place: { kind: 'node', id: 'a' }, at: { line: 1 } });
  expect((await wall.run(broken)).over).toMatchObject({ how: 'failed', cause: { kind: 'problems', problems } });
  const refused = await wall.run({ ...GRAPH, edges: [] });
  expect(refused.over).toMatchObject({ how: 'failed', cause: { kind: 'refused' } });
  const thrown = await wall.run(chain({ nodes: { a: 'const x: number = 1;\nthrow new Error("at the top");\nexport default () => x;' } }));
  expect(thrown.over).toMatchObject({
    how: 'failed',
    cause: { kind: 'refused', source: 'node:a', error: { message: 'at the top', frames: [{ source: 'node:a', line: 2 }] } },
  });
});

test('H08: imports from elsewhere are problems with a place, and at run time lead nowhere', async ({ wall, page, hostile }) => {
  const url = `http://127.0.0.1:${hostile.port}/x.js`;
  const stated = chain({ nodes: { a: `\nimport x from '${url}';\nexport default () => ({ log: [x] });` } });
  expect(await page.evaluate((graph) => window.wall.check(graph), stated)).toMatchObject([{ code: 'importNotAllowed', at: { line: 2 } }]);
  const dynamic = chain({ nodes: { a: `export default async () => ({ log: [await import('${url}')] });` } });
  expect(await page.evaluate((graph) => window.wall.check(graph), dynamic)).toMatchObject([{ code: 'importDynamic' }]);
  const hidden = await wall.run(
    oneNode(`const url = URL.createObjectURL(new Blob(["import '${url}'"], { type: 'text/javascript' }));
    return await new Promise((resolve) => {
      const script = 'im' + 'port';
      try { resolve({ log: [String((0, eval)(script + "('" + url + "')"))] }); } catch (error) { resolve({ log: [String(error)] }); }
    });`),
  );
  expect(JSON.stringify(hidden.state)).toContain('EvalError');
  expect(hostile.hits).toEqual([]);
});

test('H28: values that JSON does not have are told as they were', async ({ wall }) => {
  const run = await wall.run(
    chain({
      nodes: {
        a: `class Own { x = 1; }
export default () => ({ log: [() => 1, Symbol('s'), 10n, NaN, -0, undefined, new Date(0), new Map([[1, 2]]), new Set([1]), new Uint8Array([1, 2]), new Own(), new WeakMap()] });`,
      },
      fields: [listField()],
    }),
  );
  expect(run.over.how).toBe('done');
  const [update] = eventsOf(run, 'callStarted').slice(-1);
  expect(update).toBeDefined();
  expect(JSON.stringify(run.state)).toMatch(/function.*symbol.*bigint.*NaN.*-0.*undefined.*date.*map.*set.*bytes.*Own.*WeakMap/);
});

test('a reducer alone is called behind the same wall', async ({ page, wall }) => {
  const field = listField(
    'export default (existing: number[], update: number[]) => { if (update[0] === 3) throw new Error("three"); existing.push(...update); return existing; };',
  );
  const job = { field, existing: null, updates: [1, 2, 3].map((n) => `export default [${n}];`), shared: '', seed: 1 };
  const bench = await page.evaluate((one) => window.wall.bench(one), job);
  expect(bench.how).toBe('done');
  expect(bench.outcomes.map(([index, { result, error }]) => [index, result, error?.message ?? null])).toEqual([
    [0, [1], null],
    [1, [1, 2], null],
    [2, null, 'three'],
  ]);
  expect(bench.outcomes[0]?.[1].existingAfter).toEqual([1]);
  await wall.configure({ page: { wallMs: 300 } });
  const forever = await page.evaluate((one) => window.wall.bench(one), {
    ...job,
    updates: ['export default await new Promise(() => {});'],
  });
  expect(forever).toMatchObject({ how: 'limit', cause: { kind: 'limit', limit: 'wall' } });
});
