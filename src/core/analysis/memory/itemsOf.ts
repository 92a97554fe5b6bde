import type { Value } from '~/core/value';

/** How much a value holds: items of a list, set or dict; 1 for anything else that says something, 0 for what is empty. */
export function itemsOf(value: Value): number {
  if (Array.isArray(value)) return value.length;
  if (typeof value !== 'object') return value === '' || value === 0 || value === false ? 0 : 1;
  if (value === null) return 0;
  if (!('$' in value)) return Object.keys(value).length;
  if (value.$ === 'undefined') return 0;
  return 'v' in value && Array.isArray(value.v) ? value.v.length : 1;
}
