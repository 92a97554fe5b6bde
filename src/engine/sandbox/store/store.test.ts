import { describe, expect, it } from 'vitest';
import { type Cursor, storeAt, storeChanges, type StoreView, type TraceStore, writerName } from '~/core/trace';
import { isTraceEvent } from '../../check/event';
import { LIST, ran } from '../../trial.fake';

const END_OF_RUN: Cursor = { at: 1000, call: null };

/** What was done by whom, in few words. */
function lines(store: TraceStore): string[] {
  return store.operations.map((view) => `${whose(store, view)} ${said(store, view)}`);
}

function whose(store: TraceStore, { by, inside }: StoreView): string {
  const name = by.kind === 'input' ? 'start' : by.kind === 'oneOf' ? `one of ${writerName(store, by)}` : (writerName(store, by) ?? by.kind);
  return [name, ...inside].join('/');
}

function said(store: TraceStore, { operation }: StoreView): string {
  const text = (ref: number | null) => (ref === null ? '-' : JSON.stringify(store.value(ref)));
  const at = operation.op === 'listNamespaces' ? '' : operation.namespace.join('/');
  switch (operation.op) {
    case 'put':
      return `put ${at} ${operation.key} ${text(operation.before)} > ${text(operation.value)}`;
    case 'delete':
      return `delete ${at} ${operation.key} ${text(operation.before)}`;
    case 'get':
      return `get ${at} ${operation.key} ${text(operation.value)}`;
    case 'search':
      return `search ${at} ${operation.query === null ? '' : String(store.value(operation.query))}${operation.queryIgnored ? '!' : ''} ${text(operation.limit)} ${operation.results.map(({ key }) => key).join()}`;
    case 'listNamespaces':
      return `list ${operation.results.map((labels) => labels.join('/')).join()}`;
  }
}

function held(store: TraceStore, at = END_OF_RUN) {
  return storeAt(store, at).map(({ namespace, items }) => [
    namespace.join('/'),
    Object.fromEntries(items.map(({ key, value }) => [key, store.value(value)])),
  ]);
}

const WAIT = 'await new Promise((go) => setTimeout(go, 3));';

describe('the store of a run', () => {
  it('tells each operation, by its task, also after an await', async () => {
    const node = (name: string) => `export default async (state, { store }) => {
      ${WAIT}
      await store.put(['u', '${name}'], 'k', { n: 1 });
      ${WAIT}
      await store.put(['u', '${name}'], 'k', { m: 2 });
      const item = await store.get(['u', '${name}'], 'k');
      return { log: [item.value] };
    };`;
    const { store, state } = await ran({
      fields: { log: LIST },
      nodes: { a: node('a'), b: node('b'), c: "export default async (state, { store }) => { await store.delete(['u', 'a'], 'k'); };" },
      edges: ['__start__>a', '__start__>b', 'a>c'],
    });
    expect(state).toEqual({ log: [{ m: 2 }, { m: 2 }] });
    expect(
      lines(store)
        .filter((line) => line.startsWith('a'))
        .join('\n'),
    ).toBe(['a put u/a k - > {"n":1}', 'a put u/a k {"n":1} > {"m":2}', 'a get u/a k {"m":2}'].join('\n'));
    expect(lines(store).at(-1)).toBe('c delete u/a k {"m":2}');
    expect(held(store)).toEqual([['u/b', { k: { m: 2 } }]]);
    expect(held(store, { at: 2, call: 0 })).toEqual([
      ['u/a', { k: { m: 2 } }],
      ['u/b', { k: { m: 2 } }],
    ]);
    expect(held(store, { at: 1, call: null })).toEqual([]);
    expect(storeChanges(store, END_OF_RUN).map(({ kind, moment }) => `${kind} ${moment}`)).toEqual([
      'added 1',
      'added 1',
      'replaced 1',
      'replaced 1',
      'deleted 2',
    ]);
  });

  it('begins with the items of the document and outlives turns, threads and savers', async () => {
    const { store, state } = await ran({
      fields: { seen: LIST },
      nodes: {
        a: `export default async (state, { store, context }) => {
          const item = await store.get(['u'], 'n');
          // The item is the store's own: after a put it has the new value.
          const { n } = item.value;
          await store.put(['u'], 'n', { n: n + 1 });
          return { seen: [n, item.value.n] };
        };`,
      },
      edges: ['__start__>a'],
      memory: { saver: 'newEachTurn', durability: 'async' },
      store: { items: "export default [[['u'], 'n', { n: 1 }]];" },
      turns: ['export default {};', { kind: 'input', source: 'export default {};', thread: '2' }],
    });
    expect(state).toEqual({ seen: [2, 3] });
    expect(lines(store)[0]).toBe('start put u n - > {"n":1}');
    expect(held(store, { at: 0, call: null })).toEqual([['u', { n: { n: 1 } }]]);
    expect(held(store)).toEqual([['u', { n: { n: 3 } }]]);
  });

  it('is read and written from graphs inside, told as their task’s', async () => {
    const { store } = await ran({
      fields: { log: LIST },
      nodes: {
        agent: {
          fields: { log: LIST },
          nodes: {
            tools: `export default async (state, { store, context }) => { ${WAIT} await store.put(['u', context.user], 'k', { n: 1 }); };`,
          },
          edges: ['__start__>tools'],
        },
        other: `export default async () => { ${WAIT} ${WAIT} };`,
      },
      edges: ['__start__>agent', '__start__>other'],
      turns: [{ kind: 'input', source: 'export default {};', context: "export default { user: 'ada' };" }],
    });
    expect(lines(store)).toEqual(['agent/tools put u/ada k - > {"n":1}']);
  });

  it('orders by word overlap, ignores a query without an index and says so', async () => {
    const items = `export default [
      [['m'], 'a', { text: 'concise answers, please' }],
      [['m'], 'b', { text: 'the invoice of March' }],
      [['m'], 'c', { text: 'never asked for' }, false],
    ];`;
    const sketch = {
      fields: { found: null },
      nodes: {
        a: "export default async (state, { store }) => ({ found: (await store.search(['m'], { query: 'invoice' })).map(({ key, score }) => [key, typeof score]) });",
      },
      edges: ['__start__>a'],
    };
    const indexed = await ran({ ...sketch, store: { items, index: { fields: ['text'], embed: 'words' } } });
    expect(indexed.state).toEqual({
      found: [
        ['b', 'number'],
        ['a', 'number'],
        ['c', 'undefined'],
      ],
    });
    expect(storeAt(indexed.store, END_OF_RUN)[0]?.items.map(({ vectors }) => vectors)).toEqual([1, 1, 0]);
    const plain = await ran({ ...sketch, store: { items } });
    expect(lines(plain.store).at(-1)).toBe('a search m invoice! 10 a,b,c');
    const own = await ran({
      ...sketch,
      store: {
        items,
        index: {
          fields: ['text'],
          embed: { own: "export default (texts) => texts.map((text) => [text.includes('nvoice') ? 1 : 0, 0.1]);" },
        },
      },
    });
    expect(own.state).toEqual({
      found: [
        ['b', 'number'],
        ['a', 'number'],
        ['c', 'undefined'],
      ],
    });
  });

  it('can be asked whole, since the one that a node gets cannot list namespaces and leaves the index option out', async () => {
    const sketch = (code: string) => ({
      fields: { found: null },
      nodes: { a: `export default async (state, { store }) => { ${code} };` },
      edges: ['__start__>a'],
      store: {
        items: "export default [[['u', 'a'], 'k', { n: 1 }], [['u', 'b'], 'k', { n: 1 }]];",
        index: { fields: ['n'], embed: 'words' as const },
      },
    });
    const failed = await ran(sketch('await store.listNamespaces({});'));
    expect(failed.how).toBe('failed');
    const listed = await ran(sketch("await store.store.listNamespaces({ prefix: ['u'] });"));
    expect(lines(listed.store).at(-1)).toBe('a list u/a,u/b');
    const put = await ran(sketch("await store.put(['x'], 'k', { n: 2 }, false); await store.store.put(['x'], 'l', { n: 2 }, false);"));
    const operations = put.store.operations.slice(2).map(({ operation }) => operation);
    expect(operations.map((one) => one.op === 'put' && [one.key, one.indexIgnored, one.vectors])).toEqual([
      ['k', true, 1],
      ['l', false, 0],
    ]);
  });

  it('of two puts to one key at once carries out the last', async () => {
    const { store } = await ran({
      fields: { log: LIST },
      nodes: {
        a: "export default (s, { store }) => store.put(['u'], 'k', { a: 1 }).then(() => ({}));",
        b: "export default (s, { store }) => store.put(['u'], 'k', { b: 1 }).then(() => ({}));",
      },
      edges: ['__start__>a', '__start__>b'],
    });
    expect(lines(store)).toEqual(['a put u k - > {"a":1}', 'b put u k {"a":1} > {"b":1}']);
  });

  it.each([
    ['export default 5;', 'not a list'],
    ["export default [['u', 'k', {}]];", 'Item 1'],
    ["export default [[['a.b'], 'k', {}]];", 'periods'],
  ])('refuses %s', async (items, message) => {
    const { over } = await ran({
      fields: { log: LIST },
      nodes: { a: 'export default () => ({});' },
      edges: ['__start__>a'],
      store: { items },
    });
    expect(await over).toMatchObject({
      cause: { kind: 'refused', source: 'store:items', error: { message: expect.stringContaining(message) as string } },
    });
  });
});

describe('what no store looks at', () => {
  const operations = async (code: string) => {
    const nodes = { a: `export default async (state, { store }) => { ${code} };` };
    const { how, events, store } = await ran({ fields: { log: LIST }, nodes, edges: ['__start__>a'] });
    expect(how).toBe('done');
    expect(events.filter((event) => !isTraceEvent(JSON.parse(JSON.stringify(event))))).toEqual([]);
    return lines(store);
  };

  it('is told with its type where a key is no text', async () => {
    const keys = ["'5'", '5', '5n', 'undefined', 'null', '{}'];
    const put = keys.map((key) => `await store.put(['u'], ${key}, { key: String(${key}) }); await store.get(['u'], ${key});`);
    expect(await operations(`${put.join(' ')} await store.delete(['u'], 5);`)).toEqual([
      'a put u 5 - > {"key":"5"}',
      'a get u 5 {"key":"5"}',
      'a put u <number 5> - > {"key":"5"}',
      'a get u <number 5> {"key":"5"}',
      'a put u <bigint 5> - > {"key":"5"}',
      'a get u <bigint 5> {"key":"5"}',
      'a put u <undefined> - > {"key":"undefined"}',
      'a get u <undefined> {"key":"undefined"}',
      'a put u <null> - > {"key":"null"}',
      'a get u <null> {"key":"null"}',
      'a put u <object> - > {"key":"[object Object]"}',
      'a get u <object> -',
      'a delete u <number 5> {"key":"5"}',
    ]);
  });

  it('is told as it was given where a search is asked for something odd', async () => {
    const options = ['{ limit: Infinity }', "{ limit: '5', offset: NaN }", '{ query: 5 }', '{ query: null, limit: null, offset: null }'];
    expect(await operations(options.map((option) => `await store.search(['u'], ${option});`).join(' '))).toEqual([
      'a search u  {"$":"number","v":"Infinity"} ',
      'a search u  "5" ',
      'a search u 5! 10 ',
      'a search u  10 ',
    ]);
  });

  it('may be an item that a node has changed', async () => {
    const spoil = "const item = await store.get(['u'], 'k'); item.key = 7; item.namespace = undefined;";
    expect(await operations(`await store.put(['u'], 'k', {}); ${spoil} await store.search([]);`)).toContain('a search   10 <number 7>');
  });
});

describe('the runtime context', () => {
  const sketch = {
    fields: { seen: LIST },
    nodes: { a: 'export default (state, config) => ({ seen: [config.context ?? null] });' },
    edges: ['__start__>a'],
  };
  const input = (context?: string) => ({ kind: 'input' as const, source: 'export default {};', ...(context ? { context } : {}) });

  it('holds for one invocation', async () => {
    const { state, store } = await ran({ ...sketch, turns: [input("export default { user: 'ada' };"), input()] });
    expect(state).toEqual({ seen: [{ user: 'ada' }, null] });
    expect(store.turns.map(({ context }) => (context === null ? null : store.value(context)))).toEqual([{ user: 'ada' }, null]);
  });

  it('cannot be changed', async () => {
    const nodes = { a: "export default (state, config) => { config.context.user.name = 'eve'; };" };
    const { store } = await ran({ ...sketch, nodes, turns: [input("export default { user: { name: 'ada' } };")] });
    expect(store.turns[0]?.error).toMatchObject({
      name: 'TypeError',
      message: expect.stringContaining("read only property 'name'") as string,
    });
  });
});
