import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { plainText } from './plainText';

const open: { toJSON?: unknown } = Object.prototype;

describe('plainText', () => {
  afterEach(() => {
    delete open.toJSON;
  });

  it('is what JSON.stringify would have said, with a toJSON in its way too', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        const honest = JSON.stringify(data);
        expect(plainText(data)).toBe(honest);
        open.toJSON = () => 'forged';
        const guarded = plainText(data);
        delete open.toJSON;
        expect(guarded).toBe(honest);
      }),
    );
  });

  it('leaves out what is undefined, as JSON does', () => {
    open.toJSON = () => 'forged';
    const text = plainText({ a: undefined, b: [undefined, 1] });
    delete open.toJSON;
    expect(text).toBe('{"b":[null,1]}');
  });
});
