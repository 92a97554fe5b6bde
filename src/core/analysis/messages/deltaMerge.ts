import type { Branch } from './reading';
import { type Keyed, type Merged, REMOVE_ALL } from './merge';

/**
 * How LangGraph's reducer for messages of delta fields merges a batch, in one pass: what is removed leaves a hole, a tombstone,
 * and the holes are closed at the end. It gives no ids, and a removal of what is not there does nothing.
 */
export function deltaMerge(existing: readonly Keyed[], update: readonly Keyed[]): Merged {
  let list: (Keyed | null)[] = [...existing];
  const places = new Map(existing.flatMap(({ key, coerced }, at) => (coerced.id === null ? [] : [[key, at] as const])));
  const steps: Merged['steps'][number][] = [];
  let removeAll: number | null = null;
  let removed: readonly string[] = [];
  for (const [index, item] of update.entries()) {
    const { key, coerced } = item;
    const at = places.get(key);
    let branch: Branch;
    if (coerced.isRemoval && coerced.id === REMOVE_ALL) {
      branch = { kind: 'cleared', count: list.filter((one) => one !== null).length };
      list = [];
      places.clear();
      removed = [];
      removeAll = index;
    } else if (at !== undefined && coerced.isRemoval) {
      branch = { kind: 'tombstone', at };
      list[at] = null;
      places.delete(key);
      removed = [...removed, coerced.id ?? ''];
    } else if (coerced.isRemoval) {
      branch = { kind: 'ignored' };
    } else if (at !== undefined) {
      branch = { kind: 'replace', at, was: list[at]?.coerced.class ?? '', unmarked: false };
      list[at] = item;
    } else {
      const end = list.push(item) - 1;
      branch = { kind: coerced.id === null ? 'bare' : 'append', at: end };
      if (coerced.id !== null) places.set(key, end);
    }
    steps.push({ branch, marked: removed });
  }
  return { steps, list: list.filter((one) => one !== null), removeAll, removed };
}
