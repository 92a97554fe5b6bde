import { equalValues } from '~/core/value';
import type { Value } from '~/core/value';
import type { NamedRef, Shaped } from '../event';
import type { ValueEntry, ValueRef } from '../values';
import type { TraceStore } from '../views';

/** Compares values of two traces. */
export interface SameValues {
  ref(before: ValueRef | null, after: ValueRef | null): boolean;
  named(before: readonly NamedRef[], after: readonly NamedRef[]): boolean;
  shaped(before: Shaped | null, after: Shaped | null): boolean;
}

/** How far back along two chains of patches is looked for values that are known to be equal. */
const REACH = 100;

/**
 * Runs of one document begin with the same values at the same places, and where their pools have gone apart they still
 * write most values as the same patches on the same values. So values are made and compared only where neither helps,
 * and what was found equal is never looked at again. Both traces may grow between two questions.
 */
export function sameValues(before: TraceStore, after: TraceStore): SameValues {
  const prefix = commonPrefix(before.trace.values, after.trace.values);
  /** Values after, each with the last one before that it was found equal to. */
  const known = new Map<ValueRef, ValueRef>();

  const isKnown = (a: ValueRef, b: ValueRef): boolean => known.get(b) === a || (a === b && prefix(a));

  /** The same patches lead to both from equal values. */
  function isPatchedAlike(a: ValueRef, b: ValueRef): boolean {
    let [one, other] = [a, b];
    for (let steps = 0; steps < REACH; steps++) {
      const old = before.trace.values[one];
      const now = after.trace.values[other];
      if (old === undefined || now === undefined || 'v' in old || 'v' in now || !isSameJson(old.p, now.p)) return false;
      [one, other] = [old.of, now.of];
      if (isKnown(one, other)) return true;
    }
    return false;
  }

  const ref = (a: ValueRef | null, b: ValueRef | null): boolean => {
    if (a === null || b === null) return a === b;
    if (isKnown(a, b)) return true;
    if (!isPatchedAlike(a, b) && !equalValues(before.value(a), after.value(b))) return false;
    known.set(b, a);
    return true;
  };
  const named = (a: readonly NamedRef[], b: readonly NamedRef[]): boolean =>
    a.length === b.length && a.every(([name, value], index) => name === b[index]?.[0] && ref(value, b[index]?.[1] ?? null));
  const shaped = (a: Shaped | null, b: Shaped | null): boolean => {
    if (a === null || b === null) return a === b;
    if ('whole' in a) return 'whole' in b && ref(a.whole, b.whole);
    return 'fields' in b && named(a.fields, b.fields);
  };
  return { ref, named, shaped };
}

/** Whether an index lies in what both pools begin with, entry for entry. Looks no further than it is asked, and once at each. */
function commonPrefix(one: readonly ValueEntry[], other: readonly ValueEntry[]): (index: number) => boolean {
  let length = 0;
  let apart = false;
  return (index) => {
    while (!apart && length <= index && length < one.length && length < other.length) {
      apart = !isSameJson(one[length], other[length]);
      if (!apart) length += 1;
    }
    return index < length;
  };
}

/** An entry or a patch, being plain JSON, compares like a value. */
function isSameJson(a: unknown, b: unknown): boolean {
  return equalValues(a as Value, b as Value);
}
