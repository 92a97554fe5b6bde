import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { nodeSource } from './defaultSource';
import { field } from './document.samples';
import type { FieldType, ItemKind, TypeKind } from './document';

async function run(source: string): Promise<unknown> {
  const { code } = await transformWithOxc(source, 'node.ts', { sourcemap: false });
  const module: { default: (state: unknown, config: unknown) => unknown } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  );
  return module.default({}, { metadata: { langgraph_node: 'zebra' } });
}

test.each<readonly [TypeKind, ItemKind, unknown]>([
  ['list', 'str', ['zebra']],
  ['list', 'any', ['zebra']],
  ['list', 'int', [1]],
  ['list', 'bool', [true]],
  ['list', 'dict', [{ from: 'zebra' }]],
  ['list', 'list', [['zebra']]],
  ['set', 'str', new Set(['zebra'])],
  ['dict', 'float', { zebra: 1 }],
  ['messages', 'any', [{ role: 'ai', content: 'zebra' }]],
  ['int', 'any', 1],
  ['float', 'any', 1],
  ['str', 'any', 'zebra'],
  ['bool', 'any', true],
  ['any', 'any', 'zebra'],
])('a new node writes what a field of %s of %s holds', async (kind, of, written) => {
  const type: FieldType = { kind, of };
  expect(await run(nodeSource([field('log', { type })]))).toEqual({ log: written });
});

test('a new node writes nothing where there is no field, and quotes names that need it', async () => {
  expect(await run(nodeSource([]))).toEqual({});
  for (const name of ['a b', '甲', "it's", 'class', '5', '']) expect(await run(nodeSource([field(name)]))).toEqual({ [name]: ['zebra'] });
  expect(Object.keys((await run(nodeSource([field('__proto__')]))) as object)).toEqual(['__proto__']);
});
