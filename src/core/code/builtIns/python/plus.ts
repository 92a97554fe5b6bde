import { isNumber, typeName } from './typeName';

/** Python's `left + right`: numbers, texts and lists, each with its own kind. */
export function plus<T>(left: T, right: T): T {
  if (isNumber(left) && isNumber(right)) return sum(left, right) as T;
  if (typeof left === 'string' && typeof right === 'string') return `${left}${right}` as T;
  if (Array.isArray(left) && Array.isArray(right)) return [...left, ...right] as T;
  const names = [typeName(left), typeName(right)];
  if (Array.isArray(left) || typeof left === 'string') {
    throw new TypeError(`can only concatenate ${names[0]} (not "${names[1]}") to ${names[0]}`);
  }
  throw new TypeError(`unsupported operand type(s) for +: '${names[0]}' and '${names[1]}'`);
}

function sum(left: number | bigint | boolean, right: number | bigint | boolean): number | bigint {
  const isInt = (number: number | bigint | boolean) => typeof number !== 'number' || Number.isInteger(number);
  const large = typeof left === 'bigint' || typeof right === 'bigint';
  return large && isInt(left) && isInt(right) ? BigInt(left) + BigInt(right) : Number(left) + Number(right);
}
