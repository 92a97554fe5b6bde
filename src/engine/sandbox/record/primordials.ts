/**
 * The built-ins that the record rests on, captured before any code of a document runs: a document may change
 * `Array.prototype` or `Object.keys` later. For the same reason the files of this folder loop by index: `for of`,
 * spreading and array patterns look up an iterator each time.
 */

type Method<This, Args extends readonly unknown[], Result> = (this: This, ...args: Args) => Result;
type Uncurry = <This, Args extends readonly unknown[], Result>(method: Method<This, Args, Result>) => (self: This, ...args: Args) => Result;

/** Part of the standard for browsers (ECMAScript, annex B), unknown to TypeScript's library. */
interface LegacyObject {
  readonly __lookupGetter__: (this: object, key: PropertyKey) => unknown;
}

/** Makes `f(self, ...args)` of a method, in a way that later changes to `Function.prototype` do not reach. */
const uncurry = Function.prototype.bind.bind(Function.prototype.call) as unknown as Uncurry;

/** The getter of a built-in property as a function of its object. It throws where the object is not of that built-in. */
function getterOf<Result>(prototype: object, key: PropertyKey): (self: unknown) => Result {
  const getter = Object.getOwnPropertyDescriptor(prototype, key)?.get;
  if (getter === undefined) throw new Error(`No getter ${String(key)}`);
  return uncurry(getter as Method<unknown, [], Result>);
}

export const { isArray } = Array;
const { apply } = Reflect;
export const { construct, defineProperty, getPrototypeOf, getOwnPropertyDescriptor: descriptorOf, ownKeys } = Reflect;
export const { keys: keysOf, is: isSame, hasOwn, freeze } = Object;
export const { ceil, max, min } = Math;
export const isFiniteNumber = Number.isFinite;
export const textOf = String;

/** The getter of an own or inherited accessor; undefined for a data property, whose reading then runs no code. */
export const lookupGetter = uncurry((Object.prototype as unknown as LegacyObject).__lookupGetter__) as (
  of: object,
  key: PropertyKey,
) => unknown;

export const objectPrototype: object = Object.prototype;
export const OwnArray = Array;
export const OwnMap = Map;
export const OwnWeakMap = WeakMap;
export const OwnSet = Set;
export const OwnDate = Date;
export const OwnRegExp = RegExp;
export const bigintOf = BigInt;
export const numberOf = Number;

export const mapGet = uncurry(Map.prototype.get) as <K, V>(map: ReadonlyMap<K, V>, key: K) => V | undefined;
export const mapSet = uncurry(Map.prototype.set) as <K, V>(map: Map<K, V>, key: K, value: V) => unknown;
export const mapEach = uncurry(Map.prototype.forEach) as (map: unknown, each: (value: unknown, key: unknown) => void) => void;
export const mapSize = getterOf<number>(Map.prototype, 'size');
export const setEach = uncurry(Set.prototype.forEach) as (set: unknown, each: (value: unknown) => void) => void;
export const setAdd = uncurry(Set.prototype.add) as <T>(set: Set<T>, item: T) => unknown;
export const setSize = getterOf<number>(Set.prototype, 'size');
export const weakGet = uncurry(WeakMap.prototype.get) as <K extends WeakKey, V>(map: WeakMap<K, V>, key: K) => V | undefined;
export const weakSet = uncurry(WeakMap.prototype.set) as <K extends WeakKey, V>(map: WeakMap<K, V>, key: K, value: V) => unknown;

export const dateTime = uncurry(Date.prototype.getTime) as (date: unknown) => number;
export const dateText = uncurry(Date.prototype.toISOString) as (date: unknown) => string;
export const symbolText = getterOf<string | undefined>(Symbol.prototype, 'description');
export const charCodeAt = uncurry(String.prototype.charCodeAt) as (text: string, at: number) => number;
export const substring = uncurry(String.prototype.substring) as (text: string, from: number, to?: number) => string;
export const lastIndexOf = uncurry(String.prototype.lastIndexOf) as (text: string, part: string) => number;
export const startsWith = uncurry(String.prototype.startsWith) as (text: string, start: string) => boolean;

const { fromCharCode } = String;
const toBase64 = btoa;
/** The bytes of a base64 text as characters, one each; throws for any other text. */
export const fromBase64 = atob;
/** Base64 of at most some thousand bytes. */
export const base64Of = (bytes: Uint8Array): string => toBase64(apply(fromCharCode, undefined, bytes) as string);

export const regexpSource = getterOf<string>(RegExp.prototype, 'source');
const flagGetters = [
  ['d', 'hasIndices'],
  ['g', 'global'],
  ['i', 'ignoreCase'],
  ['m', 'multiline'],
  ['s', 'dotAll'],
  ['u', 'unicode'],
  ['v', 'unicodeSets'],
  ['y', 'sticky'],
] as const;
/** Each flag by its own getter: `flags` itself would read properties that an expression may carry as its own. */
export const regexpFlags = flagGetters
  .filter(([, key]) => key in RegExp.prototype)
  .map(([letter, key]) => ({ letter, isSet: getterOf<boolean>(RegExp.prototype, key) }));

const partsOf = (prototype: object) => ({
  buffer: getterOf<ArrayBuffer>(prototype, 'buffer'),
  byteOffset: getterOf<number>(prototype, 'byteOffset'),
  byteLength: getterOf<number>(prototype, 'byteLength'),
});
const typedArrayPrototype = Object.getPrototypeOf(Uint8Array.prototype) as object;
export const typedArrayParts = partsOf(typedArrayPrototype);
export const dataViewParts = partsOf(DataView.prototype);
/** `Uint8Array`, …; undefined for a DataView. */
export const typedArrayName = getterOf<string | undefined>(typedArrayPrototype, Symbol.toStringTag);
export const { isView } = ArrayBuffer;
export const bufferLength = getterOf<number>(ArrayBuffer.prototype, 'byteLength');
export const OwnBytes = Uint8Array;
export const OwnInts = Int32Array;
