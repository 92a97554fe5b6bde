import { builtInShape, tooMuch } from './builtIn';
import { classNameOf } from './className';
import { cut, cutOf } from './cut';
import { describeThrown } from './describeThrown';
import { langGraphShape } from './langGraph';
import { getPrototypeOf, isArray, isFiniteNumber, isSame, keysOf, objectPrototype, OwnArray, symbolText, textOf } from './primordials';
import { ownData, property } from './property';
import { bare, classed, holding, ListShape, ObjectShape, type Shape, UNDEFINED_SHAPE } from './shape';
import type { Walk } from './walk';
import { LEAST_ENTRY, LEAST_ITEM, textWeight } from './weight';

export type Scalar = null | boolean | number | string;

/** What is no object, as JSON has it or as a tag. */
export function openScalar(raw: unknown, walk: Walk): Scalar | Shape {
  switch (typeof raw) {
    case 'string':
      return textWeight(raw.length) > walk.limit ? cut('string', raw.length) : raw;
    case 'number':
      if (isSame(raw, -0)) return holding('number', '-0');
      return isFiniteNumber(raw) ? raw : holding('number', textOf(raw));
    case 'boolean':
      return raw;
    case 'bigint': {
      const digits = textOf(raw);
      return textWeight(digits.length) > walk.limit ? cut('bigint', digits.length) : holding('bigint', digits);
    }
    case 'symbol':
      return holding('symbol', symbolText(raw) ?? '');
    default:
      return raw === null ? null : UNDEFINED_SHAPE;
  }
}

/** Takes an object one level apart. Never throws: what refuses to be read is the tag `unreadable`. */
export function openObject(raw: object, walk: Walk): Shape {
  try {
    return typeof raw === 'function' ? holding('function', functionName(raw)) : opened(raw, walk);
  } catch (thrown) {
    return holding('unreadable', describeThrown(thrown));
  }
}

function opened(raw: object, walk: Walk): Shape {
  const up = walk.levelsUp(raw);
  if (up > 0) {
    walk.cyclic = true;
    return new ObjectShape(['$', 'up'], ['cycle', up]);
  }
  if (walk.isAtBottom) return cutOf(raw);
  if (isArray(raw)) return listShape(raw, walk);
  const prototype = getPrototypeOf(raw);
  if (prototype === objectPrototype || prototype === null) return plainShape(raw, walk);
  return (
    builtInShape(raw, prototype, walk) ?? langGraphShape(raw, prototype) ?? classed('instance', classNameOf(prototype), entriesShape(raw))
  );
}

function listShape(raw: object, walk: Walk): Shape {
  const length = ownData(raw, 'length');
  if (typeof length !== 'number') return bare('getter');
  if (!walk.affords(length * LEAST_ITEM)) return tooMuch(raw, walk);
  const items: unknown[] = new OwnArray(length);
  for (let i = 0; i < length; i++) items[i] = property(raw, i);
  return new ListShape(items);
}

export function plainShape(raw: object, walk: Walk): Shape {
  const keys = keysOf(raw);
  if (!walk.affords(keys.length * LEAST_ENTRY)) return tooMuch(raw, walk);
  const values: unknown[] = [];
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    if (key === '$' || key === '__proto__') return holding('dict', entriesShape(raw));
    values[i] = property(raw, key);
  }
  return new ObjectShape(keys, values);
}

function entriesShape(raw: object): Shape {
  const keys = keysOf(raw);
  const entries: ListShape[] = [];
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    entries[i] = new ListShape([key, property(raw, key)]);
  }
  return new ListShape(entries);
}

function functionName(raw: object): string {
  const name = ownData(raw, 'name');
  return typeof name === 'string' ? name : '';
}
