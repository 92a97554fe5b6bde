import { oneNode } from './graphs';
import { eventsOf, expect, type FinishedRun, test } from './wallTest';

/** What the node's code threw, by its own account in the log. */
const ATTEMPT = (statements: readonly string[]) =>
  oneNode(`const told: string[] = [];
  for (const attempt of [${statements.map((statement) => `() => { ${statement} }`).join(', ')}]) {
    try { attempt(); told.push('allowed'); } catch (error) { told.push(String(error)); }
  }
  return { log: told };`);

const told = (run: FinishedRun) => ((run.state?.['log'] ?? []) as string[]).slice(1);
const tampered = (run: FinishedRun) => eventsOf(run, 'noticed').flatMap(({ notice }) => (notice.code === 'tampered' ? notice.names : []));

const any = (expression: string) => `(${expression} as any)`;

test('H29: built-ins cannot be changed', async ({ wall }) => {
  const names = [
    ['Array.prototype', 'map'],
    ['Array.prototype', 'push'],
    ['Promise.prototype', 'then'],
    ['JSON', 'stringify'],
    ['JSON', 'parse'],
    ['Map.prototype', 'get'],
    ['Object', 'keys'],
    ['Object', 'defineProperty'],
    ['Reflect', 'apply'],
    ['Math', 'random'],
    ['Date', 'now'],
    ['Symbol.prototype', 'toString'],
    ['String.prototype', 'slice'],
    ['RegExp.prototype', 'exec'],
    ['globalThis', 'Promise'],
    ['globalThis', 'Array'],
    ['globalThis', 'setTimeout'],
    ['globalThis', 'structuredClone'],
    ['MessagePort.prototype', 'postMessage'],
    ['EventTarget.prototype', 'addEventListener'],
    ['Object.getPrototypeOf([][Symbol.iterator]())', 'next'],
    ['Object.getPrototypeOf(Object.getPrototypeOf(async function* () {}.prototype))', 'next'],
    ['Object.getPrototypeOf(Uint8Array.prototype)', 'fill'],
    ['Intl.NumberFormat.prototype', 'resolvedOptions'],
    ['(async () => {}).constructor.prototype', 'constructor'],
  ] as const;
  const run = await wall.run(ATTEMPT(names.map(([object, key]) => `${any(object)}.${key} = () => [];`)));
  expect(run.over.how).toBe('done');
  for (const [index, what] of told(run).entries()) {
    expect(what, names[index]?.join('.')).toMatch(/^TypeError: /);
    expect(what).toContain(names[index]?.[1]);
  }
  expect(tampered(run)).toEqual([]);
});

test('H30: the engine cannot be changed', async ({ wall }) => {
  const graph = ATTEMPT([
    `${any('StateGraph.prototype')}.compile = () => {};`,
    `${any('MemorySaver.prototype')}.put = () => {};`,
    `${any('BinaryOperatorAggregate.prototype')}.update = function () { this.value = ['forged']; return true; };`,
    `${any('BinaryOperatorAggregate.prototype')}.get = () => ['forged'];`,
    `${any('Command.prototype')}.toJSON = () => {};`,
    `${any('HumanMessage.prototype')}.getType = () => 'forged';`,
  ]);
  const imports = `import { BinaryOperatorAggregate, Command, MemorySaver, StateGraph } from '@langchain/langgraph';
import { HumanMessage } from '@langchain/core/messages';
`;
  const run = await wall.run({ ...graph, nodes: graph.nodes.map((node) => ({ ...node, source: imports + node.source })) });
  expect(run.over.how).toBe('done');
  expect(told(run)).toHaveLength(6);
  for (const what of told(run)) expect(what).toMatch(/^TypeError: .*(read only|only a getter|not extensible)/);
});

test('H31: the port cannot be had, and forged messages reach nobody', async ({ wall }) => {
  const run = await wall.run(
    oneNode(`
    const seen: unknown[] = [];
    self.onmessage = (event) => seen.push(event.data);
    addEventListener('message', (event) => seen.push(event.data));
    for (const how of ['done', 'failed']) self.postMessage({ kind: 'over', how });
    self.postMessage('0{"kind":"over","how":"failed"}');
    const told: string[] = [];
    for (const attempt of [
      () => { (MessagePort.prototype as any).postMessage = function () { seen.push(this); }; },
      () => (self as any).close(),
      () => dispatchEvent(new MessageEvent('message', { data: true, ports: [new MessageChannel().port1] })),
    ]) {
      try { attempt(); told.push('allowed'); } catch (error) { told.push(String(error)); }
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    // Only its own event came.
    return { log: [...told, seen.length] };`),
  );
  expect(run.over.how).toBe('done');
  expect(told(run)).toEqual([expect.stringContaining('read only'), expect.stringContaining('close is not available'), 'allowed', 2]);
});

test('H32: what cannot be frozen is found at the end, by name', async ({ wall }) => {
  const run = await wall.run(
    ATTEMPT([
      'Object.defineProperty(Object.prototype, "x1", { value: 1, configurable: true });',
      `${any('Function.prototype')}.call = function () { return 'pwned'; };`,
      `${any('Error')}.prepareStackTrace = () => 'pwned';`,
      `${any('TypeError.prototype')}.name = 'Pwned';`,
      'delete (Object.prototype as any).toLocaleString;',
    ]),
  );
  expect(['done', 'failed', 'killed']).toContain(run.over.how);
  const names = tampered(run);
  for (const name of [
    'Object.prototype.x1',
    'Function.prototype.call',
    'Error.prepareStackTrace',
    'TypeError.prototype.name',
    'Object.prototype.toLocaleString',
  ]) {
    expect(names).toContain(name);
  }
});

test('H32: what makes every object a promise ends, one way or the other', async ({ wall }) => {
  const run = await wall.run(oneNode('(Object.prototype as any).then = function (f: any) { f("pwned"); }; return { log: ["a"] };'));
  const honest = run.over.how === 'done' && JSON.stringify(run.state) === '{"log":["in","a"]}';
  expect(honest || run.over.how !== 'done' || tampered(run).includes('Object.prototype.then')).toBe(true);
  expect((await wall.run(oneNode('return { log: ["a"] };'))).state).toEqual({ log: ['in', 'a'] });
});

test('H01, H04–H07: what is not there says so by name', async ({ wall }) => {
  const run = await wall.run(
    ATTEMPT([
      'fetch("http://example.test/");',
      'new XMLHttpRequest();',
      'new WebSocket("ws://example.test/");',
      'new EventSource("http://example.test/");',
      'importScripts("http://example.test/x.js");',
      'new Worker("x.js");',
      'new BroadcastChannel("app");',
      'indexedDB.open("playground");',
      'indexedDB.deleteDatabase("playground");',
      'new FontFace("x", "url(http://example.test/)");',
      'new Function("return 1")();',
      '(0, eval)("1");',
    ]),
  );
  const what = told(run);
  const named = [
    'fetch',
    'XMLHttpRequest',
    'WebSocket',
    'EventSource',
    'importScripts',
    'Worker',
    'BroadcastChannel',
    'indexedDB',
    'indexedDB',
    'FontFace',
  ];
  for (const [index, name] of named.entries()) expect(what[index]).toContain(`${name} is not available in the playground`);
  for (const refused of what.slice(named.length)) expect(refused).toContain('EvalError');
});

test('a toJSON on Object.prototype neither forges the record nor hides itself', async ({ wall }) => {
  const run = await wall.run(
    oneNode(`Object.defineProperty(Object.prototype, 'toJSON', {
      configurable: false,
      value(this: any) {
        if (this.type === 'noticed') return { ...this, type: 'momentStarted', moment: 0 };
        return this.kind === 'values' ? { ...this, entries: this.entries.map(() => ({ v: 'forged' })) } : this;
      },
    });
    return { log: ['true'] };`),
  );
  expect(JSON.stringify(run)).not.toContain('forged');
  expect(run.state?.['log']).toContain('true');
  expect(tampered(run).join()).toContain('Object.prototype');
});
