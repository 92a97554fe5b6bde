import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RequestView } from '~/core/trace';
import { lineAt } from './recordPlaces';

const request = (rows: number, number: number): RequestView => ({
  request: number,
  moment: 0,
  by: { kind: 'unknown' },
  messages: 0,
  tools: 0,
  reply: null,
  error: null,
  ms: 0,
  rows,
});

it('puts every row and every model call at one place, each call before the rows that came after it', () => {
  const law = fc.property(fc.nat(20), fc.array(fc.nat(20), { maxLength: 8 }), (count, places) => {
    const requests = places.toSorted((a, b) => a - b).map((rows, index) => request(Math.min(rows, count), index));
    const wanted: unknown[] = [];
    for (let row = 0; row <= count; row++) {
      for (const one of requests) if (one.rows === row) wanted.push({ request: one });
      if (row < count) wanted.push({ row });
    }
    expect(wanted.map((_, place) => lineAt(place, requests))).toEqual(wanted);
  });
  fc.assert(law);
});
