import { max, min, OwnInts } from './primordials';

/** A run of old items that became a run of new ones. Either may be empty. */
export interface Hunk {
  readonly at: number;
  readonly remove: number;
  readonly from: number;
  readonly insert: number;
}

/** Whether old item `i` is new item `j`. Called often: cheap where they are the same object, quick to say no. */
export type SameItem = (i: number, j: number) => boolean;

/** At most this many single items may differ between lists of one length before it is taken for a shift. */
const MOST_POINTS = 50;
/** So many edits are looked for where the items could as well be replaced in their places. */
const FEW_EDITS = 40;
/** At most this many edits are looked for. */
const MOST_EDITS = 200;
/** After this many edits there must be a match for each of them, or the search is given up. */
const PATIENCE = 24;
/** So many items in a row must fit before a list is taken for shifted. */
const RUN = 2;

/**
 * What changed between two lists, in ascending order; empty where nothing did. Finds the cheapest explanation of the
 * usual changes (an item more, a few replaced, a sliding window, a filter) and gives up early on lists that have little
 * in common, where the answer is one hunk.
 */
export function align(oldLength: number, newLength: number, same: SameItem): readonly Hunk[] {
  const hunks: Hunk[] = [];
  let at = 0;
  let from = 0;
  for (;;) {
    while (at < oldLength && from < newLength && same(at, from)) {
      at++;
      from++;
    }
    let remove = oldLength - at;
    let insert = newLength - from;
    while (remove > 0 && insert > 0 && same(at + remove - 1, from + insert - 1)) {
      remove--;
      insert--;
    }
    if (remove === 0 && insert === 0) return hunks;
    const middle: Hunk = { at, remove, from, insert };
    if (remove === 0 || insert === 0 || remove + insert <= 2) return append(hunks, middle);
    if (remove === insert && inPlace(middle, same, hunks)) return hunks;
    const shift = shiftOf(middle, same);
    if (shift === 0) return edits(middle, same, MOST_EDITS, hunks) ? hunks : append(hunks, middle);
    append(hunks, { at, remove: max(shift, 0), from, insert: max(-shift, 0) });
    at += max(shift, 0);
    from += max(-shift, 0);
  }
}

/** Adds a hunk, joined to the one before where they touch. */
function append(hunks: Hunk[], hunk: Hunk): Hunk[] {
  const last = hunks[hunks.length - 1];
  if (last !== undefined && last.at + last.remove === hunk.at && last.from + last.insert === hunk.from) {
    hunks[hunks.length - 1] = { at: last.at, remove: last.remove + hunk.remove, from: last.from, insert: last.insert + hunk.insert };
  } else hunks[hunks.length] = hunk;
  return hunks;
}

/** Lists of one length where few items differ in their places, unless still fewer went and came. */
function inPlace(middle: Hunk, same: SameItem, hunks: Hunk[]): boolean {
  const found: number[] = [];
  for (let i = 0; i < middle.remove; i++) {
    if (same(middle.at + i, middle.from + i)) continue;
    if (found.length === MOST_POINTS) return false;
    found[found.length] = i;
  }
  if (found.length > 2 && edits(middle, same, min(2 * found.length - 1, FEW_EDITS), hunks)) return true;
  for (let i = 0; i < found.length; i++) {
    const offset = found[i] as number;
    append(hunks, { at: middle.at + offset, remove: 1, from: middle.from + offset, insert: 1 });
  }
  return true;
}

/** How many items went (positive) or came (negative) at the front, where the rest then fits; 0 where neither did. */
function shiftOf(middle: Hunk, same: SameItem): number {
  const { at, remove, from, insert } = middle;
  for (let by = 1; by < max(remove, insert); by++) {
    if (by < remove && fits(at + by, from, remove - by, insert, same)) return by;
    if (by < insert && fits(at, from + by, remove, insert - by, same)) return -by;
  }
  return 0;
}

function fits(at: number, from: number, remove: number, insert: number, same: SameItem): boolean {
  const run = min(RUN, remove, insert);
  for (let i = 0; i < run; i++) if (!same(at + i, from + i)) return false;
  return true;
}

/** Myers' O(ND) search for the fewest edits; false where there are more than `limit`. */
function edits(middle: Hunk, same: SameItem, limit: number, hunks: Hunk[]): boolean {
  const { at, remove, from, insert } = middle;
  const most = min(remove + insert, limit);
  const zero = most + 1;
  const reach = new OwnInts(2 * most + 3);
  const history: Int32Array[] = [];
  for (let d = 0; d <= most; d++) {
    history[d] = copyOf(reach, zero - d - 1, 2 * d + 3);
    let furthest = 0;
    for (let k = -d; k <= d; k += 2) {
      const down = k === -d || (k !== d && (reach[zero + k - 1] as number) < (reach[zero + k + 1] as number));
      let x = down ? (reach[zero + k + 1] as number) : (reach[zero + k - 1] as number) + 1;
      let y = x - k;
      while (x < remove && y < insert && same(at + x, from + y)) {
        x++;
        y++;
      }
      reach[zero + k] = x;
      if (x >= remove && y >= insert) {
        trace(middle, history, d, hunks);
        return true;
      }
      furthest = max(furthest, x + y);
    }
    if (d > PATIENCE && furthest < 3 * d) return false;
  }
  return false;
}

function copyOf(reach: Int32Array, from: number, length: number): Int32Array {
  const copy = new OwnInts(length);
  for (let i = 0; i < length; i++) copy[i] = reach[from + i] as number;
  return copy;
}

/** Reads the edits back from the end and adds them in ascending order. */
function trace(middle: Hunk, history: readonly Int32Array[], d: number, hunks: Hunk[]): void {
  const steps: Hunk[] = [];
  let x = middle.remove;
  let y = middle.insert;
  for (let edit = d; edit > 0; edit--) {
    const reach = history[edit] as Int32Array;
    const zero = edit + 1;
    const k = x - y;
    const down = k === -edit || (k !== edit && (reach[zero + k - 1] as number) < (reach[zero + k + 1] as number));
    const before = down ? k + 1 : k - 1;
    x = reach[zero + before] as number;
    y = x - before;
    steps[steps.length] = { at: middle.at + x, remove: down ? 0 : 1, from: middle.from + y, insert: down ? 1 : 0 };
  }
  for (let i = steps.length - 1; i >= 0; i--) append(hunks, steps[i] as Hunk);
}
