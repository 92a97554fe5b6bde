/** The middle of the numbers, between two of them where their count is even. Throws for none. */
export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

/** The number below which this part (0 to 1) of the numbers lies, between neighbours in proportion. Throws for none. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) throw new Error('no numbers, no quantile');
  return below + (above - below) * (place - Math.floor(place));
}
