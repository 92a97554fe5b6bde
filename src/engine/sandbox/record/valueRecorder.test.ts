import { AIMessage, HumanMessage } from '@langchain/core/messages';
import { Command, messagesStateReducer } from '@langchain/langgraph/web';
import { describe, expect, it } from 'vitest';
import { encode } from './encode';
import { onlyIdsFilled } from './onlyIdsFilled';
import { BALLAST, item, items, LIMIT, newRecorder, Pool, text, withBallast } from './pool.fixture';
import { Basket } from './raw.arbitrary';

describe('ValueRecorder', () => {
  it('survives objects that refuse, lie or change while they are read', () => {
    const fail = () => {
      throw new Error('no');
    };
    const traps = ['getPrototypeOf', 'getOwnPropertyDescriptor', 'ownKeys', 'get', 'has'] as const;
    const hostile = traps.map((trap) => new Proxy([{ a: 1 }], { [trap]: fail }));
    let reads = 0;
    const moody = new Proxy(
      { a: 1 },
      { getOwnPropertyDescriptor: (target, key) => (reads++ % 3 === 0 ? fail() : Reflect.getOwnPropertyDescriptor(target, key)) },
    );
    const restless = new Proxy([], {
      getOwnPropertyDescriptor: () => ({ value: reads++, configurable: true, enumerable: true, writable: true }),
    });
    const endless: object = new Proxy(
      {},
      { ownKeys: () => ['more'], getOwnPropertyDescriptor: () => ({ value: endless2(), configurable: true, enumerable: true }) },
    );
    const endless2 = (): object =>
      new Proxy(
        {},
        { ownKeys: () => ['more'], getOwnPropertyDescriptor: () => ({ value: endless2(), configurable: true, enumerable: true }) },
      );
    const recorder = newRecorder();
    const pool = new Pool();
    for (const bad of [...hostile, moody, restless, endless]) {
      for (const value of [bad, [bad, bad], { bad, good: 1 }, new Set([bad])]) {
        const near = recorder.put([1, 2, 3, { bad: 1 }]);
        const recorded = recorder.put(value, near);
        recorder.matches(recorded, value);
        const { result } = recorder.settle(recorded, value, [value, 1]);
        recorder.matches(result, [value, 1]);
      }
    }
    pool.take(recorder.drain());
    const still = recorder.put(hostile);
    expect(recorder.matches(still, hostile)).toBe(true);
  });

  it('writes what is too large as cut, next to a smaller value too', () => {
    const recorder = newRecorder(1000);
    const small = recorder.put(items(10));
    expect(recorder.put(items(100), small).value).toEqual({ $: 'cut', kind: 'list', size: 100 });
    const nearly = recorder.put(items(20));
    expect(nearly.weight).toBeLessThan(1000);
    expect(recorder.put(items(28), nearly).value).toEqual({ $: 'cut', kind: 'list', size: 28 });
    const large = items(100);
    const cut = recorder.put(large);
    expect(recorder.matches(cut, large)).toBe(true);
    large.pop();
    expect(recorder.matches(cut, large)).toBe(false);
    expect(recorder.settle(cut, large, large.slice(0, 5)).result.value).toEqual(items(5));
    const text = 'x'.repeat(2000);
    expect(recorder.matches(recorder.put(text), text)).toBe(true);
  });

  it('does not trust built-ins that the code has changed', () => {
    const value = [new Map([['a', new Set([1])]]), new Date(0), /x/g, { b: [1, 'text', new HumanMessage('x')] }];
    const expected = text(encode(value, LIMIT));
    const changed: [object, PropertyKey][] = [
      [Array.prototype, Symbol.iterator],
      [Array.prototype, 'push'],
      [Array.prototype, 'slice'],
      [Object, 'keys'],
      [Object, 'getOwnPropertyDescriptor'],
      [Reflect, 'getOwnPropertyDescriptor'],
      [Array, 'isArray'],
      [Map.prototype, 'get'],
      [Map.prototype, 'forEach'],
      [Set.prototype, 'forEach'],
      [WeakMap.prototype, 'get'],
      [Function.prototype, 'call'],
      [Function.prototype, 'apply'],
      [String.prototype, 'startsWith'],
      [Date.prototype, 'getTime'],
    ];
    const saved = changed.map(([object, key]) => Object.getOwnPropertyDescriptor(object, key));
    const { defineProperty } = Object;
    const set = (i: number, descriptor: PropertyDescriptor | undefined) => {
      const place = changed[i];
      if (place !== undefined) defineProperty(place[0], place[1], descriptor ?? {});
    };
    const recorder = newRecorder();
    const extended = value.concat(1 as never);
    for (let i = 0; i < changed.length; i++) set(i, { value: () => 'changed', configurable: true, writable: true });
    const recorded = recorder.put(value);
    const isHeld = recorder.matches(recorded, value);
    const { result } = recorder.settle(recorded, value, extended);
    for (let i = 0; i < changed.length; i++) set(i, saved[i]);
    expect(text(recorded.value)).toBe(expected);
    expect(isHeld).toBe(true);
    expect(text(result.value)).toBe(text(encode(extended, LIMIT)));
  });

  it('writes a long list once and then what changed', () => {
    const cases: readonly (readonly [name: string, next: (list: readonly object[], call: number) => readonly object[], most: number])[] = [
      ['append', (list, call) => [...list, item(1000 + call)], 150],
      ['keep the last 1,000', (list, call) => [...list, item(1000 + call)].slice(-1000), 150],
      ['replace one', (list, call) => list.map((x, i) => (i === (call * 7919) % 1000 ? item(5000 + call) : x)), 150],
      ['re-make all', (list, call) => list.map((x, i) => ({ ...x, ...(i === (call * 7919) % 1000 ? { text: 'new' } : {}) })), 150],
      ['drop a hundred', (list) => list.slice(100), 60],
      ['every third goes', (list) => list.filter((_, i) => i % 3 !== 0), 8000],
      ['nothing', (list) => list.slice(), 1],
      ['cut from both ends and the middle', (list) => [...list.slice(5, 300), ...list.slice(310, -7)], 150],
    ];
    for (const [name, next, most] of cases) {
      const recorder = newRecorder();
      const pool = new Pool();
      let live: readonly object[] = items(1000);
      let recorded = recorder.put(live);
      pool.take(recorder.drain());
      const whole = pool.characters;
      const calls = 5;
      for (let call = 0; call < calls; call++) {
        const raw = next(live, call);
        recorded = recorder.settle(recorded, live, raw).result;
        live = raw;
      }
      pool.take(recorder.drain());
      expect(text(pool.values[recorded.ref])).toBe(text(encode(live, LIMIT)));
      expect({ name, fits: pool.characters - whole <= calls * most }).toEqual({ name, fits: true });
    }
  });

  it('patches what lies inside: texts, Maps, instances and messages', () => {
    const cases: readonly (readonly [unknown, unknown])[] = [
      ['long text '.repeat(100), `${'long text '.repeat(100)}and more`],
      [new Map([['a', items(100)]]), new Map([['a', [...items(100), item(7)]]])],
      [new Basket('me', items(100)), new Basket('me', [...items(100), item(7)])],
      [
        [1, new AIMessage('long text '.repeat(100))],
        [1, new AIMessage(`${'long text '.repeat(100)}and more`)],
      ],
      [
        { deep: { deeper: items(100) }, other: items(100) },
        { deep: { deeper: items(101) }, other: items(100) },
      ],
      [new Set(items(100)), new Set([...items(100), item(7)])],
      [new Command({ update: { a: items(100) } }), new Command({ update: { a: [...items(100), item(7)] } })],
    ];
    for (const [before, after] of cases) {
      const recorder = newRecorder();
      const pool = new Pool();
      const near = recorder.put(before);
      pool.take(recorder.drain());
      const whole = pool.characters;
      const { ref } = recorder.put(after, near);
      pool.take(recorder.drain());
      expect(text(pool.values[ref])).toBe(text(encode(after, LIMIT)));
      expect(pool.characters - whole).toBeLessThan(160);
    }
  });

  it('tells a cycle from what only looks as deep', () => {
    const root: { a?: object } = {};
    let at = root;
    for (let i = 0; i < 200; i++) at = at.a = {};
    const recorder = newRecorder();
    const deep = recorder.put(root);
    expect(recorder.matches(deep, root)).toBe(true);
    root.a = root;
    expect(recorder.matches(deep, root)).toBe(false);
    expect(recorder.put(root, deep).value).toEqual({ a: { $: 'cycle', up: 1 } });
  });

  it('keeps the order of keys', () => {
    const pairs: readonly (readonly [object, object])[] = [
      [
        { a: 1, b: 2, c: 3 },
        { a: 1, c: 3, b: 2 },
      ],
      [
        { a: 1, b: 2 },
        { a: 1, x: 0, b: 2 },
      ],
      [
        { a: 1, b: 2, c: 3 },
        { b: 2, c: 3, a: 1 },
      ],
      [
        { a: 1, b: 2, c: 3 },
        { a: 0, c: 3, d: 4 },
      ],
      [
        { 5: 'five', a: 1 },
        { 3: 'three', 5: 'five', a: 1 },
      ],
      [
        { 5: 'five', a: 1, b: 2 },
        { 7: 'seven', b: 2 },
      ],
    ];
    for (const [before, after] of pairs) {
      const recorder = newRecorder();
      const pool = new Pool();
      const near = recorder.put(withBallast(before));
      const { ref } = recorder.put(withBallast(after), near);
      pool.take(recorder.drain());
      expect(text(pool.values[ref])).toBe(text(encode(withBallast(after), LIMIT)));
      expect(pool.characters).toBeLessThan(2 * BALLAST.length * 45);
    }
  });

  it('tells small values apart that look alike', () => {
    const alike = [
      ['a', 'b'],
      ['a"b'],
      ['a"1:b'],
      'a,b',
      ['ab'],
      [['a'], 'b'],
      [['a', 'b']],
      { a: 'b' },
      [1],
      ['1'],
      1,
      '1',
      null,
      'null',
      [],
      {},
      '',
      [null],
      ['null'],
    ];
    const recorder = newRecorder();
    expect(new Set(alike.map((value) => recorder.put(value).ref)).size).toBe(alike.length);
  });

  it('writes a change deep down as a patch that the page takes', () => {
    const nested = (bottom: unknown, levels: number): unknown => (levels === 0 ? bottom : new Basket('me', [nested(bottom, levels - 1)]));
    const recorder = newRecorder();
    const pool = new Pool();
    const near = recorder.put(withBallast(nested(1, 40)));
    const { ref } = recorder.put(withBallast(nested(2, 40)), near);
    pool.take(recorder.drain());
    expect(text(pool.values[ref])).toBe(text(encode(withBallast(nested(2, 40)), LIMIT)));
  });

  it('writes a value whole again before its patches outweigh it too much', () => {
    const recorder = newRecorder();
    let recorded = recorder.put(items(20));
    const chain: number[] = [];
    for (let call = 0; call < 500; call++) {
      recorded = recorder.put(
        items(20).map((x, i) => (i === call % 20 ? { ...x, text: `edit ${call}` } : x)),
        recorded,
      );
      chain.push(recorded.patched / recorded.weight);
    }
    expect(Math.max(...chain)).toBeLessThanOrEqual(8);
    expect(recorder.drain().entries.filter((entry) => 'v' in entry).length).toBeLessThan(50);
  });

  it('tells ids that add_messages filled in from other changes', () => {
    const recorder = newRecorder();
    const existing = [new HumanMessage('hi')];
    const update = [new AIMessage('hello')];
    const before = [recorder.put(existing), recorder.put(update)] as const;
    messagesStateReducer(existing, update);
    const after = [recorder.put(existing, before[0]), recorder.put(update, before[1])] as const;
    expect(after.map((x) => x.ref)).not.toEqual(before.map((x) => x.ref));
    expect(before.map((x, i) => onlyIdsFilled(x.value, after[i]?.value ?? null))).toEqual([true, true]);
    existing[0]!.content = 'changed';
    expect(onlyIdsFilled(before[0].value, recorder.put(existing, after[0]).value)).toBe(false);
    update[0]!.id = 'another';
    expect(onlyIdsFilled(after[1].value, recorder.put(update).value)).toBe(false);
    expect(onlyIdsFilled(before[1].value, [])).toBe(false);
  });
});
