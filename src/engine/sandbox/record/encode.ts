import type { Value } from '~/core/value';
import { cutOf } from './cut';
import { openObject, openScalar, type Scalar } from './open';
import { isObject } from './property';
import { isShape, ListShape, type Shape } from './shape';
import { Walk } from './walk';
import { CONTAINER, ITEM, keyWeight, scalarWeight, weigh } from './weight';

/**
 * Any live value as a `Value`. Calls no getter, survives proxies, cycles and any depth, and stops as soon as it has
 * written more than `limit` characters of JSON text, nearly. A string or bytes too large by themselves are cut in their
 * place; a container that is too large is cut as a whole.
 */
export const encode = (raw: unknown, limit: number): Value => encodeWithin(raw, limit).value;

/** `encode`, and what else is known of the value. */
export function encodeWithin(raw: unknown, limit: number): { readonly value: Value; readonly weight: number; readonly cyclic: boolean } {
  const walk = new Walk(limit);
  const value = encodeAny(raw, walk);
  if (!walk.over) return { value, weight: walk.written, cyclic: walk.cyclic };
  const stub = encodeCut(raw);
  return { value: stub, weight: weigh(stub), cyclic: false };
}

/** The tag `cut` for a value that was too large. */
export function encodeCut(raw: unknown): Value {
  const walk = new Walk(Infinity);
  return isObject(raw) ? encodeShape(safeCut(raw), walk) : encodeAny(raw, walk);
}

/** A live value or a shape. */
export function encodeAny(raw: unknown, walk: Walk): Value {
  if (!isObject(raw)) {
    const opened = openScalar(raw, walk);
    return typeof opened === 'object' && opened !== null ? encodeShape(opened, walk) : spent(opened, walk);
  }
  if (isShape(raw)) return encodeShape(raw, walk);
  const shape = openObject(raw, walk);
  walk.enter(raw);
  const value = encodeShape(shape, walk);
  walk.leave();
  return value;
}

function encodeShape(shape: Shape, walk: Walk): Value {
  walk.spend(CONTAINER);
  if (ListShape.is(shape)) {
    const list: Value[] = [];
    for (let i = 0; i < shape.items.length && walk.spend(ITEM); i++) list[i] = encodeAny(shape.items[i], walk);
    return list;
  }
  const object: { [key: string]: Value } = {};
  for (let i = 0; i < shape.keys.length; i++) {
    const key = shape.keys[i] as string;
    if (!walk.spend(keyWeight(key))) break;
    object[key] = encodeAny(shape.values[i], walk);
  }
  return object;
}

function spent(scalar: Scalar, walk: Walk): Value {
  walk.spend(scalarWeight(scalar));
  return scalar;
}

function safeCut(raw: object): Shape {
  try {
    return cutOf(raw);
  } catch {
    return openObject(raw, new Walk(0));
  }
}
