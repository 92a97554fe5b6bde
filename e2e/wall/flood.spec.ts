import { chain, listField, oneNode } from './graphs';
import { expect, FREE_MS, PATIENT, test } from './wallTest';

test('H26: a flood of events stops at the limit, with the record up to there', async ({ wall }) => {
  const run = await wall.start(oneNode('for (let i = 0; i < 100_000; i++) console.log(i); return {};'));
  const { over, counts, gap, last, notices } = await run.summary();
  expect(over).toEqual({ kind: 'over', how: 'limit', cause: { kind: 'limit', limit: 'events' } });
  expect(counts['logged']).toBeGreaterThan(19_000);
  expect(counts['logged']).toBeLessThanOrEqual(20_000);
  expect(notices).toEqual([{ code: 'limit', limit: 'events', value: 20_000 }]);
  expect(last).toEqual({ type: 'runEnded', how: 'limit' });
  expect(gap).toBeLessThan(FREE_MS);
});

test('H26: so does a graph that goes round for ever', async ({ wall }) => {
  await wall.configure({ far: { eventsPerRun: 2_000 }, ...PATIENT });
  const graph = chain({ nodes: { a: 'export default () => ({ log: ["x"] });' }, edges: [['a', 'a']], recursionLimit: 1_000_000 });
  const run = await wall.run(graph);
  expect(run.over).toEqual({ kind: 'over', how: 'limit', cause: { kind: 'limit', limit: 'events' } });
  expect(run.events.length).toBeGreaterThan(1_900);
  expect(run.state?.['log']).toContain('x');
});

test('H26: bytes have a limit as well', async ({ wall }) => {
  await wall.configure({ far: { bytesPerRun: 3_000_000 }, ...PATIENT });
  const run = await wall.run(oneNode('for (let i = 0; ; i++) console.log(String(i).repeat(100_000));'));
  expect(run.over).toEqual({ kind: 'over', how: 'limit', cause: { kind: 'limit', limit: 'bytes' } });
});

test('H26: the relay ends what the far side would let through', async ({ wall }) => {
  const graph = oneNode('for (let i = 0; i < 5_000; i++) console.log(i); return {};');
  const free = { eventsBetweenGates: 1e9, eventsPerRun: 1e9, bytesPerRun: 1e12 };
  await wall.configure({ ...PATIENT, far: free });
  expect((await (await wall.start(graph)).summary()).over.how).toBe('done');
  await wall.configure({ ...PATIENT, far: free, relay: { messages: 4_000 } });
  const flood = await (await wall.start(graph)).summary();
  expect(flood.over).toEqual({ kind: 'over', how: 'limit', cause: { kind: 'limit', limit: 'events' } });
  expect(flood.counts['logged']).toBeGreaterThan(1_000);
  expect(flood.last).toEqual({ type: 'runEnded', how: 'limit' });
  await wall.configure({ ...PATIENT, far: free, relay: { characters: 100_000 } });
  expect((await (await wall.start(graph)).summary()).over.cause).toEqual({ kind: 'limit', limit: 'bytes' });
});

test('H26: messages that are none of the protocol reach nobody', async ({ wall }) => {
  const many = await wall.run(oneNode('for (let i = 0; i < 300_000; i++) self.postMessage(i); return { log: ["a"] };'));
  expect(many.over.how).toBe('done');
  expect(many.state).toEqual({ log: ['in', 'a'] });
  expect(many.gap).toBeLessThan(FREE_MS);
  await wall.configure({});
  const endless = await wall.run(oneNode('const big = "x".repeat(1e6); for (;;) self.postMessage(big);'));
  expect(endless.over.how).toBe('killed');
  expect(endless.gap).toBeLessThan(FREE_MS);
});

test('H27: huge values are recorded or cut, and the page stays free', async ({ wall }) => {
  test.setTimeout(180_000);
  const sizes: readonly (readonly [name: string, expression: string])[] = [
    ['a long text', '"x".repeat(50e6)'],
    ['a long list', 'new Array(1e6).fill(1)'],
    ['many objects', 'Array.from({ length: 2e4 }, (_, i) => ({ i, j: [i] }))'],
    ['many keys', 'Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => ["k" + i, i]))'],
    ['a long key', '({ ["k".repeat(1e6)]: 1 })'],
    ['a cycle', '(() => { const a: any = { b: 1 }; a.self = a; return a; })()'],
  ];
  const plain = { ...listField(), merge: { kind: 'plain' }, type: { kind: 'any', of: 'any' } } as const;
  for (const [name, expression] of sizes) {
    const node = `export default () => ({ log: ${expression} });`;
    const run = await wall.start(chain({ nodes: { a: node }, fields: [plain], input: 'export default { log: 0 };' }));
    const { over, gap } = await run.summary();
    expect(over, name).toEqual({ kind: 'over', how: 'done', cause: null });
    expect(gap, name).toBeLessThan(FREE_MS);
  }
});

test('H27: depth without end is cut or an error, never a hang', async ({ wall }) => {
  const deep = 'let d: unknown = 1; for (let i = 0; i < 200_000; i++) d = [d]; return { log: [d] };';
  const { over } = await (await wall.start(oneNode(deep))).summary();
  expect(['done', 'failed']).toContain(over.how);
  expect((await wall.run(oneNode('return { log: ["a"] };'))).over.how).toBe('done');
});
