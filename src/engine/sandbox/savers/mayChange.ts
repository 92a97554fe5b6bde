import { isBaseMessage } from '@langchain/core/messages';

/** Nothing larger is looked through to its end: LangGraph itself takes seconds to write it down. */
const MOST_VALUES = 200_000;

/**
 * Whether a value may come back from a checkpoint as something else, going by what LangGraph's notation knows: JSON, undefined,
 * Set, Map, RegExp, Uint8Array and messages. It may be wrong in what it suspects, never runs a `toJSON`, and stops at a cycle.
 */
export function mayChange(value: unknown): boolean {
  let left = MOST_VALUES;
  const path = new Set<object>();
  const suspect = (one: unknown): boolean => {
    left -= 1;
    switch (typeof one) {
      case 'bigint':
      case 'function':
      case 'symbol':
        return true;
      case 'number':
        return !Number.isFinite(one) || Object.is(one, -0);
      case 'object':
        return one !== null && left > 0 && within(one);
      default:
        return false;
    }
  };
  const within = (one: object): boolean => {
    if (path.has(one)) return true;
    if (isBaseMessage(one) || one instanceof RegExp || one instanceof Uint8Array) return false;
    path.add(one);
    const found = itemsOf(one)?.some(suspect) ?? true;
    path.delete(one);
    return found;
  };
  try {
    return suspect(value);
  } catch {
    // A getter or a proxy that throws, or depth without an end.
    return true;
  }
}

/** What a value of a known class holds; null for any other class, and for plain objects that LangGraph reads as its own notation. */
function itemsOf(one: object): readonly unknown[] | null {
  if (Array.isArray(one)) return one;
  if (one instanceof Set) return [...(one as Set<unknown>)];
  if (one instanceof Map) return [...(one as Map<unknown, unknown>)].flat();
  const prototype = Object.getPrototypeOf(one) as unknown;
  const isPlain = prototype === null || prototype === Object.prototype;
  return isPlain && !('toJSON' in one) && !('lc' in one) ? Object.values(one) : null;
}
