import type { Patch, Value } from '~/core/value';
import { type Change, type FindChange, replacedBy } from './changed';
import { encodeAny } from './encode';
import { hasOwn, keysOf } from './primordials';
import type { ObjectShape } from './shape';
import type { Walk } from './walk';
import { insideCost, KEYS, keyPatchCost, keyWeight, textWeight, weigh, wholeCost } from './weight';

export type Fields = { readonly [key: string]: Value };

/** The change of an object or of a tagged one with the same tag, key by key; null where there is none. */
export function objectChange(old: Fields, shape: ObjectShape, was: ObjectShape | null, walk: Walk, findChange: FindChange): Change | null {
  const object: { [key: string]: Value } = {};
  const patches: (readonly [key: string, patch: Patch])[] = [];
  let gain = 0;
  let cost = KEYS;
  let only: Change | null = null;
  for (let i = 0; i < shape.keys.length && !walk.over; i++) {
    const key = shape.keys[i] as string;
    const changed = hasOwn(old, key)
      ? findChange(old[key] as Value, shape.values[i], was?.keys[i] === key ? was.values[i] : undefined, walk)
      : added(key, shape.values[i], walk);
    object[key] = changed === null ? (old[key] as Value) : changed.value;
    if (changed === null) continue;
    patches[patches.length] = [key, changed.patch];
    gain += changed.gain;
    cost += keyPatchCost(key, changed.cost);
    only = changed;
  }
  const oldKeys = keysOf(old);
  const gone: string[] = [];
  for (let i = 0; i < oldKeys.length; i++) {
    const key = oldKeys[i] as string;
    if (hasOwn(object, key)) continue;
    gone[gone.length] = key;
    gain -= keyWeight(key) + weigh(old[key] as Value);
    cost += textWeight(key.length) + 1;
  }
  if (!isOrderKept(oldKeys, object)) return replacedBy(old, object, weigh(object));
  if (patches.length === 0 && gone.length === 0) return null;
  if (only !== null && patches.length === 1 && gone.length === 0 && patches[0]?.[0] === 'v' && isContainer(old)) {
    return { value: object, patch: { in: only.patch }, gain, cost: insideCost(only.cost) };
  }
  return { value: object, patch: { k: patches, d: gone }, gain, cost };
}

function added(key: string, raw: unknown, walk: Walk): Change {
  const before = walk.written;
  const value = encodeAny(raw, walk);
  const weight = walk.written - before;
  return { value, patch: { v: value }, gain: keyWeight(key) + weight, cost: wholeCost(weight) };
}

/** The tags whose contents a patch reaches by `in`. */
function isContainer(old: Fields): boolean {
  const tag = old['$'];
  return tag === 'set' || tag === 'map' || tag === 'dict' || tag === 'instance' || tag === 'overwrite';
}

/** Whether applying a patch to the old object, which puts new keys last, gives the new object's order of keys. */
function isOrderKept(oldKeys: readonly string[], object: Fields): boolean {
  const keys = keysOf(object);
  let i = 0;
  while (i < oldKeys.length && oldKeys[i] === keys[i]) i++;
  if (i === oldKeys.length) return true;
  const patched: { [key: string]: boolean } = {};
  for (let j = 0; j < oldKeys.length; j++) if (hasOwn(object, oldKeys[j] as string)) patched[oldKeys[j] as string] = true;
  for (let j = 0; j < keys.length; j++) patched[keys[j] as string] = true;
  const order = keysOf(patched);
  for (let j = 0; j < keys.length; j++) if (order[j] !== keys[j]) return false;
  return true;
}
