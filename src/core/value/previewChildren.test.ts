import { expect, it } from 'vitest';
import { childCount, children } from './previewChildren';
import type { Value } from './value';

it('lists items and entries with their paths', () => {
  const value: Value = { list: [1, [2]], set: { $: 'set', v: ['a'] } };
  expect(children(value)).toEqual([
    { path: '/0', label: { kind: 'name', name: 'list' }, value: [1, [2]], count: 2 },
    { path: '/1', label: { kind: 'name', name: 'set' }, value: { $: 'set', v: ['a'] }, count: 1 },
  ]);
  expect(children([1, [2]], '/0')[1]).toEqual({ path: '/0/1', label: { kind: 'index', index: 1 }, value: [2], count: 1 });
});

it('shows the parts of tagged values', () => {
  const message: Value = { $: 'message', class: 'AIMessage', type: 'ai', id: 'm1', content: 'hi', rest: { name: 'bot' } };
  expect(children(message).map((child) => child.label)).toEqual([
    { kind: 'name', name: 'content' },
    { kind: 'name', name: 'name' },
    { kind: 'name', name: 'id' },
  ]);
  expect(children({ $: 'map', v: [[[1], 'x']] })[0]).toMatchObject({ label: { kind: 'key', key: [1] }, value: 'x' });
  expect(children({ $: 'send', node: 'a', args: 1 }).map((child) => child.value)).toEqual(['a', 1]);
  expect(childCount({ $: 'undefined' })).toBe(0);
  expect(childCount('text')).toBe(0);
});

it('makes only the children that are asked for, and lists keys once', () => {
  let listed = 0;
  const plain = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`key${i}`, i]));
  const big: Value = new Proxy(plain, { ownKeys: (target) => ((listed += 1), Reflect.ownKeys(target)) });
  expect(childCount(big)).toBe(20_000);
  for (let from = 0; from < 10_000; from += 100) expect(children(big, '', from, from + 20)).toHaveLength(20);
  expect(listed).toBe(1);
  expect(children(big, '', 500, 502).map((child) => child.value)).toEqual([500, 501]);
});
