import { describe, expect, it } from 'vitest';
import { isPatch, isValue } from './isValue';

describe('isValue', () => {
  it.each([
    [null],
    [[1, 'a', { b: [true] }]],
    [{ $: 'undefined' }],
    [{ $: 'set', v: [1] }],
    [{ $: 'map', v: [[1, { $: 'hole' }]] }],
    [{ $: 'dict', v: [['$', 1]] }],
    [{ $: 'message', class: 'HumanMessage', type: 'human', id: null, content: 'hi', rest: {} }],
    [{ $: 'command', v: { goto: ['a'] } }],
  ])('takes %j', (value) => expect(isValue(value)).toBe(true));

  it.each([
    [undefined],
    [Number.NaN],
    [{ $: 'nothing known' }],
    [{ $: 1 }],
    [{ $: 'set' }],
    [{ $: 'set', v: 1 }],
    [{ $: 'set', v: [], more: 1 }],
    [{ $: 'map', v: [[1]] }],
    [{ $: 'dict', v: [[1, 2]] }],
    [{ $: 'number', v: '7' }],
    [{ $: 'bigint', v: 'x' }],
    [{ $: 'cut', kind: 'list', size: -1 }],
    [{ $: 'toString' }],
    [{ $: 'message', class: 'H', type: 'human', id: 1, content: '', rest: {} }],
    [{ $: 'message', class: 'H', type: 'human', id: null, content: '', rest: { $: 'undefined' } }],
    [JSON.parse('{"__proto__": 1}')],
    [[[{ $: 'overwrite', v: { $: 'set', v: [{ $: 'oops' }] } }]]],
  ])('refuses %j', (value) => expect(isValue(value)).toBe(false));

  it('refuses what is too deep to walk', () => {
    let deep: unknown = 1;
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(isValue(deep)).toBe(false);
  });
});

describe('isPatch', () => {
  it.each([[{ v: 1 }], [{ s: [[0, 1, ['a']]] }], [{ t: [0, 1, 'x'] }], [{ k: [['a', { v: 1 }]], d: ['b'] }], [{ in: { s: [] } }]])(
    'takes %j',
    (patch) => expect(isPatch(patch)).toBe(true),
  );

  it.each([
    [null],
    [{}],
    [{ v: undefined }],
    [{ s: [[-1, 0, []]] }],
    [{ s: [[0, 1.5, []]] }],
    [{ s: [[0, 1, [{ $: 'oops' }]]] }],
    [{ t: [0, 1] }],
    [{ k: [['$', { v: 'set' }]], d: [] }],
    [{ k: [['__proto__', { v: 1 }]], d: [] }],
    [{ k: [['a', { v: 1 }]] }],
    [{ in: 1 }],
    [{ other: 1 }],
  ])('refuses %j', (patch) => expect(isPatch(patch)).toBe(false));
});
