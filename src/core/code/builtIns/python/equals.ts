import { pairs } from './pairs';
import { isDict, isNumber } from './typeName';

/** Python's `left == right`: by value, however deep; 1, 1.0 and True are equal. Objects of one class are compared by their data. */
export function equals(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (isNumber(left) && isNumber(right)) return left >= right && left <= right;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return (left ?? null) === (right ?? null);
  if (Array.isArray(left)) return Array.isArray(right) && sameItems(left, right);
  if (left instanceof Set) return right instanceof Set && sameMembers(left, right);
  if (left instanceof Date) return right instanceof Date && left.getTime() === right.getTime();
  if (isDict(left)) return isDict(right) && samePairs(pairs(left), pairs(right));
  return (
    Object.getPrototypeOf(left) === Object.getPrototypeOf(right) &&
    Object.keys(left).length > 0 &&
    samePairs(Object.entries(left), Object.entries(right))
  );
}

function sameItems(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((item, index) => equals(item, right[index]));
}

function sameMembers(left: ReadonlySet<unknown>, right: ReadonlySet<unknown>): boolean {
  return left.size === right.size && [...left].every((item) => right.has(item) || [...right].some((other) => equals(item, other)));
}

function samePairs(left: readonly (readonly [unknown, unknown])[], right: readonly (readonly [unknown, unknown])[]): boolean {
  if (left.length !== right.length) return false;
  const known = new Map(right);
  return left.every(([key, value]) => {
    if (known.has(key)) return equals(value, known.get(key));
    return right.some(([other, found]) => equals(key, other) && equals(value, found));
  });
}
