import { describe, expect, it } from 'vitest';
import { formatSegments, formatValue } from './notation';
import type { Notation } from './notationShape';
import type { Value } from './value';

const ALL = 1_000_000;
const human: Value = { $: 'message', class: 'HumanMessage', type: 'human', id: 'm1', content: 'hi', rest: {} };

const cases: readonly (readonly [value: Value, python: string, javascript: string])[] = [
  [null, 'None', 'null'],
  [{ $: 'undefined' }, 'undefined', 'undefined'],
  [true, 'True', 'true'],
  [false, 'False', 'false'],
  [15, '15', '15'],
  [0.1, '0.1', '0.1'],
  [1e-7, '1e-07', '1e-7'],
  [1e21, '1e+21', '1e+21'],
  [{ $: 'number', v: 'NaN' }, 'nan', 'NaN'],
  [{ $: 'number', v: '-Infinity' }, '-inf', '-Infinity'],
  [{ $: 'number', v: '-0' }, '-0.0', '-0'],
  [{ $: 'bigint', v: '12345678901234567890' }, '12345678901234567890', '12345678901234567890n'],
  ['hi', "'hi'", '"hi"'],
  ["it's", '"it\'s"', '"it\'s"'],
  ['both \' and "', "'both \\' and \"'", '"both \' and \\""'],
  ['a\nb\\c\u0007', "'a\\nb\\\\c\\x07'", '"a\\nb\\\\c\\u0007"'],
  ['甲é😀', "'甲é😀'", '"甲é😀"'],
  ['\u2028\u00a0', "'\\u2028\\xa0'", '"\u2028\u00a0"'],
  ['\ud800', "'\\ud800'", '"\\ud800"'],
  [[], '[]', '[]'],
  [['a', 1], "['a', 1]", '["a", 1]'],
  [[1, { $: 'hole' }], '[1, <empty item>]', '[1, <empty item>]'],
  [{}, '{}', '{}'],
  [{ a: 1, 'b c': [null] }, "{'a': 1, 'b c': [None]}", '{ a: 1, "b c": [null] }'],
  [{ 名: 1 }, "{'名': 1}", '{ 名: 1 }'],
  [
    {
      $: 'dict',
      v: [
        ['$', 1],
        ['__proto__', 2],
      ],
    },
    "{'$': 1, '__proto__': 2}",
    '{ $: 1, __proto__: 2 }',
  ],
  [{ $: 'set', v: [] }, 'set()', 'Set {}'],
  [{ $: 'set', v: ['a'] }, "{'a'}", 'Set { "a" }'],
  [{ $: 'map', v: [[1, 'x']] }, "Map({1: 'x'})", 'Map { 1 => "x" }'],
  [{ $: 'bytes', class: 'Uint8Array', v: 'AGEn' }, "b'\\x00a\\''", 'Uint8Array [0, 97, 39]'],
  [{ $: 'bytes', class: 'Float32Array', v: 'AAAAAA==' }, "Float32Array(b'\\x00\\x00\\x00\\x00')", 'Float32Array [0, 0, 0, 0]'],
  [{ $: 'date', v: '2024-05-01T00:00:00.000Z' }, "Date('2024-05-01T00:00:00.000Z')", 'Date("2024-05-01T00:00:00.000Z")'],
  [{ $: 'regexp', v: '/a+/g' }, '/a+/g', '/a+/g'],
  [{ $: 'function', v: 'add' }, '<function add>', '[Function: add]'],
  [{ $: 'function', v: '' }, '<function (anonymous)>', '[Function: (anonymous)]'],
  [{ $: 'symbol', v: 'x' }, 'Symbol(x)', 'Symbol(x)'],
  [{ $: 'instance', class: 'Point', v: [['x', 1]] }, 'Point(x=1)', 'Point { x: 1 }'],
  [{ $: 'error', class: 'TypeError', message: 'no' }, "TypeError('no')", 'TypeError("no")'],
  [human, "HumanMessage(content='hi', id='m1')", 'HumanMessage { content: "hi", id: "m1" }'],
  [
    { $: 'message', class: 'AIMessage', type: 'ai', id: null, content: '', rest: { name: 'bot' } },
    "AIMessage(content='', name='bot')",
    'AIMessage { content: "", name: "bot" }',
  ],
  [{ $: 'overwrite', v: [] }, 'Overwrite(value=[])', 'Overwrite { value: [] }'],
  [{ $: 'send', node: 'a', args: { n: 1 } }, "Send(node='a', arg={'n': 1})", 'Send { node: "a", args: { n: 1 } }'],
  [{ $: 'command', v: { goto: ['b'] } }, "Command(goto=['b'])", 'Command { goto: ["b"] }'],
  [{ $: 'cycle', up: 2 }, '<circular ↑2>', '<circular ↑2>'],
  [{ $: 'cut', kind: 'list', size: 9 }, '<cut: list, 9>', '<cut: list, 9>'],
  [{ $: 'promise' }, '<promise>', '<promise>'],
  [{ $: 'getter' }, '<getter>', '<getter>'],
  [{ $: 'unreadable', v: 'revoked' }, '<unreadable: revoked>', '<unreadable: revoked>'],
];

describe('formatValue', () => {
  it.each(cases)('%j', (value, python, javascript) => {
    expect(formatValue(value, 'python', { limit: ALL })).toBe(python);
    expect(formatValue(value, 'javascript', { limit: ALL })).toBe(javascript);
  });

  it('marks what Python does not have', () => {
    const kinds = (value: Value, notation: Notation) => formatSegments(value, notation, { limit: ALL }).map((segment) => segment.kind);
    expect(kinds({ $: 'undefined' }, 'python')).toEqual(['foreign']);
    expect(kinds({ $: 'undefined' }, 'javascript')).toEqual(['word']);
    expect(kinds({ $: 'map', v: [] }, 'python')).toContain('foreign');
  });

  it('says how much is missing where it stops', () => {
    expect(formatValue([1, 2, 3, 4, 5, 6], 'python', { limit: 6 })).toBe('[1, 2, …+4]');
    expect(formatValue('abcdefghij', 'javascript', { limit: 6 })).toBe('"abcd"…+6');
    expect(formatValue([['aaaa', 1], 2], 'python', { limit: 6 })).toBe("[['aa'…+2, …+1], …+1]");
    const more = formatSegments([1, 2, 3], 'python', { limit: 2 }).at(-2);
    expect(more).toEqual({ kind: 'more', text: '…+2', missing: { count: 2, unit: 'items' } });
  });

  it('never ends in half of a surrogate pair', () => {
    expect(formatValue('a😀b', 'javascript', { limit: 4 })).toBe('"a"…+2');
  });

  it('reads no more of a long list than it shows', () => {
    let read = 0;
    const items = Array.from({ length: 100_000 }, (_, i) => i);
    const list: Value = new Proxy(items, { get: (target, key) => ((read += 1), Reflect.get(target, key)) });
    const text = formatValue({ text: 'x'.repeat(5_000_000), list }, 'python', { limit: 2000, width: 100 });
    expect(text).toContain("'…+4998");
    expect(formatValue(list, 'python', { limit: 2000, width: 100 }).length).toBeLessThan(2200);
    expect(read).toBeLessThan(2000);
  });

  it('breaks what is wider than the width, and only that', () => {
    const value: Value = { short: [1, 2], long: ['aaaaaaaaaa', 'bbbbbbbbbb'], message: human };
    expect(formatValue(value, 'python', { limit: ALL, width: 24 })).toBe(
      [
        '{',
        "  'short': [1, 2],",
        "  'long': [",
        "    'aaaaaaaaaa',",
        "    'bbbbbbbbbb'",
        '  ],',
        "  'message': HumanMessage(",
        "    content='hi',",
        "    id='m1'",
        '  )',
        '}',
      ].join('\n'),
    );
    expect(formatValue({ a: [1, 2] }, 'javascript', { limit: ALL, width: 16 })).toBe('{ a: [1, 2] }');
    expect(formatValue([10, 20, 30], 'javascript', { limit: 6, width: 4 })).toBe('[\n  10,\n  …+2\n]');
  });
});

it('shows a name whole or not at all', () => {
  const value = { first: 1, second: 2 };
  for (let limit = 1; limit < 30; limit += 1) {
    const names = formatValue(value, 'javascript', { limit }).match(/[a-z]+/g) ?? [];
    expect(names.filter((name) => name !== 'first' && name !== 'second')).toEqual([]);
  }
});
