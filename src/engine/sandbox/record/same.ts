import type { Value } from '~/core/value';
import { openObject, openScalar, plainShape } from './open';
import { getPrototypeOf, hasOwn, isArray, isSame, keysOf, objectPrototype } from './primordials';
import { isObject, property } from './property';
import { isShape, ListShape, type Shape } from './shape';
import type { Walk } from './walk';

type Fields = { readonly [key: string]: Value };

/**
 * Whether a live value would be written exactly as `old` is, key order included. This is the pass that every reducer
 * call pays for, so lists and plain objects are compared in place; everything else is taken apart first. Throws only
 * what a proxy's trap throws.
 */
export function same(old: Value, raw: unknown, walk: Walk): boolean {
  if (typeof raw === 'object' && raw !== null) {
    if (typeof old !== 'object' || old === null) return false;
    if (isArray(raw)) return isArray(old) && walk.admits(raw) ? sameList(old, raw, walk) : sameOpened(old, raw, walk);
    const prototype = getPrototypeOf(raw);
    if (prototype === objectPrototype || prototype === null) {
      return !isArray(old) && walk.admits(raw) ? sameObject(old as Fields, raw, walk) : sameOpened(old, raw, walk);
    }
    return isShape(raw) ? sameShape(old, raw, walk) : sameOpened(old, raw, walk);
  }
  if (isSame(old, raw)) return true;
  if (typeof raw === 'function') return sameOpened(old, raw, walk);
  const opened = openScalar(raw, walk);
  return isObject(opened) && sameShape(old, opened, walk);
}

function sameOpened(old: Value, raw: object, walk: Walk): boolean {
  return sameAs(old, raw, openObject(raw, walk), walk);
}

/** `same` for an object that has been taken apart. */
export function sameAs(old: Value, raw: object, shape: Shape, walk: Walk): boolean {
  walk.enter(raw);
  const result = sameShape(old, shape, walk);
  walk.leave();
  return result;
}

function sameList(old: readonly Value[], raw: readonly unknown[], walk: Walk): boolean {
  const { length } = old;
  if (raw.length !== length) return false;
  walk.enter(raw);
  let i = 0;
  while (i < length && same(old[i] as Value, property(raw, i), walk)) i++;
  walk.leave();
  return i === length;
}

function sameObject(old: Fields, raw: object, walk: Walk): boolean {
  walk.enter(raw);
  const result = sameFields(old, raw, walk);
  walk.leave();
  return result;
}

function sameFields(old: Fields, raw: object, walk: Walk): boolean {
  const keys = keysOf(raw);
  let i = 0;
  // Of all loops over keys this one allocates nothing. Own keys come first, then what Object.prototype may have been given.
  for (const key in old) {
    if (key === '$') return sameShape(old, plainShape(raw, walk), walk);
    if (keys[i] !== key) return i === keys.length && !hasOwn(old, key);
    if (!same(old[key] as Value, property(raw, key), walk)) return false;
    i++;
  }
  return i === keys.length;
}

function sameShape(old: Value, shape: Shape, walk: Walk): boolean {
  if (typeof old !== 'object' || old === null) return false;
  if (ListShape.is(shape)) {
    const { items } = shape;
    if (!isArray(old) || old.length !== items.length) return false;
    for (let i = 0; i < items.length; i++) if (!same(old[i] as Value, items[i], walk)) return false;
    return true;
  }
  if (isArray(old)) return false;
  const keys = keysOf(old);
  if (keys.length !== shape.keys.length) return false;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    if (key !== shape.keys[i] || !same((old as Fields)[key] as Value, shape.values[i], walk)) return false;
  }
  return true;
}
