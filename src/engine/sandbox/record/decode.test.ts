import {
  AIMessage,
  AIMessageChunk,
  type BaseMessage,
  ChatMessage,
  HumanMessage,
  isAIMessage,
  RemoveMessage,
  SystemMessage,
  ToolMessage,
} from '@langchain/core/messages';
import { Command, Overwrite, Send } from '@langchain/langgraph/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTagged, type Value } from '~/core/value';
import { decode } from './decode';
import { encode } from './encode';
import { raw } from './raw.arbitrary';

const LIMIT = 100_000;
const written = (live: unknown) => encode(live, LIMIT);
const copy = (live: unknown): unknown => {
  const decoded = decode(written(live));
  if (!decoded) throw new Error('no copy');
  return decoded.raw;
};

const NO_COPIES: readonly string[] = ['symbol', 'function', 'instance', 'error', 'promise', 'getter', 'unreadable', 'cycle', 'cut'];

function hasNoCopy(value: Value): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (isTagged(value) && NO_COPIES.includes(value.$)) return true;
  return Object.values(value).some((part) => hasNoCopy(part as Value));
}

const messages = [
  new HumanMessage('hi'),
  new HumanMessage({ content: [{ type: 'text', text: 'x' }], id: '1', name: 'Ann' }),
  new AIMessage({
    content: '',
    id: '2',
    tool_calls: [{ name: 'f', args: { a: 1 }, id: 'c' }],
  }),
  new AIMessage({ content: 'x', additional_kwargs: { tool_calls: [] }, response_metadata: { output_version: 'v1' } }),
  new AIMessageChunk({ content: 'x', id: '3' }),
  new SystemMessage({ content: 's', additional_kwargs: { a: new Map([[1, 2]]) } }),
  new ToolMessage({ content: 't', tool_call_id: 'c', status: 'error', artifact: new Set([1]) }),
  new ChatMessage('c', 'critic'),
  new RemoveMessage({ id: '1' }),
];
/** What is saved of a message, but for what the library can derive from its content. */
const saved = (message: BaseMessage) => ({ ...message.toDict().data, content_blocks: null });

const others = [
  [1, , 3],
  Object.assign(Object.create(null) as object, { a: 1 }),
  JSON.parse('{"__proto__": 1, "$": {"a": 2}}'),
  [NaN, -0, Infinity, -Infinity, 10n ** 40n, undefined, null],
  new Date('2020-02-03T04:05:06.007Z'),
  new Date(NaN),
  new Date(8.64e15),
  /a\/[/]b\n/giu,
  new RegExp(''),
  new Uint8Array([1, 2, 255]).buffer,
  new Uint8Array([1, 2, 3, 4]).subarray(1, 3),
  new Float64Array([1.5, NaN]),
  new BigInt64Array([1n]),
  new DataView(new ArrayBuffer(3), 1),
  new Uint8Array(10_000).fill(7),
  new Overwrite([new Overwrite(undefined)]),
  new Send('a', { messages: [new HumanMessage('x')] }),
  new Command({ update: { a: new Set([1]) }, goto: ['b', new Send('c', 1)], resume: 0, graph: Command.PARENT }),
];

describe('decode', () => {
  it('makes a value that is written the same, of everything that has a copy, and of nothing else', () => {
    let copies = 0;
    fc.assert(
      fc.property(raw, (live) => {
        const value = written(live);
        const decoded = decode(value);
        expect(decoded === null).toBe(hasNoCopy(value));
        if (decoded) expect(JSON.stringify(written(decoded.raw))).toBe(JSON.stringify(value));
        if (decoded) copies++;
      }),
      { numRuns: 500 },
    );
    expect(copies).toBeGreaterThan(100);
  });

  it.each(messages.map((message) => [message.constructor.name, message] as const))('keeps a %s', (_, message) => {
    const made = copy(message) as typeof message;
    expect(JSON.stringify(written(made))).toBe(JSON.stringify(written(message)));
    expect(Object.getPrototypeOf(made)).toBe(Object.getPrototypeOf(message));
    expect(saved(made)).toEqual(saved(message));
  });

  it.each(others.map((live, index) => [index, live] as const))('keeps the value %i', (_, live) => {
    expect(JSON.stringify(written(copy(live)))).toBe(JSON.stringify(written(live)));
  });

  it('gives the library what it takes for its own', () => {
    expect(isAIMessage(copy(new AIMessage('x')) as AIMessage)).toBe(true);
    expect(copy(new Send('a', 1))).toBeInstanceOf(Send);
    expect(Overwrite.isInstance(copy(new Overwrite(1)))).toBe(true);
    expect(copy(new Command({ update: {} }))).toBeInstanceOf(Command);
  });

  it('makes a new value each time', () => {
    const value: Value = { list: [1], set: { $: 'set', v: [] } };
    const [one, other] = [decode(value)?.raw, decode(value)?.raw] as [{ list: number[] }, { list: number[] }];
    one.list.push(2);
    expect(other.list).toEqual([1]);
  });

  it.each<Value>([
    { $: 'symbol', v: 'a' },
    { $: 'function', v: 'f' },
    { $: 'instance', class: 'Basket', v: [] },
    { $: 'error', class: 'Error', message: 'x' },
    { $: 'promise' },
    { $: 'getter' },
    { $: 'hole' },
    { $: 'unreadable', v: '' },
    { $: 'cycle', up: 1 },
    { $: 'cut', kind: 'list', size: 9 },
    { $: 'bytes', class: 'Float64Array', v: 'AAA=' },
    { $: 'bytes', class: 'Object', v: 'AAAA' },
    { $: 'bytes', class: 'Uint8Array', v: '!' },
    { $: 'regexp', v: '/(/' },
    { $: 'message', class: 'Basket', type: 'human', id: null, content: '', rest: {} },
    { $: 'message', class: 'HumanMessage', type: 'ai', id: null, content: '', rest: {} },
    { $: 'message', class: 'HumanMessage', type: 'human', id: null, content: '', rest: { lc_kwargs: {} } },
    { $: 'command', v: { lg_name: 'Send' } },
  ])('has no copy of %o, nor of what holds it', (value) => {
    expect(decode(value)).toBeNull();
    expect(decode({ a: [1, value === undefined ? null : { $: 'set', v: [value] }] })).toBeNull();
  });

  it('calls no setter that a document has put in the way', () => {
    let calls = 0;
    const count = (): void => {
      calls++;
    };
    const prototypes = [Object.prototype, Array.prototype] as object[];
    for (const prototype of prototypes) Object.defineProperty(prototype, 'x', { set: count, configurable: true });
    try {
      expect(Object.keys(decode({ x: 1 })?.raw as object)).toEqual(['x']);
    } finally {
      for (const prototype of prototypes) Reflect.deleteProperty(prototype, 'x');
    }
    expect(calls).toBe(0);
  });
});
