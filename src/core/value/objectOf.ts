import type { Value } from './value';

/** A plain object, or the tagged form that keeps keys which a plain one cannot have. Of equal keys the last one counts. */
export function objectOf(entries: readonly (readonly [string, Value])[]): Value {
  const last = new Map(entries);
  if (last.has('$') || last.has('__proto__')) return { $: 'dict', v: [...last] };
  return Object.fromEntries(last);
}
