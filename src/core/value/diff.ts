import { diffEntries } from './diffEntries';
import type { EntryDiff } from './diffEntries';
import { diffLists } from './diffLists';
import type { ListPart } from './diffLists';
import { equalValues } from './equal';
import { isList, isTagged } from './value';
import type { Value } from './value';

/** What became of a value, for display: what was added, what changed, what went. */
export type ValueDiff =
  | { readonly kind: 'same' }
  | { readonly kind: 'replaced'; readonly before: Value; readonly after: Value }
  /** One part of a text gave way to another; `head` and `tail` characters around it stayed. */
  | { readonly kind: 'text'; readonly head: number; readonly removed: string; readonly added: string; readonly tail: number }
  | { readonly kind: 'list'; readonly parts: readonly ListPart[] }
  | { readonly kind: 'set'; readonly kept: number; readonly removed: readonly Value[]; readonly added: readonly Value[] }
  /** Dicts, Maps, instances and messages, by key. */
  | { readonly kind: 'entries'; readonly entries: readonly EntryDiff[] };

/** Deeper than this a changed part is shown as replaced. */
const MAX_DEPTH = 8;

export function diffValues(before: Value, after: Value): ValueDiff {
  return diffAt(before, after, MAX_DEPTH);
}

function diffAt(before: Value, after: Value, depth: number): ValueDiff {
  if (equalValues(before, after)) return { kind: 'same' };
  const deeper = (a: Value, b: Value) => diffAt(a, b, depth - 1);
  if (typeof before === 'string' && typeof after === 'string') return diffTexts(before, after);
  if (depth > 0) {
    if (isList(before) && isList(after)) return { kind: 'list', parts: diffLists(before, after, deeper) };
    if (isSet(before) && isSet(after)) return diffSets(before.v, after.v);
    const a = entriesOf(before);
    const b = entriesOf(after);
    if (a !== null && b !== null && a.class === b.class) return { kind: 'entries', entries: diffEntries(a.entries, b.entries, deeper) };
  }
  return { kind: 'replaced', before, after };
}

function diffTexts(before: string, after: string): ValueDiff {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  // Never between the halves of a surrogate pair.
  if (/[\ud800-\udbff]/.test(before[head - 1] ?? '')) head -= 1;
  if (/[\udc00-\udfff]/.test(before[before.length - tail] ?? '')) tail -= 1;
  const removed = before.slice(head, before.length - tail);
  const added = after.slice(head, after.length - tail);
  return { kind: 'text', head, removed, added, tail };
}

function isSet(value: Value): value is { readonly $: 'set'; readonly v: readonly Value[] } {
  return isTagged(value) && value.$ === 'set';
}

function diffSets(before: readonly Value[], after: readonly Value[]): ValueDiff {
  const old = new Set(before.map((item) => JSON.stringify(item)));
  const now = new Set(after.map((item) => JSON.stringify(item)));
  const removed = before.filter((item) => !now.has(JSON.stringify(item)));
  const added = after.filter((item) => !old.has(JSON.stringify(item)));
  return { kind: 'set', kept: before.length - removed.length, removed, added };
}

/** The entries that a value is compared by, and the class that must agree; null for values without entries. */
function entriesOf(value: Value): { readonly class: string; readonly entries: readonly (readonly [Value, Value])[] } | null {
  if (value === null || typeof value !== 'object' || isList(value)) return null;
  if (!isTagged(value)) return { class: 'dict', entries: Object.entries(value) };
  switch (value.$) {
    case 'dict':
      return { class: 'dict', entries: value.v };
    case 'map':
      return { class: 'map', entries: value.v };
    case 'instance':
      return { class: `instance ${value.class}`, entries: value.v };
    case 'message': {
      const own: (readonly [Value, Value])[] = [
        ['class', value.class],
        ['content', value.content],
        ['id', value.id],
      ];
      return { class: 'message', entries: own.concat(Object.entries(value.rest)) };
    }
    case 'command':
      return { class: 'command', entries: Object.entries(value.v) };
    default:
      return null;
  }
}
