import type { Value } from '~/core/value';
import { type Change, type FindChange, replaced } from './changed';
import { listChange } from './listChange';
import { type Fields, objectChange } from './objectChange';
import { openObject, openScalar } from './open';
import { isArray, isSame } from './primordials';
import { isObject } from './property';
import { same } from './same';
import { isShape, ListShape, ObjectShape, type Shape } from './shape';
import { textChange } from './textChange';
import { Walk } from './walk';

/** Throws only what a proxy's trap throws. */
export const findChange: FindChange = (old, raw, was, walk) => {
  if (walk.isBelowPatches) return same(old, raw, walk) ? null : replaced(old, raw, walk);
  if (!isObject(raw)) {
    if (isSame(old, raw)) return null;
    const opened = openScalar(raw, walk);
    if (isObject(opened)) return shapeChange(old, opened, null, walk);
    return typeof old === 'string' && typeof opened === 'string' ? textChange(old, opened, walk) : replaced(old, opened, walk);
  }
  if (isShape(raw)) return shapeChange(old, raw, opened(was, walk), walk);
  if (raw === was) return null;
  const shape = openObject(raw, walk);
  walk.enter(raw);
  const changed = shapeChange(old, shape, opened(was, walk), walk);
  walk.leave();
  return changed;
};

function opened(was: unknown, walk: Walk): Shape | null {
  if (!isObject(was)) return null;
  return isShape(was) ? was : openObject(was, new Walk(walk.limit));
}

function shapeChange(old: Value, shape: Shape, was: Shape | null, walk: Walk): Change | null {
  if (typeof old !== 'object' || old === null) return replaced(old, shape, walk);
  if (ListShape.is(shape)) {
    return isArray(old)
      ? listChange(old as readonly Value[], shape.items, was !== null && ListShape.is(was) ? was.items : null, walk, findChange)
      : replaced(old, shape, walk);
  }
  if (isArray(old) || !hasSameTag(old as Fields, shape)) return replaced(old, shape, walk);
  return objectChange(old as Fields, shape, was !== null && ObjectShape.is(was) ? was : null, walk, findChange);
}

/** Tagged objects have their tag as first key; no other object has that key. */
function hasSameTag(old: Fields, shape: ObjectShape): boolean {
  return old['$'] === (shape.keys[0] === '$' ? shape.values[0] : undefined);
}
