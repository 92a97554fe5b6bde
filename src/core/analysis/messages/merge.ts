import type { Coerced } from './coerce';
import type { Branch } from './reading';

/** A message with the key that stands for its id: its own, or one of its own kind until the result shows which it was given. */
export interface Keyed {
  readonly coerced: Coerced;
  readonly key: string;
}

export interface Merged {
  readonly steps: readonly { readonly branch: Branch; readonly marked: readonly string[] }[];
  /** What the call returns; null where it throws. */
  readonly list: readonly Keyed[] | null;
  readonly removeAll: number | null;
  readonly removed: readonly string[];
}

export const REMOVE_ALL = '__remove_all__';

/** How add_messages merges messages that all have an id. */
export function merge(existing: readonly Keyed[], update: readonly Keyed[]): Merged {
  const removeAll = update.findLastIndex(({ coerced }) => coerced.isRemoval && coerced.id === REMOVE_ALL);
  return removeAll === -1 ? byId(existing, update) : afterAll(update, removeAll);
}

/** A removal of all: what follows it is the result, as it stands. */
function afterAll(update: readonly Keyed[], removeAll: number): Merged {
  const steps = update.map((_, index): Merged['steps'][number] => ({
    branch:
      index < removeAll ? { kind: 'wiped' } : index === removeAll ? { kind: 'removeAll' } : { kind: 'kept', at: index - removeAll - 1 },
    marked: [],
  }));
  return { steps, list: update.slice(removeAll + 1), removeAll, removed: [] };
}

function byId(existing: readonly Keyed[], update: readonly Keyed[]): Merged {
  const list = [...existing];
  // Of several messages with one id the last is the one that is found.
  const places = new Map(list.map(({ key }, at) => [key, at]));
  const toRemove = new Map<string, string>();
  let marked: readonly string[] = [];
  const steps: Merged['steps'][number][] = [];
  for (const item of update) {
    const { key, coerced } = item;
    const at = places.get(key);
    const step = (branch: Branch) => steps.push({ branch, marked });
    if (at === undefined && coerced.isRemoval) {
      step({ kind: 'unknown' });
      return { steps, list: null, removeAll: null, removed: [] };
    }
    if (at === undefined) {
      places.set(key, list.length);
      step({ kind: 'append', at: list.push(item) - 1 });
    } else if (coerced.isRemoval) {
      toRemove.set(key, coerced.id ?? '');
      marked = [...toRemove.values()];
      step({ kind: 'mark', at });
    } else {
      const unmarked = toRemove.delete(key);
      if (unmarked) marked = [...toRemove.values()];
      step({ kind: 'replace', at, was: list[at]?.coerced.class ?? '', unmarked });
      list[at] = item;
    }
  }
  return { steps, list: list.filter(({ key }) => !toRemove.has(key)), removeAll: null, removed: marked };
}
