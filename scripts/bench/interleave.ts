import { median } from './median';

/** Measures something once and answers a cost, in any unit. */
export type Measured = () => Promise<number>;

/**
 * The median cost of one thing ÷ that of the other. Both are measured in turns, and the one that goes first changes every
 * round, so that whatever slows the machine down slows both. The first rounds only warm up and are thrown away.
 */
export async function interleave(
  one: Measured,
  other: Measured,
  rounds: { readonly warmUp: number; readonly kept: number },
): Promise<number> {
  const ones: number[] = [];
  const others: number[] = [];
  for (let round = 0; round < rounds.warmUp + rounds.kept; round++) {
    const oneGoesFirst = round % 2 === 0;
    const first = await (oneGoesFirst ? one : other)();
    const second = await (oneGoesFirst ? other : one)();
    if (round < rounds.warmUp) continue;
    ones.push(oneGoesFirst ? first : second);
    others.push(oneGoesFirst ? second : first);
  }
  return median(ones) / median(others);
}
