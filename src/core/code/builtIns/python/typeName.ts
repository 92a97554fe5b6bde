/** What Python would call the type of this value. JavaScript cannot tell 1.0 from 1, so that is an int. */
export function typeName(value: unknown): string {
  if (value === null || value === undefined) return 'NoneType';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'string') return 'str';
  if (typeof value !== 'object') return typeof value;
  if (Array.isArray(value)) return 'list';
  if (value instanceof Set) return 'set';
  if (isDict(value)) return 'dict';
  const made: unknown = Reflect.get(value, 'constructor');
  if (typeof made !== 'function') return 'object';
  // LangChain's classes say their own name, which survives minification.
  return 'lc_name' in made && typeof made.lc_name === 'function' ? String(made.lc_name()) : made.name;
}

/** A Map or an object without a class of its own. */
export function isDict(value: unknown): value is Map<unknown, unknown> | Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if (value instanceof Map) return true;
  const above: unknown = Object.getPrototypeOf(value);
  return above === null || Object.getPrototypeOf(above) === null;
}

/** In Python a bool is an int as well. */
export function isNumber(value: unknown): value is number | bigint | boolean {
  return typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean';
}
