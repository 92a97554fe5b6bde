import { getPrototypeOf, isArray, keysOf, objectPrototype } from './primordials';
import { property } from './property';

/**
 * The fields of a plain object in their order, so that each can be put by itself; null for everything else. A field
 * behind a getter is given as what `put` writes as the tag `getter`.
 */
export function fieldsOf(raw: unknown): readonly (readonly [name: string, value: unknown])[] | null {
  if (typeof raw !== 'object' || raw === null) return null;
  try {
    if (isArray(raw)) return null;
    const prototype = getPrototypeOf(raw);
    if (prototype !== objectPrototype && prototype !== null) return null;
    const keys = keysOf(raw);
    const fields: (readonly [string, unknown])[] = [];
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] as string;
      fields[i] = [key, property(raw, key)];
    }
    return fields;
  } catch {
    return null;
  }
}
