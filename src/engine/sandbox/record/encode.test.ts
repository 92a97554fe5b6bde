import { AIMessage, HumanMessage, RemoveMessage, ToolMessage } from '@langchain/core/messages';
import { Command, Overwrite, Send } from '@langchain/langgraph/web';
import { describe, expect, it } from 'vitest';
import { isValue, type Value } from '~/core/value';
import { encode } from './encode';

const LIMIT = 5_000_000;
const written = (raw: unknown) => encode(raw, LIMIT);

class Point {
  x = 1;
  #hidden = 2;
  label?: string;
  get sum() {
    return this.x + this.#hidden;
  }
}

/** Fails the test when it is read. */
const trap = <T extends object>(target: T, key: PropertyKey): T =>
  Object.defineProperty(target, key, {
    enumerable: true,
    get() {
      throw new Error('a getter was called');
    },
  });

describe('encode', () => {
  const cases: readonly (readonly [name: string, raw: unknown, value: Value])[] = [
    ['scalars', [null, true, -1.5, 'é'], [null, true, -1.5, 'é']],
    ['undefined', [undefined, { a: undefined }], [{ $: 'undefined' }, { a: { $: 'undefined' } }]],
    // eslint-disable-next-line no-sparse-arrays
    ['holes', [1, , 2], [1, { $: 'hole' }, 2]],
    [
      'numbers that JSON has not',
      [NaN, Infinity, -Infinity, -0],
      [
        { $: 'number', v: 'NaN' },
        { $: 'number', v: 'Infinity' },
        { $: 'number', v: '-Infinity' },
        { $: 'number', v: '-0' },
      ],
    ],
    ['bigint', 2n ** 70n, { $: 'bigint', v: '1180591620717411303424' }],
    [
      'symbols',
      [Symbol('a'), Symbol()],
      [
        { $: 'symbol', v: 'a' },
        { $: 'symbol', v: '' },
      ],
    ],
    [
      'functions',
      [Math.max, () => 1],
      [
        { $: 'function', v: 'max' },
        { $: 'function', v: '' },
      ],
    ],
    [
      'dates',
      [new Date(0), new Date(NaN)],
      [
        { $: 'date', v: '1970-01-01T00:00:00.000Z' },
        { $: 'date', v: 'Invalid Date' },
      ],
    ],
    ['expressions', /a\/b/giu, { $: 'regexp', v: '/a\\/b/giu' }],
    ['sets', new Set([1, new Set(['a'])]), { $: 'set', v: [1, { $: 'set', v: ['a'] }] }],
    [
      'maps',
      new Map<unknown, unknown>([
        ['a', 1],
        [{ k: 1 }, [2]],
      ]),
      {
        $: 'map',
        v: [
          ['a', 1],
          [{ k: 1 }, [2]],
        ],
      },
    ],
    ['typed arrays', new Uint8Array([1, 2, 3, 4]), { $: 'bytes', class: 'Uint8Array', v: 'AQIDBA==' }],
    [
      'a part of a buffer',
      new Uint16Array(new Uint8Array([1, 2, 3, 4, 5, 6]).buffer, 2, 1),
      { $: 'bytes', class: 'Uint16Array', v: 'AwQ=' },
    ],
    ['buffers', new ArrayBuffer(2), { $: 'bytes', class: 'ArrayBuffer', v: 'AAA=' }],
    ['views', new DataView(new ArrayBuffer(1)), { $: 'bytes', class: 'DataView', v: 'AA==' }],
    ['objects without prototype', Object.assign(Object.create(null), { a: 1 }), { a: 1 }],
    [
      'keys that tags use',
      { $: 'set', v: [] },
      {
        $: 'dict',
        v: [
          ['$', 'set'],
          ['v', []],
        ],
      },
    ],
    [
      'an own __proto__',
      JSON.parse('{"a":1,"__proto__":2}'),
      {
        $: 'dict',
        v: [
          ['a', 1],
          ['__proto__', 2],
        ],
      },
    ],
    [
      'instances',
      new Point(),
      {
        $: 'instance',
        class: 'Point',
        v: [
          ['x', 1],
          ['label', { $: 'undefined' }],
        ],
      },
    ],
    ['what only inherits from a built-in', Object.create(Map.prototype), { $: 'instance', class: 'Map', v: [] }],
    ['errors', new TypeError('no'), { $: 'error', class: 'TypeError', message: 'no' }],
    ['errors that name themselves', Object.assign(new Error('no'), { name: 'MyError' }), { $: 'error', class: 'MyError', message: 'no' }],
    ['own error classes', new (class OwnError extends Error {})('no'), { $: 'error', class: 'OwnError', message: 'no' }],
    ['promises', Promise.resolve(1), { $: 'promise' }],
    ['overwrite', new Overwrite([1]), { $: 'overwrite', v: [1] }],
    ['a plain object that LangGraph takes for an Overwrite', { __overwrite__: [1] }, { __overwrite__: [1] }],
    ['send', new Send('a', { x: 1 }), { $: 'send', node: 'a', args: { x: 1 } }],
    ['command', new Command({ update: { a: [] }, goto: 'b' }), { $: 'command', v: { update: { a: [] }, goto: ['b'] } }],
    ['a command that goes nowhere', new Command({ update: { a: 1 } }), { $: 'command', v: { update: { a: 1 } } }],
    ['a human message', new HumanMessage('hi'), { $: 'message', class: 'HumanMessage', type: 'human', id: null, content: 'hi', rest: {} }],
    [
      'an AI message with a tool call',
      new AIMessage({ id: '7', content: '', tool_calls: [{ name: 'f', args: { a: 1 }, id: 'c' }] }),
      {
        $: 'message',
        class: 'AIMessage',
        type: 'ai',
        id: '7',
        content: '',
        rest: { tool_calls: [{ name: 'f', args: { a: 1 }, id: 'c' }] },
      },
    ],
    [
      'a tool message',
      new ToolMessage({ content: [{ type: 'text', text: 'x' }], tool_call_id: 'c', name: 'f' }),
      {
        $: 'message',
        class: 'ToolMessage',
        type: 'tool',
        id: null,
        content: [{ type: 'text', text: 'x' }],
        rest: { name: 'f', tool_call_id: 'c' },
      },
    ],
    ['a removal', new RemoveMessage({ id: '3' }), { $: 'message', class: 'RemoveMessage', type: 'remove', id: '3', content: [], rest: {} }],
  ];

  it.each(cases)('writes %s', (_name, raw, value) => {
    expect(written(raw)).toStrictEqual(value);
    expect(isValue(written(raw))).toBe(true);
  });

  it('writes the same object under each of its names, and a cycle as the way up', () => {
    const shared = { a: 1 };
    expect(written([shared, shared])).toEqual([{ a: 1 }, { a: 1 }]);
    const self: unknown[] = [];
    self[0] = self;
    expect(written(self)).toEqual([{ $: 'cycle', up: 1 }]);
    const parent: { child: object } = { child: {} };
    parent.child = new Map([['parent', parent]]);
    expect(written(parent)).toEqual({ child: { $: 'map', v: [['parent', { $: 'cycle', up: 2 }]] } });
  });

  it('never calls a getter', () => {
    const raws = [
      trap({}, 'a'),
      trap([], 0),
      trap(new Point(), 'x'),
      trap(new HumanMessage('x'), 'content'),
      trap(new Error('x'), 'message'),
    ];
    expect(raws.map(written)).toEqual([
      { a: { $: 'getter' } },
      [{ $: 'getter' }],
      {
        $: 'instance',
        class: 'Point',
        v: [
          ['x', { $: 'getter' }],
          ['label', { $: 'undefined' }],
        ],
      },
      { $: 'message', class: 'HumanMessage', type: 'human', id: null, content: { $: 'getter' }, rest: {} },
      { $: 'error', class: 'Error', message: '' },
    ]);
    const expression = trap(trap(/a/g, 'flags'), 'source');
    expect(written(expression)).toEqual({ $: 'regexp', v: '/a/g' });
    const set = trap(new Set([1]), 'size');
    expect(written(set)).toEqual({ $: 'set', v: [1] });
    class Named {
      static get name(): string {
        throw new Error('a getter was called');
      }
    }
    expect(written(new Named())).toEqual({ $: 'instance', class: '', v: [] });
  });

  it('tells setters, holes and what a prototype has from own values', () => {
    const setter = Object.defineProperty({}, 'a', { enumerable: true, set() {} });
    expect(written(setter)).toEqual({ a: { $: 'getter' } });
    const list = Object.setPrototypeOf([1, , 3], trap(Object.create(Array.prototype) as object, 1)) as unknown;
    expect(written(list)).toEqual([1, { $: 'hole' }, 3]);
    const hiding = Object.defineProperty(Object.create(trap({}, 'a') as object), 'a', { enumerable: true, value: undefined }) as unknown;
    expect(written(hiding)).toEqual({ $: 'instance', class: 'Object', v: [['a', { $: 'undefined' }]] });
  });

  it('says what refuses to be read', () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(written([1, proxy])).toEqual([1, { $: 'unreadable', v: expect.stringMatching(/^TypeError: .*revoked/) }]);
    const hostile = new Proxy(
      {},
      {
        ownKeys: () => {
          throw 'no keys';
        },
      },
    );
    expect(written({ hostile })).toEqual({ hostile: { $: 'unreadable', v: 'no keys' } });
    const thrown = trap({}, 'message');
    const worse = new Proxy([], {
      getOwnPropertyDescriptor: () => {
        throw thrown;
      },
    });
    expect(written(worse)).toEqual({ $: 'unreadable', v: 'object' });
    const callable = new Proxy(() => 1, {
      getOwnPropertyDescriptor: () => {
        throw new RangeError('x');
      },
    });
    expect(written(callable)).toEqual({ $: 'unreadable', v: 'RangeError: x' });
  });

  it('reads through a proxy that lets itself be read', () => {
    expect(written(new Proxy([1, { a: 2 }], {}))).toEqual([1, { a: 2 }]);
  });

  it('cuts what is too deep, wherever that is', () => {
    let deep: unknown = 1;
    for (let i = 0; i < 200_000; i++) deep = i % 2 === 0 ? [deep] : { deep };
    const value = written(deep);
    expect(isValue(value)).toBe(true);
    expect(JSON.stringify(value)).toMatch(/\{"\$":"cut","kind":"object","size":1\}[\]}]+$/);
  });

  it('cuts a text and bytes in their place, a container as a whole', () => {
    expect(encode({ a: 'x'.repeat(100), b: 1 }, 99)).toEqual({ a: { $: 'cut', kind: 'string', size: 100 }, b: 1 });
    expect(encode([new Uint8Array(100)], 99)).toEqual([{ $: 'cut', kind: 'bytes', size: 100 }]);
    expect(
      encode(
        Array.from({ length: 50 }, () => 1),
        99,
      ),
    ).toEqual({ $: 'cut', kind: 'list', size: 50 });
    expect(encode(new Set(Array.from({ length: 50 }, (_, i) => i)), 99)).toEqual({ $: 'cut', kind: 'set', size: 50 });
    expect(encode(new Map(Array.from({ length: 50 }, (_, i) => [i, i])), 99)).toEqual({ $: 'cut', kind: 'map', size: 50 });
    expect(encode({ a: ['x'.repeat(60), 'x'.repeat(60)], b: 1 }, 99)).toEqual({ $: 'cut', kind: 'object', size: 2 });
  });

  it('stops early on huge values', () => {
    expect(written('x'.repeat(50_000_000))).toEqual({ $: 'cut', kind: 'string', size: 50_000_000 });
    expect(written(new Array(4_000_000_000))).toEqual({ $: 'cut', kind: 'list', size: 4_000_000_000 });
    let doubling: unknown = 1;
    for (let i = 0; i < 60; i++) doubling = [doubling, doubling];
    expect(encode(doubling, 50_000)).toEqual({ $: 'cut', kind: 'list', size: 2 });

    let reads = 0;
    const counted = <T extends object>(target: T): T =>
      new Proxy(target, { getOwnPropertyDescriptor: (of, key) => (reads++, Reflect.getOwnPropertyDescriptor(of, key)) });
    const items = Array.from({ length: 200 }, () => counted(Array.from({ length: 200 }, () => 'ten letters')));
    expect(encode(counted(items), 10_000)).toEqual({ $: 'cut', kind: 'list', size: 200 });
    expect(reads).toBeLessThan(2500);
    reads = 0;
    expect(encode(counted(Array.from({ length: 2_000_000 }, () => null)), 5_000_000)).toEqual({ $: 'cut', kind: 'list', size: 2_000_000 });
    expect(reads).toBeLessThan(10);
  });
});
