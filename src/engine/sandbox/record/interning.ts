import type { Value } from '~/core/value';
import { isArray, keysOf, mapGet, mapSet, OwnMap } from './primordials';

/** Only values of at most this weight are looked up: numbers, names, short texts, small objects. */
export const SMALL = 200;
const PER_GENERATION = 2000;

/**
 * Finds what was written for an equal small value. Two generations bound it: when the young one is full it becomes the
 * old one, and what is not asked for again is forgotten with it.
 */
export class Interning<Entry> {
  #young = new OwnMap<string, Entry>();
  #old = new OwnMap<string, Entry>();
  #count = 0;

  find(key: string): Entry | undefined {
    const young = mapGet(this.#young, key);
    if (young !== undefined) return young;
    const old = mapGet(this.#old, key);
    if (old !== undefined) this.add(key, old);
    return old;
  }

  add(key: string, entry: Entry): void {
    if (this.#count === PER_GENERATION) {
      this.#old = this.#young;
      this.#young = new OwnMap();
      this.#count = 0;
    }
    mapSet(this.#young, key, entry);
    this.#count++;
  }
}

/** One text for equal values, key order included, and for no others. Written by hand: JSON would ask for `toJSON`. */
export function internKey(value: Value): string {
  if (typeof value === 'string') return `"${value.length}:${value}`;
  if (value === null || typeof value !== 'object') return `${value},`;
  if (isArray(value)) {
    let list = '[';
    for (let i = 0; i < value.length; i++) list += internKey(value[i] as Value);
    return `${list}]`;
  }
  const keys = keysOf(value);
  let object = '{';
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    object += internKey(key) + internKey((value as { readonly [key: string]: Value })[key] as Value);
  }
  return `${object}}`;
}
