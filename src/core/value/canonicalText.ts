import { isList, isTagged } from './value';
import type { Value } from './value';

/** Text that equal values share and different ones do not: JSON with the keys of dicts, sets and Maps in one order. */
export function canonicalText(value: Value): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (isTagged(value) && (value.$ === 'set' || value.$ === 'map' || value.$ === 'dict')) {
    const items = (value.v as readonly Value[]).map(canonicalText).sort();
    return `{"$":"${value.$}","v":[${items.join(',')}]}`;
  }
  const object = value as { readonly [key: string]: Value };
  const keys = Object.keys(object).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalText(object[key] ?? null)}`).join(',')}}`;
}
