import { describe, expect, it } from 'vitest';
import { interleave } from './interleave';

/** Says who was measured, and answers the costs one after the other. */
function measured(name: string, log: string[], costs: readonly number[]) {
  let at = 0;
  return () => {
    log.push(name);
    return Promise.resolve(costs[at++] ?? Number.NaN);
  };
}

describe('interleave', () => {
  it('divides medians, and leaves what warmed up out', async () => {
    const log: string[] = [];
    const one = measured('one', log, [1000, 6, 900, 9]);
    const other = measured('other', log, [1, 2, 3, 4]);
    expect(await interleave(one, other, { warmUp: 1, kept: 3 })).toBe(9 / 3);
  });

  it('changes who goes first', async () => {
    const log: string[] = [];
    const one = measured('one', log, [1, 1, 1]);
    const other = measured('other', log, [1, 1, 1]);
    await interleave(one, other, { warmUp: 0, kept: 3 });
    expect(log).toEqual(['one', 'other', 'other', 'one', 'one', 'other']);
  });
});
