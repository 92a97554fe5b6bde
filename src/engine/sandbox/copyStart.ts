/**
 * A copy of a start value for each time that LangGraph asks for it, as a `default: () => …` would make it anew: a reducer
 * that changes `existing` in place must not change what the next thread starts from. Functions stay what they are.
 */
export function copyStart(value: unknown, seen = new Map<object, object>()): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const known = seen.get(value);
  if (known) return known;
  const note = <T extends object>(copy: T): T => {
    seen.set(value, copy);
    return copy;
  };
  if (value instanceof Date) return note(new Date(value));
  if (value instanceof RegExp) return note(new RegExp(value));
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return note(structuredClone(value));
  if (value instanceof Map) {
    const copy = note(new Map<unknown, unknown>());
    for (const [key, item] of value) copy.set(copyStart(key, seen), copyStart(item, seen));
    return copy;
  }
  if (value instanceof Set) {
    const copy = note(new Set<unknown>());
    for (const item of value) copy.add(copyStart(item, seen));
    return copy;
  }
  if (Array.isArray(value)) {
    const copy = note<unknown[]>([]);
    copy.length = value.length;
    value.forEach((item, index) => {
      copy[index] = copyStart(item, seen);
    });
    return copy;
  }
  const copy = note(Object.create(Object.getPrototypeOf(value) as object | null) as object);
  for (const key of Reflect.ownKeys(value)) {
    const found = Object.getOwnPropertyDescriptor(value, key);
    if (found) Object.defineProperty(copy, key, 'value' in found ? { ...found, value: copyStart(found.value, seen) } : found);
  }
  return copy;
}
