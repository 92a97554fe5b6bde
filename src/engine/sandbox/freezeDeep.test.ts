import { AIMessage, HumanMessage } from '@langchain/core/messages';
import { messagesStateReducer } from '@langchain/langgraph/web';
import { describe, expect, it } from 'vitest';
import { freezeDeep } from './freezeDeep';

function frozen<T>(value: T): T {
  freezeDeep(value);
  return value;
}

describe('a frozen value', () => {
  it.each<[string, () => void]>([
    ['push', () => frozen([1]).push(2)],
    ['sort', () => frozen([2, 1]).sort()],
    ['length', () => void (frozen([1]).length = 0)],
    ['assignment', () => void (frozen({ a: 1 }).a = 2)],
    ['a new property', () => void ((frozen({}) as { a?: number }).a = 2)],
    ['delete', () => delete (frozen({ a: 1 }) as { a?: number }).a],
    ['Map.set', () => frozen(new Map([[1, 2]])).set(1, 3)],
    ['Map.delete', () => frozen(new Map([[1, 2]])).delete(1)],
    ['Set.add', () => frozen(new Set([1])).add(2)],
    ['Set.clear', () => frozen(new Set([1])).clear()],
    ['Date.setTime', () => frozen(new Date(0)).setTime(1)],
    ['a list in an object', () => frozen({ a: [1] }).a.push(2)],
    [
      'a list in a Map',
      () =>
        frozen(new Map([[1, [2]]]))
          .get(1)
          ?.push(3),
    ],
    ['an object in a Set', () => frozen(new Set([{ a: 1 }])).forEach((item) => void (item.a = 2))],
    ['an object under a symbol', () => void (frozen({ [Symbol.iterator]: { a: 1 } })[Symbol.iterator].a = 2)],
    ['a message', () => void (frozen(new AIMessage({ id: 'a', content: 'x' })).content = 'y')],
    ['a message without an id', () => void (frozen(new AIMessage('x')).content = 'y')],
    ['what a message holds', () => void (frozen(new AIMessage('x')).additional_kwargs['a'] = 1)],
    [
      'an object of a class',
      () =>
        void (frozen(
          new (class {
            a = [1];
          })(),
        ).a = []),
    ],
  ])('throws a TypeError at a change: %s', (_, change) => {
    expect(change).toThrow(TypeError);
  });

  it('is read as ever', () => {
    const value = frozen({ map: new Map([[1, [2]]]), set: new Set([3]), date: new Date(0), at: /a/g, bytes: new Uint8Array([1]) });
    expect(value.map.get(1)).toEqual([2]);
    expect([...value.set, value.date.getTime(), value.at.test('aa'), value.bytes[0]]).toEqual([3, 0, true, 1]);
    expect(new Map(value.map).set(1, [])).toEqual(new Map([[1, []]]));
    expect(structuredClone(value.map).set(2, []).size).toBe(2);
  });

  it('may hold itself', () => {
    const cycle: { self?: object } = {};
    cycle.self = cycle;
    expect(Object.isFrozen(frozen(cycle))).toBe(true);
  });

  it('of messages still gets its missing ids from add_messages', () => {
    const merged = messagesStateReducer(frozen([new HumanMessage('a')]), frozen([new AIMessage('b')]));
    expect(merged.map(({ id }) => typeof id)).toEqual(['string', 'string']);
  });

  it('may be a proxy that refuses', () => {
    const guarded = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no');
        },
      },
    );
    expect(() => frozen([guarded])).not.toThrow();
  });
});
