import { isDict, typeName } from './typeName';

/** What Python's `for item in value` goes through: a dict's keys, a text's characters. */
export function items(value: unknown): unknown[] {
  if (isDict(value)) return value instanceof Map ? [...value.keys()] : Object.keys(value);
  if (typeof value === 'string') return Array.from(value);
  if (typeof value === 'object' && value !== null && Symbol.iterator in value) return Array.from(value as Iterable<unknown>);
  throw new TypeError(`'${typeName(value)}' object is not iterable`);
}
