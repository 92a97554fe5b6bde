import fc from 'fast-check';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { suits } from '~/core/document';
import type { PureBuiltIn, Reducer } from './builtInReducer';
import { builtInReducer } from './builtInReducer';
import { builtInSource } from './builtInSource';
import keepLast from './builtIns/keepLast';

const names = suits({ kind: 'any', of: 'any' }).filter((name): name is PureBuiltIn => name !== 'addMessages');

/** Runs a source as the page would: types stripped, one default export. */
async function load(source: string): Promise<Reducer> {
  const { code } = await transformWithOxc(source, 'own.ts', { sourcemap: false });
  const module: { default: Reducer } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  return module.default;
}

function outcome(run: () => unknown): unknown {
  try {
    return { result: run() };
  } catch (error) {
    return { error: String(error) };
  }
}

const anything = fc.anything({ withSet: true, withMap: true, withDate: true, withBigInt: true, withObjectString: false, maxDepth: 2 });
const alike = fc.oneof(
  fc.tuple(fc.array(anything), fc.array(anything)),
  fc.tuple(fc.string(), fc.string()),
  fc.tuple(fc.double(), fc.double()),
  fc.tuple(fc.dictionary(fc.string(), anything), fc.dictionary(fc.string(), anything)),
  fc.tuple(
    fc.array(fc.integer()).map((list) => new Set(list)),
    fc.array(fc.integer()).map((list) => new Set(list)),
  ),
  fc.tuple(anything, anything),
);

test.each(names)('%s as own code does what the built-in does', async (name) => {
  const own = await load(builtInSource(name, 4));
  const builtIn = builtInReducer(name, 4);
  fc.assert(
    fc.property(alike, ([existing, update]) => {
      const [before, change] = structuredClone([existing, update]);
      expect(outcome(() => own(existing, update))).toEqual(outcome(() => builtIn(existing, update)));
      expect([existing, update]).toEqual([before, change]);
    }),
  );
});

test('own code stands alone: nothing is imported, nothing exported but the reducer, nothing said twice', () => {
  for (const name of names) {
    const source = builtInSource(name, 4);
    expect(source).not.toMatch(/^import /m);
    expect(source.match(/^export /gm)).toEqual(['export ']);
    const declared = [...source.matchAll(/^function (\w+)/gm)].map((match) => match[1]);
    expect(new Set(declared).size).toBe(declared.length);
  }
});

test('keepLast says how many it keeps, three as it is written', () => {
  expect(keepLast([1, 2], [3, 4])).toEqual(builtInReducer('keepLast', 3)([1, 2], [3, 4]));
  expect(builtInSource('keepLast', 7)).toContain('const KEEP = 7;');
});

test('addMessages is LangGraph’s own', async () => {
  const langgraph = await import('@langchain/langgraph');
  expect(builtInSource('addMessages', 3)).toContain("import { messagesStateReducer } from '@langchain/langgraph';");
  expect(langgraph.messagesStateReducer).toBeTypeOf('function');
});
