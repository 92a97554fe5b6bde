import { byteCount } from './notationBytes';
import { isList, isTagged } from './value';
import type { Value } from './value';

/**
 * How many items or entries a value has, or characters (UTF-16 units, as JavaScript's `length` counts them) a text;
 * null where a length means nothing.
 */
export function lengthOf(value: Value): number | null {
  if (typeof value === 'string' || isList(value)) return value.length;
  if (value === null || typeof value !== 'object') return null;
  if (!isTagged(value)) return Object.keys(value).length;
  switch (value.$) {
    case 'set':
    case 'map':
    case 'dict':
    case 'instance':
      return value.v.length;
    case 'bytes':
      return byteCount(value.v);
    case 'cut':
      return value.size;
    default:
      return null;
  }
}
