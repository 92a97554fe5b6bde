import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_UP_TO, ordersOf } from './ordersOf';

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));

describe('ordersOf', () => {
  it('gives permutations, each once, the engine’s own first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(), (n, seed) => {
        const { orders, complete } = ordersOf(n, seed);
        const own = Array.from({ length: n }, (_, index) => index);
        expect(orders[0]).toEqual(own);
        expect(new Set(orders.map((order) => order.join())).size).toBe(orders.length);
        for (const order of orders) expect(order.toSorted((a, b) => a - b)).toEqual(own);
        expect(complete).toBe(n <= ALL_UP_TO);
        if (complete) expect(orders.length).toBe(factorial(n));
      }),
      { numRuns: 40 },
    );
  });

  it('samples by the seed', () => {
    expect(ordersOf(8, 3)).toEqual(ordersOf(8, 3));
    expect(ordersOf(8, 3)).not.toEqual(ordersOf(8, 4));
    expect(ordersOf(8, 3).orders[1]).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
  });
});
