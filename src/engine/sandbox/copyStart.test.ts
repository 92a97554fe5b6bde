import { HumanMessage } from '@langchain/core/messages';
import { describe, expect, it } from 'vitest';
import { copyStart } from './copyStart';

class Point {
  x = [1];
  get double(): number {
    return (this.x[0] ?? 0) * 2;
  }
}

describe('copyStart', () => {
  it('answers an equal value of the same classes that shares no object with it', () => {
    const loop: { self?: object; list: number[] } = { list: [1] };
    loop.self = loop;
    const value = {
      list: [1, [2], , { a: 'x' }],
      map: new Map([[{ k: 1 }, [1]]]),
      set: new Set([[1]]),
      date: new Date(5),
      regexp: /a/g,
      bytes: new Uint8Array([1, 2]),
      message: new HumanMessage({ content: 'hi', id: '1' }),
      point: new Point(),
      loop,
      nothing: null,
      missing: undefined,
    };
    const copy = copyStart(value) as typeof value;
    expect(copy).toEqual(value);
    expect(copy.message).toBeInstanceOf(HumanMessage);
    expect(copy.point.double).toBe(2);
    expect(2 in copy.list).toBe(false);
    expect(copy.loop.self).toBe(copy.loop);
    copy.point.x.push(2);
    copy.loop.list.push(2);
    (copy.list[1] as number[]).push(3);
    copy.bytes[0] = 9;
    [...copy.set][0]?.push(2);
    [...copy.map.values()][0]?.push(2);
    copy.date.setTime(6);
    copy.message.content = 'changed';
    expect(value.point.x).toEqual([1]);
    expect(value.loop.list).toEqual([1]);
    expect(value.list[1]).toEqual([2]);
    expect(value.bytes[0]).toBe(1);
    expect([...value.set]).toEqual([[1]]);
    expect([...value.map.values()]).toEqual([[1]]);
    expect(value.date.getTime()).toBe(5);
    expect(value.message.content).toBe('hi');
  });

  it('leaves what is no object, and getters uncalled', () => {
    const run = () => 1;
    expect(copyStart(run)).toBe(run);
    expect(copyStart(5n)).toBe(5n);
    let calls = 0;
    const value = {
      get x() {
        return ++calls;
      },
    };
    expect(Object.getOwnPropertyDescriptor(copyStart(value) as object, 'x')?.get).toBeTypeOf('function');
    expect(calls).toBe(0);
  });
});
