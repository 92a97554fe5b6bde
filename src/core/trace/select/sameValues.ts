import { equalValues } from '~/core/value';
import type { Value } from '~/core/value';
import type { NamedRef, Shaped } from '../event';
import type { ValueRef } from '../values';
import type { TraceStore } from '../views';

/** Compares values of two traces. */
export interface SameValues {
  ref(before: ValueRef | null, after: ValueRef | null): boolean;
  named(before: readonly NamedRef[], after: readonly NamedRef[]): boolean;
  shaped(before: Shaped | null, after: Shaped | null): boolean;
}

/**
 * Runs of one document begin with the same values at the same places, so most comparisons need no value at all: only
 * where the two pools have gone apart are values made and compared.
 */
export function sameValues(before: TraceStore, after: TraceStore): SameValues {
  const common = commonLength(before, after);
  const ref = (a: ValueRef | null, b: ValueRef | null): boolean => {
    if (a === null || b === null) return a === b;
    return (a === b && a < common) || equalValues(before.value(a), after.value(b));
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

/** How many values both pools begin with, entry for entry; an entry, being plain JSON, compares like a value. */
function commonLength(before: TraceStore, after: TraceStore): number {
  const one = before.trace.values;
  const other = after.trace.values;
  const shorter = Math.min(one.length, other.length);
  for (let i = 0; i < shorter; i++) {
    if (!equalValues(one[i] as unknown as Value, other[i] as unknown as Value)) return i;
  }
  return shorter;
}
