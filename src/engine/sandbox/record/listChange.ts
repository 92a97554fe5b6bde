import type { ListSplice, Patch, Value } from '~/core/value';
import { align, type Hunk, type SameItem } from './align';
import type { Change, FindChange } from './changed';
import { encodeAny } from './encode';
import { textOf } from './primordials';
import { isObject } from './property';
import { same } from './same';
import type { Walk } from './walk';
import { ITEM, keyPatchCost, KEYS, spliceCost, SPLICES, weigh } from './weight';

/**
 * The change of a list, null where there is none. `was`, where known, holds the live items that `old` was written from
 * and that are known to be unchanged: an item that is the same object there is the same value.
 */
export function listChange(
  old: readonly Value[],
  items: readonly unknown[],
  was: readonly unknown[] | null,
  walk: Walk,
  findChange: FindChange,
): Change | null {
  const isSameItem: SameItem = (i, j) => {
    const item = items[j];
    return (was !== null && was[i] === item && isObject(item)) || same(old[i] as Value, item, walk);
  };
  const hunks = align(old.length, items.length, isSameItem);
  return hunks.length === 0 ? null : new ListWriter(old, items, was, walk, findChange).write(hunks);
}

/** Builds the new list with its splices and, as long as every change keeps its place, the patches of its items. */
class ListWriter {
  readonly #old: readonly Value[];
  readonly #items: readonly unknown[];
  readonly #was: readonly unknown[] | null;
  readonly #walk: Walk;
  readonly #findChange: FindChange;
  readonly #list: Value[] = [];
  readonly #splices: ListSplice[] = [];
  #spliceCost = SPLICES;
  readonly #patches: (readonly [index: string, patch: Patch])[] = [];
  #patchCost = KEYS;
  #keepsPlaces = true;
  #gain = 0;

  constructor(old: readonly Value[], items: readonly unknown[], was: readonly unknown[] | null, walk: Walk, findChange: FindChange) {
    this.#old = old;
    this.#items = items;
    this.#was = was;
    this.#walk = walk;
    this.#findChange = findChange;
  }

  write(hunks: readonly Hunk[]): Change | null {
    let at = 0;
    for (let h = 0; h < hunks.length && !this.#walk.over; h++) {
      const hunk = hunks[h] as Hunk;
      this.#keep(at, hunk.at);
      if (hunk.remove === hunk.insert) this.#changeInPlace(hunk);
      else this.#splice(hunk);
      at = hunk.at + hunk.remove;
    }
    this.#keep(at, this.#old.length);
    if (this.#splices.length === 0) return null;
    return this.#keepsPlaces && this.#patchCost < this.#spliceCost
      ? { value: this.#list, patch: { k: this.#patches, d: [] }, gain: this.#gain, cost: this.#patchCost }
      : { value: this.#list, patch: { s: this.#splices }, gain: this.#gain, cost: this.#spliceCost };
  }

  #keep(from: number, to: number): void {
    for (let i = from; i < to; i++) this.#list[this.#list.length] = this.#old[i] as Value;
  }

  /** As many items as before: each is taken for the one in its place. Runs of changed ones are one splice. */
  #changeInPlace(hunk: Hunk): void {
    let run: Value[] = [];
    let weight = 0;
    for (let i = 0; i <= hunk.remove; i++) {
      const at = hunk.at + i;
      const changed =
        i < hunk.remove ? this.#findChange(this.#old[at] as Value, this.#items[hunk.from + i], this.#was?.[at], this.#walk) : null;
      if (changed === null) {
        if (run.length > 0) this.#addSplice([at - run.length, run.length, run], weight);
        run = [];
        weight = 0;
        if (i < hunk.remove) this.#keep(at, at + 1);
        continue;
      }
      this.#list[this.#list.length] = changed.value;
      run[run.length] = changed.value;
      weight += weigh(changed.value) + ITEM;
      this.#gain += changed.gain;
      const index = textOf(at);
      this.#patches[this.#patches.length] = [index, changed.patch];
      this.#patchCost += keyPatchCost(index, changed.cost);
    }
  }

  #splice(hunk: Hunk): void {
    this.#keepsPlaces = false;
    const before = this.#walk.written;
    const insert: Value[] = [];
    for (let i = 0; i < hunk.insert && !this.#walk.over; i++) {
      const value = encodeAny(this.#items[hunk.from + i], this.#walk);
      this.#list[this.#list.length] = value;
      insert[i] = value;
    }
    const weight = this.#walk.written - before + hunk.insert * ITEM;
    this.#gain += weight;
    for (let i = 0; i < hunk.remove; i++) this.#gain -= weigh(this.#old[hunk.at + i] as Value) + ITEM;
    this.#addSplice([hunk.at, hunk.remove, insert], weight);
  }

  #addSplice(splice: ListSplice, weight: number): void {
    this.#splices[this.#splices.length] = splice;
    this.#spliceCost += spliceCost(weight);
  }
}
