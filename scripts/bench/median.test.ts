import { describe, expect, it } from 'vitest';
import { median, quantile } from './median';

describe('median', () => {
  it('is the middle one, in whatever order they come', () => {
    expect(median([10, 9, 100])).toBe(10);
  });

  it('lies between the two in the middle of an even count', () => {
    expect(median([4, 1, 2, 30])).toBe(3);
  });

  it('leaves its numbers as they are', () => {
    const numbers = [3, 1, 2];
    median(numbers);
    expect(numbers).toEqual([3, 1, 2]);
  });

  it('is not to be had of nothing', () => {
    expect(() => median([])).toThrow('no numbers');
  });
});

describe('quantile', () => {
  it('goes from the least to the greatest, in proportion', () => {
    const numbers = [0, 10, 20, 30, 40];
    expect([0, 0.25, 0.95, 1].map((part) => quantile(numbers, part))).toEqual([0, 10, 38, 40]);
  });
});
