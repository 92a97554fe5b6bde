import type { MomentNumber } from '~/core/trace';

/** Neighbours of one moment together, in order. */
export function byMoment<T extends { readonly moment: MomentNumber }>(list: readonly T[]): readonly { moment: MomentNumber; of: T[] }[] {
  const groups: { moment: MomentNumber; of: T[] }[] = [];
  for (const one of list) {
    const last = groups.at(-1);
    if (last?.moment === one.moment) last.of.push(one);
    else groups.push({ moment: one.moment, of: [one] });
  }
  return groups;
}
