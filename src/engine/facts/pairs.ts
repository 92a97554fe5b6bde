import { type Known, UNKNOWN } from './known';

export interface PairKnown {
  /** Null where it is computed. */
  readonly name: string | null;
  readonly value: Known;
}

/** The pairs of name and value that a Command's update may be instead of an object; null where it is no list of pairs. */
export function pairsOf(update: Known): readonly PairKnown[] | null {
  if (update.kind !== 'list' || update.items.length === 0) return null;
  const pairs: PairKnown[] = [];
  for (const item of update.items) {
    if (item.kind !== 'list' || item.any || item.items.length !== 2) return null;
    const [name, value = UNKNOWN] = item.items;
    pairs.push({ name: name?.kind === 'text' ? name.value : null, value });
  }
  return pairs;
}
