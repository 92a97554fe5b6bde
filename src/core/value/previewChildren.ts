import { messageParts } from './notationShape';
import { isList, isTagged } from './value';
import type { PlainObject, Tagged, Value } from './value';

/** What stands before a child: its place in a list, a name, or (in a Map) any value. */
export type ChildLabel =
  | { readonly kind: 'index'; readonly index: number }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'key'; readonly key: Value };

/** One row below a value in a tree. */
export interface ValueChild {
  /** The parent's path and the place in it: unique in the whole tree, the same for the same place. */
  readonly path: string;
  readonly label: ChildLabel;
  readonly value: Value;
  /** How many children it has itself; 0 for a leaf. */
  readonly count: number;
}

/** How many children a value has, without making them. */
export function childCount(value: Value): number {
  return partsOf(value).count;
}

/** The children `from` up to `to` (not included) of the value at `path`; makes only these. */
export function children(value: Value, path = '', from = 0, to = Number.POSITIVE_INFINITY): readonly ValueChild[] {
  const parts = partsOf(value);
  const rows: ValueChild[] = [];
  for (let index = Math.max(from, 0); index < Math.min(to, parts.count); index++) {
    const { label, value: child } = parts.at(index);
    rows.push({ path: `${path}/${index}`, label, value: child, count: childCount(child) });
  }
  return rows;
}

interface Parts {
  readonly count: number;
  readonly at: (index: number) => { readonly label: ChildLabel; readonly value: Value };
}

const NONE: Parts = { count: 0, at: () => ({ label: { kind: 'index', index: 0 }, value: null }) };

function partsOf(value: Value): Parts {
  if (value === null || typeof value !== 'object') return NONE;
  if (isList(value)) return itemParts(value);
  if (!isTagged(value)) return objectParts(value);
  return taggedParts(value);
}

function taggedParts(value: Tagged): Parts {
  switch (value.$) {
    case 'set':
      return itemParts(value.v);
    case 'map':
      return {
        count: value.v.length,
        at: (index) => ({ label: { kind: 'key', key: value.v[index]?.[0] ?? null }, value: value.v[index]?.[1] ?? null }),
      };
    case 'dict':
    case 'instance':
      return namedParts(value.v);
    case 'message':
      return namedParts(messageParts(value));
    case 'command':
      return objectParts(value.v);
    case 'overwrite':
      return namedParts([['value', value.v]]);
    case 'send':
      return namedParts([
        ['node', value.node],
        ['args', value.args],
      ]);
    default:
      return NONE;
  }
}

function itemParts(items: readonly Value[]): Parts {
  return { count: items.length, at: (index) => ({ label: { kind: 'index', index }, value: items[index] ?? null }) };
}

function namedParts(entries: readonly (readonly [string, Value])[]): Parts {
  return {
    count: entries.length,
    at: (index) => ({ label: { kind: 'name', name: entries[index]?.[0] ?? '' }, value: entries[index]?.[1] ?? null }),
  };
}

/** A large dict is asked for a screenful at a time: its keys are listed once. */
const keysOf = new WeakMap<object, readonly string[]>();

function objectParts(object: PlainObject): Parts {
  let keys = keysOf.get(object);
  if (keys === undefined) {
    keys = Object.keys(object);
    keysOf.set(object, keys);
  }
  const known = keys;
  return {
    count: known.length,
    at: (index) => ({ label: { kind: 'name', name: known[index] ?? '' }, value: object[known[index] ?? ''] ?? null }),
  };
}
