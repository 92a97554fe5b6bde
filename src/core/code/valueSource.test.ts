import { HumanMessage } from '@langchain/core/messages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Value } from '~/core/value';
import { valueSource } from './valueSource';

/** What the module's default export is, with the message classes at hand. */
function evaluate(source: string): unknown {
  const expression = source
    .replace(/^import[^\n]*\n\n/, '')
    .replace(/^export default /, '')
    .replace(/;\n$/, '');
  return new Function('HumanMessage', `return (${expression});`)(HumanMessage);
}

describe('valueSource', () => {
  it('makes any JSON value again', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const isPlain =
          JSON.stringify(value, (key, child) => (key === '$' || key === '__proto__' ? undefined : child)) === JSON.stringify(value);
        fc.pre(isPlain);
        expect(evaluate(valueSource(value as Value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('makes Sets, Maps, dates, odd numbers and messages by their constructors', () => {
    expect(evaluate(valueSource({ $: 'set', v: ['a', 1] }))).toEqual(new Set(['a', 1]));
    expect(evaluate(valueSource({ $: 'map', v: [[{ a: 1 }, 2]] }))).toEqual(new Map([[{ a: 1 }, 2]]));
    expect(evaluate(valueSource({ $: 'date', v: '2026-01-02T03:04:05.000Z' }))).toEqual(new Date('2026-01-02T03:04:05.000Z'));
    expect(evaluate(valueSource({ $: 'number', v: '-0' }))).toBe(-0);
    expect(evaluate(valueSource({ $: 'bigint', v: '7' }))).toBe(7n);
    const message = { $: 'message', class: 'HumanMessage', type: 'human', id: 'h1', content: 'hi', rest: {} } as const;
    expect(valueSource([message])).toContain("import { HumanMessage } from '@langchain/core/messages';");
    expect(evaluate(valueSource(message))).toMatchObject({ id: 'h1', content: 'hi' });
  });

  it('writes keys as one would, and computed where a key would mean something else', () => {
    const dict = { $: 'dict', v: [['__proto__', 1]] } as const;
    expect(valueSource({ id: 'h1', 'b c': dict })).toBe('export default { id: "h1", "b c": { ["__proto__"]: 1 } };\n');
  });

  it('says what no text can make', () => {
    expect(valueSource([{ $: 'function', v: 'f' }])).toBe('export default [undefined /* function */];\n');
  });
});
