import { describe, expect, it } from 'vitest';
import { type Figure, rowsOf } from './figure';

const figure = (what: string, value: number): Figure => ({ what, figure: value, goal: 2, unit: 'frames' });

describe('rowsOf', () => {
  it('puts the figures of all processes into one row each, in the order of the first', () => {
    expect(
      rowsOf([
        [figure('a', 1), figure('b', 2)],
        [figure('b', 20), figure('a', 10)],
      ]),
    ).toEqual([
      { what: 'a', figures: [1, 10], goal: 2, unit: 'frames' },
      { what: 'b', figures: [2, 20], goal: 2, unit: 'frames' },
    ]);
  });
});
