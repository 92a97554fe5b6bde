import { describe, expect, it } from 'vitest';
import { fieldsOf } from './fieldsOf';
import { ValueRecorder } from './valueRecorder';

describe('fieldsOf', () => {
  it('gives the fields of plain objects in their order', () => {
    expect(fieldsOf({ b: 1, a: undefined })).toEqual([
      ['b', 1],
      ['a', undefined],
    ]);
    expect(fieldsOf(Object.assign(Object.create(null), { $: 1 }))).toEqual([['$', 1]]);
  });

  it.each([[null], ['text'], [[1]], [new Map([['a', 1]])], [new Date()], [() => 1]])('gives none of %o', (raw) => {
    expect(fieldsOf(raw)).toBe(null);
  });

  it('leaves getters uncalled and writes them as such', () => {
    let calls = 0;
    const fields = fieldsOf({
      get a() {
        return calls++;
      },
    });
    expect(new ValueRecorder({ bytesPerValue: 1000 }).put(fields?.[0]?.[1]).value).toEqual({ $: 'getter' });
    expect(calls).toBe(0);
  });

  it('gives none of an object that refuses', () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(fieldsOf(proxy)).toBe(null);
  });
});
