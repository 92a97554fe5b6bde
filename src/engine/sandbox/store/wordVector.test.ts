import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordVector } from './wordVector';

function likeness(left: string, right: string): number {
  const [a, b] = [wordVector(left), wordVector(right)];
  const dot = (x: number[], y: number[]) => x.reduce((sum, number, i) => sum + number * (y[i] ?? 0), 0);
  const lengths = Math.sqrt(dot(a, a) * dot(b, b));
  return lengths === 0 ? 0 : dot(a, b) / lengths;
}

it('is nearer where more words and letters are in common, in any script', () => {
  expect(likeness('the cat sat', 'a cat')).toBeGreaterThan(likeness('the cat sat', 'an invoice'));
  expect(likeness('answers', 'answer')).toBeGreaterThan(0.3);
  expect(likeness('简洁的回答', '回答要简洁')).toBeGreaterThan(likeness('简洁的回答', '详细说明'));
  expect(likeness('猫', '小猫')).toBeGreaterThan(0.3);
});

it('knows no meaning', () => {
  expect(likeness('cat', 'kitten')).toBe(0);
  expect(likeness('cat', 'invoice')).toBe(0);
  expect(likeness('猫', '喵星人')).toBe(0);
});

it('is pure, the same for cases and widths, and 1 with itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(wordVector(text)).toEqual(wordVector(text));
      const own = likeness(text, text);
      expect(own === 0 || Math.abs(own - 1) < 1e-9).toBe(true);
    }),
  );
  expect(wordVector('ＡＢＣ')).toEqual(wordVector('abc'));
});
