import type { Value } from '~/core/value';
import { isArray, keysOf } from './primordials';

/**
 * Weights stand for characters of JSON text, near enough to choose between two ways of writing and to hold a limit, and
 * exact sums, so that a list's weight can follow its patches without being counted again. Escapes are not counted.
 */
export const CONTAINER = 2;
export const ITEM = 1;
/** A key with its quotes, colon and comma. */
export const keyWeight = (key: string): number => key.length + 4;
export const textWeight = (length: number): number => length + 2;
const OTHER_SCALAR = 6;
/** The least that an item, an entry of an object and a pair of a Map weigh: empty texts. */
export const LEAST_ITEM = ITEM + 2;
export const LEAST_ENTRY = 4 + 2;
export const LEAST_PAIR = ITEM + CONTAINER + 2 * LEAST_ITEM;

export const scalarWeight = (scalar: null | boolean | number | string): number =>
  typeof scalar === 'string' ? textWeight(scalar.length) : OTHER_SCALAR;

export function weigh(value: Value): number {
  if (value === null || typeof value !== 'object') return scalarWeight(value);
  let sum = CONTAINER;
  if (isArray(value)) {
    for (let i = 0; i < value.length; i++) sum += ITEM + weigh(value[i] as Value);
    return sum;
  }
  const keys = keysOf(value);
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    sum += keyWeight(key) + weigh((value as { readonly [key: string]: Value })[key] as Value);
  }
  return sum;
}

/** `{"v":…}` */
export const wholeCost = (weight: number): number => CONTAINER + keyWeight('v') + weight;
/** `{"of":123456,"p":…}` */
export const entryCost = (patch: number): number => CONTAINER + keyWeight('of') + OTHER_SCALAR + keyWeight('p') + patch;
/** `{"in":…}` */
export const insideCost = (patch: number): number => CONTAINER + keyWeight('in') + patch;
/** `{"s":[…]}`, `{"k":[…],"d":[]}` without what stands in the lists. */
export const SPLICES = CONTAINER + keyWeight('s') + CONTAINER;
export const KEYS = CONTAINER + keyWeight('k') + CONTAINER + keyWeight('d') + CONTAINER;
/** `[at,remove,[…]],` */
export const spliceCost = (inserted: number): number => CONTAINER + 2 * OTHER_SCALAR + 2 * ITEM + CONTAINER + inserted + ITEM;
/** `["key",…],` */
export const keyPatchCost = (key: string, patch: number): number => CONTAINER + textWeight(key.length) + ITEM + patch + ITEM;
/** `{"t":[at,remove,"…"]}` */
export const textSpliceCost = (inserted: number): number =>
  CONTAINER + keyWeight('t') + CONTAINER + 2 * OTHER_SCALAR + 2 * ITEM + textWeight(inserted);
