import { isDict } from './typeName';
import { pairs } from './pairs';

/** Python's `bool(value)`: what is empty or zero is false. */
export function truth(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (value instanceof Set) return value.size > 0;
  if (isDict(value)) return pairs(value).length > 0;
  return Boolean(value) || Number.isNaN(value);
}
