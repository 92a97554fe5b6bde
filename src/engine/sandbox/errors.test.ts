import { describe, expect, it } from 'vitest';
import { LIST, ran, type Sketch } from '../trial.fake';

const one = (source: string, more: Sketch = {}): Sketch => ({
  fields: { log: LIST },
  nodes: { a: source },
  edges: ['__start__>a'],
  ...more,
});
const errorOf = async (sketch: Sketch) => {
  const trial = await ran(sketch);
  return { trial, how: trial.how, error: trial.store.turns.at(-1)?.error };
};

describe('what a node throws', () => {
  it('is told with the user’s own line and column', async () => {
    const source = [
      "import { END, type Send } from '@langchain/langgraph'; type A = { n: number };",
      'function boom(a: A): never {',
      '  throw new TypeError(`no ${a.n} ${END}`);',
      '}',
      'export default (s: unknown): unknown => boom({ n: 1 });',
    ].join('\n');
    const { trial, error } = await errorOf(one(source));
    expect(error).toMatchObject({ name: 'TypeError', message: 'no 1 __end__', code: '' });
    expect(error?.frames).toEqual([
      { source: 'node:a', line: 3, column: 9 },
      { source: 'node:a', line: 5, column: 41 },
    ]);
    expect(trial.store.tasks[0]).toMatchObject({ state: 'failed', error });
    expect(trial.store.moments.at(-1)).toMatchObject({ checkpoint: null, error });
  });

  it('is told at its own column also behind an import on the same line', async () => {
    const { error } = await errorOf(one("import { END } from '@langchain/langgraph'; export default () => { throw new Error(END); };"));
    expect(error?.frames).toEqual([{ source: 'node:a', line: 1, column: 74 }]);
  });

  it('is told at once, however long its message', async () => {
    const { error } = await errorOf(one("export default () => { throw new Error('x'.repeat(5e6) + ':1'.repeat(1e5)); };"));
    expect(error?.message).toHaveLength(10_000);
    expect(error?.frames).toEqual([{ source: 'node:a', line: 1, column: 30 }]);
  });

  it('is told with the place in the shared module', async () => {
    const { error } = await errorOf(
      one("import { fail } from './shared';\nexport default () => fail();", {
        shared: 'export const fail = (): never => {\n  throw new RangeError("x");\n};',
      }),
    );
    expect(error?.frames).toEqual([
      { source: 'shared', line: 2, column: 9 },
      { source: 'node:a', line: 2, column: 22 },
    ]);
  });

  it.each([
    ['throw null', 'NonError', 'null'],
    ['throw undefined', 'NonError', 'undefined'],
    ['throw "boom"', 'NonError', '"boom"'],
    ['throw 5n', 'NonError', '5n'],
    ['throw { code: 1, get message() { for (;;) {} } }', 'NonError', '{ code: 1, message: … }'],
    ['throw Object.defineProperty(new Error("x"), "message", { get() { for (;;) {} } })', 'NonError', 'an error that cannot be read'],
    ['throw Object.freeze(new TypeError("cold"))', 'TypeError', 'cold'],
    [
      'throw new Proxy({}, { getOwnPropertyDescriptor() { throw 1 }, ownKeys() { throw 1 }, getPrototypeOf() { throw 1 } })',
      'NonError',
      'an object that cannot be read',
    ],
    ['throw new (class OwnError extends Error {})("mine")', 'OwnError', 'mine'],
    ['throw new DOMException("late", "TimeoutError")', 'TimeoutError', 'late'],
    ['return Promise.reject()', 'NonError', 'undefined'],
    ['return Promise.reject("no")', 'NonError', '"no"'],
  ])('%s is told clearly', async (statement, name, message) => {
    const { error, how } = await errorOf(one(`export default () => { ${statement}; };`));
    expect(how).toBe('failed');
    expect(error).toMatchObject({ name, message: expect.stringContaining(message) as string });
  });

  it('ends the run, so that later turns are not sent', async () => {
    const { trial } = await errorOf(
      one('export default () => { throw new Error("x"); };', { turns: ['export default {};', 'export default {};'] }),
    );
    expect(trial.store.turns).toHaveLength(1);
    expect(trial.store.ended).toBe('failed');
  });
});

describe('what a reducer throws', () => {
  it('keeps the calls before it, names the write, and leaves the last checkpoint', async () => {
    const trial = await ran({
      fields: {
        n: {
          reducer: 'export default (a: number, b: number) => {\n  if (b === 2) throw new Error("two");\n  return a + b;\n};',
          type: 'int',
        },
      },
      nodes: { a: 'export default () => ({ n: 1 });', b: 'export default () => ({ n: 2 });', c: 'export default () => ({ n: 3 });' },
      edges: ['__start__>a', '__start__>b', '__start__>c'],
      turns: ['export default { n: 10 };'],
    });
    expect(trial.rows).toEqual(['commit n by input: 0 + 10 = 10', 'commit n by a: 10 + 1 = 11', 'commit n by b: 11 + 2 = Error: two']);
    expect(trial.store.rows.at(-1)).toMatchObject({ state: 'failed', error: { frames: [{ source: 'reducer:n', line: 2, column: 22 }] } });
    expect(trial.state).toEqual({ n: 10 });
    expect(trial.store.moments.at(-1)).toMatchObject({ checkpoint: null });
    expect(trial.store.turns[0]).toMatchObject({ how: 'failed', error: { message: 'two' } });
  });

  it('is told clearly when it is no Error', async () => {
    const trial = await ran({
      ...one('export default () => ({ log: 1 });'),
      fields: { log: { reducer: 'export default () => { throw null; };' } },
    });
    expect(trial.store.turns[0]?.error).toMatchObject({ name: 'NonError', message: 'null' });
  });

  it.each(['5', 'null', 'undefined', '[]', '{ b: 1 }'])('names the source of a node or router that is %s', async (exported) => {
    const source = `export default ${exported};`;
    const node = await ran({ nodes: { a: 'export default () => ({});', b: source }, edges: ['__start__>a', 'a>b'] });
    expect(node).toMatchObject({ how: 'failed', cause: { kind: 'refused', source: 'node:b' } });
    if (exported === '{ b: 1 }') return;
    const router = await ran(one('export default () => ({});', { routers: { go: { from: 'a', to: ['__end__'], code: source } } }));
    expect(router).toMatchObject({ how: 'failed', cause: { kind: 'refused', source: 'router:go' } });
  });

  it('tells what is no function at its first call', async () => {
    const trial = await ran({ ...one('export default () => ({ log: 1 });'), fields: { log: { reducer: 'export default 5;' } } });
    expect(trial.rows).toEqual(['commit log by a: [] + 1 = TypeError: The reducer is not a function but a number.']);
  });

  it('of a built-in is Python’s text', async () => {
    const trial = await ran({ ...one("export default () => ({ log: 'abc' });"), fields: { log: { reducer: 'append' } } });
    expect(trial.store.turns[0]?.error).toMatchObject({
      name: 'TypeError',
      message: expect.stringContaining('can only concatenate list') as string,
    });
  });
});

describe('what LangGraph refuses', () => {
  it('is told with its own text, before anything ran', async () => {
    const trial = await ran(one('export default () => ({});', { nodes: { log: 'export default () => ({});' }, edges: ['__start__>log'] }));
    const over = await trial.over;
    expect(over).toMatchObject({ how: 'failed', cause: { kind: 'refused', source: '', error: { name: 'Error' } } });
    expect(JSON.stringify(over)).toContain('log is already being used as a state attribute');
    expect(trial.events).toEqual([]);
  });

  it('is a module that throws, with its source', async () => {
    const { over } = await ran(one('export default () => ({});\nthrow new Error("top");'));
    expect(await over).toMatchObject({
      cause: { kind: 'refused', source: 'node:a', error: { message: 'top', frames: [{ source: 'node:a', line: 2, column: 7 }] } },
    });
  });

  it('is an import that the library does not have', async () => {
    const { over } = await ran(one("import { Sned } from '@langchain/langgraph';\nexport default () => new Sned();"));
    expect(await over).toMatchObject({ cause: { kind: 'refused', source: 'node:a', error: { name: 'SyntaxError' } } });
    expect(JSON.stringify(await over)).toContain('Sned');
  });

  it('is the import of a shared module that is not there', async () => {
    const { over } = await ran(one("\nimport { A } from './shared';\nexport default () => A;"));
    expect(await over).toMatchObject({
      cause: { kind: 'problems', problems: [{ code: 'importNotAllowed', at: { line: 2, column: 20 }, params: { specifier: './shared' } }] },
    });
  });

  it('is a source that does not parse, as a problem with its place', async () => {
    const { over } = await ran(one('export default () => {'));
    expect(await over).toMatchObject({
      cause: { kind: 'problems', problems: [{ code: 'sourceSyntax', severity: 'blocks', place: { kind: 'node', id: 'a' } }] },
    });
  });

  it('is the superstep after the recursion limit, whose state is saved', async () => {
    const trial = await ran(one("export default () => ({ log: ['x'] });", { edges: ['__start__>a', 'a>a'], recursionLimit: 3 }));
    expect(trial.store.turns[0]?.error).toMatchObject({ name: 'GraphRecursionError', code: 'GRAPH_RECURSION_LIMIT' });
    expect(trial.state).toEqual({ log: ['x', 'x', 'x'] });
    expect(trial.store.moments.every(({ checkpoint }) => checkpoint !== null)).toBe(true);
  });

  it('is an input that is nothing, in a moment of its own', async () => {
    const { trial, error } = await errorOf(one('export default () => ({});', { turns: ['export default null;'] }));
    expect(error).toMatchObject({ name: 'EmptyInputError' });
    expect(trial.store.moments).toHaveLength(1);
  });
});
