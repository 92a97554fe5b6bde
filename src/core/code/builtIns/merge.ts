import { pairs } from './python/pairs';
import { isDict, typeName } from './python/typeName';

/** The keys of both; where both have a key, the update's value. */
export default <T>(existing: T, update: T): T => {
  const [left, right] = [mapping(existing), mapping(update)];
  const merged = left instanceof Map || right instanceof Map ? new Map([...pairs(left), ...pairs(right)]) : { ...left, ...right };
  return merged as T;
};

function mapping(value: unknown): Map<unknown, unknown> | Record<string, unknown> {
  if (isDict(value)) return value;
  throw new TypeError(`'${typeName(value)}' object is not a mapping`);
}
