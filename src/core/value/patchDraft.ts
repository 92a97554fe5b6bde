import { isValue } from './isValue';
import type { ListSplice, Patch } from './patch';
import { isList, isTagged } from './value';
import type { PlainObject, Tagged, Value } from './value';

/**
 * Lays patches one after the other on a value without copying more than once what they change: the first patch that
 * touches a list or an object copies it, later ones write into that copy. What was given in is never changed. After
 * `keep()` what was given out so far is never changed either.
 */
export class PatchDraft {
  private owned = new Set<object>();
  /** Items and entries copied since the last `keep()`: what the values given out since then cost in memory. */
  copied = 0;

  keep(): void {
    this.owned = new Set();
    this.copied = 0;
  }

  /** The patched value; undefined where the patch does not fit (the draft is then of no more use until `keep()`). */
  apply(base: Value, patch: Patch): Value | undefined {
    if ('v' in patch) return patch.v;
    if ('s' in patch) return isList(base) ? this.splice(base, patch.s) : undefined;
    if ('t' in patch) return typeof base === 'string' ? spliceText(base, ...patch.t) : undefined;
    if (base === null || typeof base !== 'object') return undefined;
    if (isList(base)) return 'k' in patch ? this.changeItems(base, patch.k) : undefined;
    if ('in' in patch) return isTagged(base) ? this.applyInside(base, patch.in) : undefined;
    const changed = this.changeKeys(base as PlainObject, patch.k, patch.d);
    // A tagged object has a shape of its own to keep.
    return changed !== undefined && isTagged(changed) && !isValue(changed) ? undefined : changed;
  }

  private splice(base: readonly Value[], splices: readonly ListSplice[]): Value | undefined {
    if (!areSplices(splices, base.length)) return undefined;
    if (splices.length > MANY_SPLICES || splices.some((splice) => splice[2].length > MANY_ITEMS)) return this.rebuild(base, splices);
    const list = this.ownList(base);
    for (let i = splices.length - 1; i >= 0; i--) {
      const [at, remove, insert] = splices[i] as ListSplice;
      if (remove === insert.length) for (let j = 0; j < remove; j++) list[at + j] = insert[j] as Value;
      else list.splice(at, remove, ...insert);
    }
    return list;
  }

  /** One pass for many splices: moving the tail of a long list for each of them would be quadratic. */
  private rebuild(base: readonly Value[], splices: readonly ListSplice[]): Value {
    const list: Value[] = [];
    let read = 0;
    for (const [at, remove, insert] of splices) {
      while (read < at) list.push(base[read++] as Value);
      for (const item of insert) list.push(item);
      read = at + remove;
    }
    while (read < base.length) list.push(base[read++] as Value);
    this.take(list, list.length);
    return list;
  }

  private changeItems(base: readonly Value[], changes: readonly (readonly [string, Patch])[]): Value | undefined {
    const list = this.ownList(base);
    for (const [key, patch] of changes) {
      const old = INDEX.test(key) ? list[Number(key)] : undefined;
      const value = old === undefined ? undefined : this.apply(old, patch);
      if (value === undefined) return undefined;
      list[Number(key)] = value;
    }
    return list;
  }

  private changeKeys(base: PlainObject, changes: readonly (readonly [string, Patch])[], gone: readonly string[]): Value | undefined {
    const object = this.ownObject(base);
    for (const key of gone) delete object[key];
    for (const [key, patch] of changes) {
      const old = Object.hasOwn(object, key) ? object[key] : undefined;
      const value = old !== undefined ? this.apply(old, patch) : 'v' in patch ? patch.v : undefined;
      if (value === undefined) return undefined;
      object[key] = value;
    }
    return object;
  }

  private applyInside(base: Tagged, patch: Patch): Value | undefined {
    switch (base.$) {
      case 'overwrite': {
        const v = this.apply(base.v, patch);
        return v === undefined ? undefined : { ...base, v };
      }
      case 'set':
      case 'map':
      case 'dict':
      case 'instance': {
        const v = this.apply(base.v, patch);
        // Only what the patch brought in can break the shape.
        const brought = broughtIn(patch, v);
        const whole = { ...base, v } as Tagged;
        return v !== undefined && isList(v) && isValue({ ...base, v: brought }) ? whole : undefined;
      }
      default:
        return undefined;
    }
  }

  private ownList(base: readonly Value[]): Value[] {
    if (this.owned.has(base)) return base as Value[];
    const copy = base.slice();
    this.take(copy, copy.length);
    return copy;
  }

  private ownObject(base: PlainObject): { [key: string]: Value } {
    if (this.owned.has(base)) return base;
    const copy = { ...base };
    this.take(copy, Object.keys(copy).length);
    return copy;
  }

  private take(copy: object, size: number): void {
    this.owned.add(copy);
    this.copied += size;
  }
}

/** The items that a patch put into a list, or all where it did not go item by item. */
function broughtIn(patch: Patch, after: Value | undefined): Value | undefined {
  if ('s' in patch) return patch.s.flatMap((splice) => splice[2]);
  if ('k' in patch && after !== undefined && isList(after)) return patch.k.map(([index]) => after[Number(index)] as Value);
  return after;
}

const INDEX = /^(?:0|[1-9]\d*)$/;
const MANY_SPLICES = 8;
/** More than this are not handed over as arguments of one call. */
const MANY_ITEMS = 1000;

function areSplices(splices: readonly ListSplice[], length: number): boolean {
  let end = 0;
  for (const [at, remove] of splices) {
    if (at < end || at + remove > length) return false;
    end = at + remove;
  }
  return true;
}

function spliceText(base: string, at: number, remove: number, insert: string): Value | undefined {
  if (at + remove > base.length) return undefined;
  // Text that grows at its end is by far the most common, and cheap as long as it is not cut apart.
  if (at === base.length) return base + insert;
  return base.slice(0, at) + insert + base.slice(at + remove);
}
