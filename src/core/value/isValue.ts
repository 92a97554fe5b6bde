import type { Patch } from './patch';
import type { Tag, Value } from './value';

/** Nothing deeper is taken in: every walk over a value may recurse. */
export const MAX_VALUE_DEPTH = 300;

type Check = (x: unknown, depth: number) => boolean;

const isText: Check = (x) => typeof x === 'string';
const isTextOrNull: Check = (x) => x === null || typeof x === 'string';
const isCount: Check = (x) => Number.isInteger(x) && (x as number) >= 0;
const listOf =
  (item: Check): Check =>
  (x, depth) =>
    Array.isArray(x) && x.every((one) => item(one, depth));
const pairOf =
  (first: Check, second: Check): Check =>
  (x, depth) =>
    Array.isArray(x) && x.length === 2 && first(x[0], depth) && second(x[1], depth);
const anyValue: Check = (x, depth) => isValueAt(x, depth - 1);
const plainObject: Check = (x, depth) => isObject(x) && !Object.hasOwn(x, '$') && anyValue(x, depth);
const isSpecialNumber: Check = (x) => x === 'NaN' || x === 'Infinity' || x === '-Infinity' || x === '-0';
const named = listOf(pairOf(isText, anyValue));

const shapes: { readonly [T in Tag]: { readonly [key: string]: Check } } = {
  undefined: {},
  hole: {},
  number: { v: isSpecialNumber },
  bigint: { v: (x) => typeof x === 'string' && /^-?\d+$/.test(x) },
  symbol: { v: isText },
  function: { v: isText },
  date: { v: isText },
  regexp: { v: isText },
  set: { v: listOf(anyValue) },
  map: { v: listOf(pairOf(anyValue, anyValue)) },
  bytes: { class: isText, v: isText },
  dict: { v: named },
  instance: { class: isText, v: named },
  error: { class: isText, message: isText },
  promise: {},
  getter: {},
  unreadable: { v: isText },
  cycle: { up: isCount },
  cut: { kind: isText, size: isCount },
  message: { class: isText, type: isText, id: isTextOrNull, content: anyValue, rest: plainObject },
  overwrite: { v: anyValue },
  send: { node: isText, args: anyValue },
  command: { v: plainObject },
};

/** Whether parsed JSON is a well-formed `Value`: what the page asks of everything that comes from behind the wall. */
export function isValue(x: unknown): x is Value {
  return isValueAt(x, MAX_VALUE_DEPTH);
}

/** Whether parsed JSON is a well-formed `Patch`. Whether it fits what it is laid on shows when it is applied. */
export function isPatch(x: unknown): x is Patch {
  return isPatchAt(x, MAX_VALUE_DEPTH);
}

function isObject(x: unknown): x is { readonly [key: string]: unknown } {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}

function isValueAt(x: unknown, depth: number): boolean {
  if (x === null || typeof x === 'string' || typeof x === 'boolean') return true;
  if (typeof x === 'number') return Number.isFinite(x);
  if (typeof x !== 'object' || depth <= 0) return false;
  if (Array.isArray(x)) return x.every((item) => isValueAt(item, depth - 1));
  const object = x as { readonly [key: string]: unknown };
  if (Object.hasOwn(object, '$')) return isTaggedAt(object, depth);
  for (const key of Object.keys(object)) {
    if (key === '__proto__' || !isValueAt(object[key], depth - 1)) return false;
  }
  return true;
}

function isTaggedAt(object: { readonly [key: string]: unknown }, depth: number): boolean {
  const tag = object['$'];
  if (typeof tag !== 'string' || !Object.hasOwn(shapes, tag)) return false;
  const shape = shapes[tag as Tag];
  const keys = Object.keys(shape);
  if (Object.keys(object).length !== keys.length + 1) return false;
  return keys.every((key) => Object.hasOwn(object, key) && shape[key]?.(object[key], depth) === true);
}

function isPatchAt(x: unknown, depth: number): boolean {
  if (!isObject(x) || depth <= 0) return false;
  const keys = Object.keys(x);
  if (keys.length === 1) {
    if (keys[0] === 'v') return isValueAt(x['v'], depth);
    if (keys[0] === 's') return Array.isArray(x['s']) && x['s'].every((splice) => isSplice(splice, depth));
    if (keys[0] === 't') return isTextSplice(x['t']);
    if (keys[0] === 'in') return isPatchAt(x['in'], depth - 1);
    return false;
  }
  return (
    keys.length === 2 && Array.isArray(x['k']) && x['k'].every((change) => isKeyChange(change, depth)) && listOf(isText)(x['d'], depth)
  );
}

function isSplice(x: unknown, depth: number): boolean {
  return Array.isArray(x) && x.length === 3 && isCount(x[0], depth) && isCount(x[1], depth) && listOf(anyValue)(x[2], depth);
}

function isTextSplice(x: unknown): boolean {
  return Array.isArray(x) && x.length === 3 && isCount(x[0], 0) && isCount(x[1], 0) && typeof x[2] === 'string';
}

function isKeyChange(x: unknown, depth: number): boolean {
  if (!Array.isArray(x) || x.length !== 2 || typeof x[0] !== 'string') return false;
  return x[0] !== '__proto__' && x[0] !== '$' && isPatchAt(x[1], depth - 1);
}
