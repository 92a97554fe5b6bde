import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createUnframe, frame } from './frame';

describe('frame', () => {
  it('sends a short text whole and a long one in parts', () => {
    expect(frame('abc', 3)).toEqual(['0abc']);
    expect(frame('abcd', 3)).toEqual(['1abc', '2d']);
    expect(frame('abcdefghi', 3)).toEqual(['1abc', '1def', '2ghi']);
    expect(frame('', 3)).toEqual(['0']);
  });

  it('is undone by unframe, text after text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 40 })), fc.integer({ min: 1, max: 10 }), (texts, size) => {
        const unframe = createUnframe(1_000);
        const messages = texts.flatMap((text) => frame(text, size));
        expect(messages.every((message) => message.length <= size + 1)).toBe(true);
        expect(messages.map(unframe).filter((text) => text !== null)).toEqual(texts);
      }),
    );
  });

  it('refuses what cannot follow', () => {
    expect(() => createUnframe(10)('2x')).toThrow('without a first');
    expect(() => createUnframe(10)('x')).toThrow('framing character');
    expect(() => createUnframe(10)('')).toThrow('framing character');
    const unframe = createUnframe(10);
    expect(unframe('1x')).toBeNull();
    expect(() => unframe('0y')).toThrow('amid parts');
  });

  it('refuses what is too long, also in parts', () => {
    const unframe = createUnframe(10);
    expect(unframe('1abcdefgh')).toBeNull();
    expect(() => unframe('1ijk')).toThrow('longer than 10');
  });
});
