import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lengthOf } from './sizeLength';
import { valueSize } from './size';
import type { Value } from './value';

it('is the length of the JSON text', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (json) => {
      expect(valueSize(json as Value)).toBe(JSON.stringify(json).length);
    }),
  );
});

it('counts long texts without building them', () => {
  const unit = fc.constantFrom('a', '"', '\\', '\n', '\u0001', '\ud800', '😀', '甲', '\udc00');
  fc.assert(
    fc.property(fc.array(unit, { minLength: 1001, maxLength: 1200 }), (units) => {
      const text = units.join('');
      expect(valueSize(text)).toBe(JSON.stringify(text).length);
    }),
    { numRuns: 50 },
  );
});

it('counts shared parts once', () => {
  const part: Value = Array.from({ length: 100_000 }, (_, i) => i);
  const known = new WeakMap<object, number>();
  const once = valueSize([part], known);
  const start = performance.now();
  for (let i = 0; i < 1000; i++) valueSize([part, i], known);
  expect(performance.now() - start).toBeLessThan(500);
  expect(once).toBe(JSON.stringify([part]).length);
});

it('knows the length of what has one', () => {
  expect(lengthOf([1, 2])).toBe(2);
  expect(lengthOf('甲乙丙')).toBe(3);
  expect(lengthOf({ a: 1 })).toBe(1);
  expect(lengthOf({ $: 'set', v: [1] })).toBe(1);
  expect(lengthOf({ $: 'bytes', class: 'Uint8Array', v: 'AGEn' })).toBe(3);
  expect(lengthOf(7)).toBeNull();
  expect(lengthOf({ $: 'message', class: 'HumanMessage', type: 'human', id: null, content: 'abc', rest: {} })).toBeNull();
});
