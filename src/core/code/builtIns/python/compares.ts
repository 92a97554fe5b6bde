import { equals } from './equals';
import { isNumber, typeName } from './typeName';

/** Python's `left > right` or `left < right`. Lists are compared item by item, sets by what they contain. */
export function compares(left: unknown, sign: '>' | '<', right: unknown): boolean {
  const [low, high] = sign === '<' ? [left, right] : [right, left];
  if (isNumber(low) && isNumber(high)) return low < high;
  if (typeof low === 'string' && typeof high === 'string') return isBefore(low, high);
  if (low instanceof Date && high instanceof Date) return low < high;
  if (low instanceof Set && high instanceof Set) {
    return low.size < high.size && [...low].every((item) => [...high].some((other) => equals(item, other)));
  }
  if (Array.isArray(left) && Array.isArray(right)) {
    const at = left.findIndex((item, index) => index >= right.length || !equals(item, right[index]));
    if (at >= 0 && at < right.length) return compares(left[at], sign, right[at]);
    return sign === '<' ? left.length < right.length : left.length > right.length;
  }
  throw new TypeError(`'${sign}' not supported between instances of '${typeName(left)}' and '${typeName(right)}'`);
}

/** By code points; JavaScript's own `<` goes by UTF-16. */
function isBefore(left: string, right: string): boolean {
  const [lefts, rights] = [Array.from(left), Array.from(right)];
  const at = lefts.findIndex((character, index) => character !== rights[index]);
  const [one, other] = [lefts[at]?.codePointAt(0), rights[at]?.codePointAt(0)];
  if (one === undefined) return lefts.length < rights.length;
  return other !== undefined && one < other;
}
