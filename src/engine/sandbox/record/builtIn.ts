import { cutOf } from './cut';
import { bufferShape, viewShape } from './bytes';
import { classNameOf } from './className';
import {
  dateText,
  dateTime,
  getPrototypeOf,
  isSame,
  mapEach,
  mapGet,
  mapSize,
  OwnMap,
  regexpFlags,
  regexpSource,
  setEach,
  setSize,
} from './primordials';
import { inheritedData } from './property';
import { bare, holding, ListShape, ObjectShape, type Shape } from './shape';
import type { Walk } from './walk';
import { LEAST_ITEM, LEAST_PAIR } from './weight';

/** How a built-in is written. Null: it has that prototype, but is no such object. Throws where the built-in refuses it. */
type Writer = (raw: object, walk: Walk, prototype: object) => Shape | null;

const writers = new OwnMap<object, Writer>([
  [Set.prototype, setShape],
  [Map.prototype, mapShape],
  [Date.prototype, dateShape],
  [RegExp.prototype, regexpShape],
  [Error.prototype, errorShape],
  [Promise.prototype, () => bare('promise')],
  [ArrayBuffer.prototype, bufferShape],
  [Object.getPrototypeOf(Uint8Array.prototype) as object, viewShape],
  [DataView.prototype, viewShape],
]);

/** The shape of a built-in that has a tag of its own, or of a subclass of one; null for every other object. */
export function builtInShape(raw: object, prototype: object, walk: Walk): Shape | null {
  for (let at: object | null = prototype, steps = 0; at !== null && steps < 100; at = getPrototypeOf(at), steps++) {
    const writer = mapGet(writers, at);
    if (writer !== undefined) return genuine(writer, raw, walk, prototype);
  }
  return null;
}

/** An object that only inherits from a built-in makes its methods throw; it is then an instance like any other. */
function genuine(writer: Writer, raw: object, walk: Walk, prototype: object): Shape | null {
  try {
    return writer(raw, walk, prototype);
  } catch {
    return null;
  }
}

function setShape(raw: object, walk: Walk): Shape {
  const size = setSize(raw);
  if (!walk.affords(size * LEAST_ITEM)) return tooMuch(raw, walk);
  const items: unknown[] = [];
  setEach(raw, (item) => {
    items[items.length] = item;
  });
  return holding('set', new ListShape(items));
}

function mapShape(raw: object, walk: Walk): Shape {
  const size = mapSize(raw);
  if (!walk.affords(size * LEAST_PAIR)) return tooMuch(raw, walk);
  const pairs: ListShape[] = [];
  mapEach(raw, (value, key) => {
    pairs[pairs.length] = new ListShape([key, value]);
  });
  return holding('map', new ListShape(pairs));
}

export function tooMuch(raw: object, walk: Walk): Shape {
  walk.spend(Infinity);
  return cutOf(raw);
}

function dateShape(raw: object): Shape {
  return holding('date', isSame(dateTime(raw), NaN) ? 'Invalid Date' : dateText(raw));
}

function regexpShape(raw: object): Shape {
  let flags = '';
  for (let i = 0; i < regexpFlags.length; i++) {
    const flag = regexpFlags[i];
    if (flag?.isSet(raw) === true) flags += flag.letter;
  }
  return holding('regexp', `/${regexpSource(raw)}/${flags}`);
}

const errorKeys = ['$', 'class', 'message'];

function errorShape(raw: object, _walk: Walk, prototype: object): Shape {
  const message = inheritedData(raw, 'message');
  return new ObjectShape(errorKeys, ['error', errorClass(raw, prototype), typeof message === 'string' ? message : '']);
}

/** The name an error calls itself, which is what its text shows; a class that does not set it is named by itself. */
function errorClass(raw: object, prototype: object): string {
  const name = inheritedData(raw, 'name');
  if (typeof name === 'string' && name !== 'Error') return name;
  return classNameOf(prototype) || 'Error';
}
