import { plus } from './python/plus';
import { typeName } from './python/typeName';

const KEEP = 3;

/** One list after the other, and of that the last few items. */
export default <T>(existing: T, update: T): T => last(plus(existing, update), KEEP);

export function last<T>(whole: T, keep: number): T {
  if (Array.isArray(whole)) return whole.slice(-keep) as T;
  if (typeof whole === 'string') return Array.from(whole).slice(-keep).join('') as T;
  throw new TypeError(`'${typeName(whole)}' object is not subscriptable`);
}
