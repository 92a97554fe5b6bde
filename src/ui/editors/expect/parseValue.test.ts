import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equalValues, formatValue, type Value } from '~/core/value';
import { parseValue } from './parseValue';

const read = (text: string) => {
  const parsed = parseValue(text);
  return parsed.ok ? parsed.value : `stops at ${parsed.at}`;
};

describe('a typed value', () => {
  it.each<readonly [string, Value]>([
    ['None', null],
    [' [1, 2.5, -3e2,] ', [1, 2.5, -300]],
    [`{'a': True, "b": [], c: null, 5: 1}`, { '5': 1, a: true, b: [], c: null }],
    ['{}', {}],
    ['{1, 2}', { $: 'set', v: [1, 2] }],
    ['set()', { $: 'set', v: [] }],
    ["set(['a'])", { $: 'set', v: ['a'] }],
    ['new Set([1])', { $: 'set', v: [1] }],
    ['undefined', { $: 'undefined' }],
    ['-inf', { $: 'number', v: '-Infinity' }],
    ["HumanMessage(content='hi')", { $: 'message', class: 'HumanMessage', type: 'human', id: null, content: 'hi', rest: {} }],
    ['{ "__proto__": 1 }', { $: 'dict', v: [['__proto__', 1]] }],
    ["'\\u7532\\x41\\U0001F600\\n'", '甲A😀\n'],
  ])('%s', (text, value) => {
    expect(read(text)).toEqual(value);
  });

  it.each([
    ['', 0],
    ['[1, 2', 5],
    ['1 2', 2],
    ['{a: }', 2],
    ['alert(1)', 5],
    ['[1,, 2]', 3],
    ["'open", 0],
  ])('%s is none', (text, at) => {
    expect(parseValue(text)).toEqual({ ok: false, at });
  });

  it('reads back what the page writes, in both notations', () => {
    const { value } = fc.letrec<{ value: Value; leaf: Value }>((tie) => ({
      leaf: fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.integer(),
        fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => !Object.is(number, -0)),
        fc.constantFrom<Value>(null, true, false, { $: 'number', v: 'NaN' }, { $: 'number', v: '-Infinity' }, { $: 'undefined' }),
      ),
      value: fc.oneof(
        { maxDepth: 3 },
        tie('leaf'),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(
          fc.string().filter((key) => key !== '$' && key !== '__proto__'),
          tie('value'),
          { maxKeys: 4 },
        ),
        fc.array(tie('value'), { maxLength: 3 }).map((v): Value => ({ $: 'set', v })),
        fc.array(fc.tuple(tie('value'), tie('value')), { maxLength: 2 }).map((v): Value => ({ $: 'map', v })),
        fc
          .record({ content: fc.string(), id: fc.option(fc.string()), name: fc.string() })
          .map(({ content, id, name }): Value => ({ $: 'message', class: 'AIMessage', type: 'ai', id, content, rest: { name } })),
      ),
    }));
    fc.assert(
      fc.property(value, fc.constantFrom('python' as const, 'javascript' as const), (written, notation) => {
        const text = formatValue(written, notation, { limit: 1e6 });
        const parsed = parseValue(text);
        expect(parsed.ok && equalValues(parsed.value, written), text).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('reads any text without an error', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '(',
      ')',
      ',',
      ':',
      "'",
      '"',
      '\\',
      '-',
      '1',
      'n',
      'set',
      'Map',
      'new',
      'AIMessage',
      '=',
      '=>',
      ' ',
      'u{',
    );
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => pieces.join('')),
        (text) => {
          expect(typeof parseValue(text).ok).toBe('boolean');
        },
      ),
    );
  });
});
