import type { ValueDiff } from './diff';
import { equalValues } from './equal';
import type { Value } from './value';

/** `key` is text but in a Map, where it is any value. */
export type EntryDiff =
  | { readonly kind: 'kept' | 'added' | 'removed'; readonly key: Value; readonly value: Value }
  | { readonly kind: 'changed'; readonly key: Value; readonly before: Value; readonly after: Value; readonly diff: ValueDiff };

type Entries = readonly (readonly [Value, Value])[];

/** By key: the old entries in their order, then the new ones. */
export function diffEntries(before: Entries, after: Entries, deeper: (a: Value, b: Value) => ValueDiff): readonly EntryDiff[] {
  const now = new Map(after.map(([key, value]) => [keyText(key), value]));
  const old = new Set(before.map(([key]) => keyText(key)));
  const diffs: EntryDiff[] = [];
  for (const [key, value] of before) {
    const next = now.get(keyText(key));
    if (next === undefined) diffs.push({ kind: 'removed', key, value });
    else if (equalValues(value, next)) diffs.push({ kind: 'kept', key, value });
    else diffs.push({ kind: 'changed', key, before: value, after: next, diff: deeper(value, next) });
  }
  for (const [key, value] of after) {
    if (!old.has(keyText(key))) diffs.push({ kind: 'added', key, value });
  }
  return diffs;
}

function keyText(key: Value): string {
  return typeof key === 'string' ? `s${key}` : `j${JSON.stringify(key)}`;
}
