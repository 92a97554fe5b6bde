import { plus } from './python/plus';

/** Added up by Python's rules; null starts again from the zero value. */
export default <T>(existing: T, update: T | null): T =>
  update === null || update === undefined ? (zero(existing) as T) : plus(existing, update);

/** Python's `type(value)()`. */
function zero(value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return 0;
  if (typeof value === 'bigint') return 0n;
  if (typeof value === 'string') return '';
  if (typeof value === 'boolean') return false;
  return Reflect.construct(value.constructor, []);
}
