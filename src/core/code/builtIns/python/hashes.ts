import { isDict, typeName } from './typeName';

/** A key under which a JavaScript Map holds what Python's sets take as one member: 1 and True, None however it is written. */
export function hashes(value: unknown): unknown {
  if (Array.isArray(value) || value instanceof Set || isDict(value)) throw new TypeError(`unhashable type: '${typeName(value)}'`);
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'bigint' && Number.isSafeInteger(Number(value))) return Number(value);
  return value ?? null;
}
