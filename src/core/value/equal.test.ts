import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equalBags, equalValues } from './equal';
import type { Value } from './value';

describe('equalValues', () => {
  it('takes any JSON value for equal to a copy of itself', () => {
    fc.assert(fc.property(fc.jsonValue(), (json) => equalValues(json as Value, JSON.parse(JSON.stringify(json)) as Value)));
  });

  it('agrees with JSON text on lists of scalars', () => {
    const list = fc.array(fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom(null, true, '', '0')), { maxLength: 4 });
    fc.assert(
      fc.property(list, list, (a, b) => {
        expect(equalValues(a, b)).toBe(JSON.stringify(a) === JSON.stringify(b));
      }),
    );
  });

  it('does not count the order of keys', () => {
    expect(equalValues({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true);
    expect(equalValues({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(equalValues({ a: 1, b: 2 }, { a: 1, c: 2 })).toBe(false);
  });

  it('does not count the order of a Set or a Map, but that of a list', () => {
    expect(equalValues({ $: 'set', v: [1, { a: 1, b: 2 }] }, { $: 'set', v: [{ b: 2, a: 1 }, 1] })).toBe(true);
    expect(equalValues({ $: 'set', v: [1, 2] }, { $: 'set', v: [1, 3] })).toBe(false);
    expect(equalValues({ $: 'set', v: [1, 2] }, { $: 'map', v: [[1, 2]] })).toBe(false);
    const map = (...v: [Value, Value][]): Value => ({ $: 'map', v });
    expect(equalValues(map(['a', 1], ['b', 2]), map(['b', 2], ['a', 1]))).toBe(true);
    expect(equalValues(map(['a', 1]), map(['a', 2]))).toBe(false);
    const nested = (first: Value, second: Value): Value => ({ $: 'set', v: [{ $: 'set', v: [first, second] }, 1] });
    expect(equalValues(nested(1, 2), { $: 'set', v: [1, { $: 'set', v: [2, 1] }] })).toBe(true);
    expect(equalValues([1, 2], [2, 1])).toBe(false);
  });

  it('compares bags by what they hold and how often', () => {
    const item = fc.oneof(fc.integer({ min: 0, max: 2 }), fc.constant({ a: 1, b: 2 }), fc.constant({ b: 2, a: 1 }));
    fc.assert(
      fc.property(fc.array(item, { maxLength: 6 }), (list) => {
        expect(equalBags(list, list.toReversed())).toBe(true);
        expect(equalBags([...list, 7], [7, ...list])).toBe(true);
        expect(equalBags([...list, 7], [...list, 8])).toBe(false);
      }),
    );
    expect(equalBags([1, 1, 2], [1, 2, 2])).toBe(false);
  });

  it('tells null, undefined, holes and empty containers apart', () => {
    const different: Value[] = [null, { $: 'undefined' }, { $: 'hole' }, [], {}, '', 0, false, { $: 'number', v: '-0' }];
    different.forEach((a, i) => different.forEach((b, j) => expect(equalValues(a, b)).toBe(i === j)));
  });
});
