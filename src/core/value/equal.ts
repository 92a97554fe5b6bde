import { canonicalText } from './canonicalText';
import { isList, isTagged } from './value';
import type { Value } from './value';

/**
 * Whether two values are equal as a person would say: the order of an object's keys does not count, nor that of a Set's
 * members and a Map's entries; that of a list does. -0 and 0 differ, NaN equals itself.
 */
export function equalValues(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (isList(a) || isList(b))
    return isList(a) && isList(b) && a.length === b.length && a.every((item, i) => equalValues(item, b[i] as Value));
  if (isUnordered(a)) return isTagged(b) && a.$ === b.$ && 'v' in b && equalBags(a.v, b.v as readonly Value[]);
  return equalObjects(a as Fields, b as Fields);
}

/** Whether two lists hold equal values, each as often as the other, in any order. */
export function equalBags(a: readonly Value[], b: readonly Value[]): boolean {
  if (a.length !== b.length) return false;
  let i = 0;
  while (i < a.length && equalValues(a[i] as Value, b[i] as Value)) i++;
  if (i === a.length) return true;
  const texts = (list: readonly Value[]) => list.slice(i).map(canonicalText).sort();
  const others = texts(b);
  return texts(a).every((text, j) => text === others[j]);
}

type Fields = { readonly [key: string]: Value };

function equalObjects(a: Fields, b: Fields): boolean {
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && equalValues(a[key] as Value, b[key] as Value))
  );
}

function isUnordered(value: Value): value is Value & { readonly $: 'set' | 'map' | 'dict'; readonly v: readonly Value[] } {
  return isTagged(value) && (value.$ === 'set' || value.$ === 'map' || value.$ === 'dict');
}
