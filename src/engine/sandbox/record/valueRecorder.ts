import type { ValueEntry, ValueRef } from '~/core/trace';
import type { Value } from '~/core/value';
import type { Change } from './changed';
import { encodeCut, encodeWithin } from './encode';
import { findChange } from './findChange';
import { Interning, internKey, SMALL } from './interning';
import { openObject } from './open';
import { isObject } from './property';
import { same, sameAs } from './same';
import { Seen } from './seen';
import type { Shape } from './shape';
import { Walk } from './walk';
import { entryCost, wholeCost } from './weight';

/**
 * A value as it was when it was put into the pool. Never changes, shares with its neighbours whatever did not change,
 * and lives as long as somebody holds it: the recorder keeps only small ones and those of objects that are still alive.
 */
export interface Recorded {
  /** Its index in the pool: what events refer to. */
  readonly ref: ValueRef;
  readonly value: Value;
  /** About the characters of its JSON text. */
  readonly weight: number;
  /** Something in it may point back to an object around it. */
  readonly cyclic: boolean;
  /** The weight of all patches from the last whole entry to this one. */
  readonly patched: number;
}

/** The entries written since the last time, the first of them with index `from`. */
interface Drained {
  readonly from: ValueRef;
  readonly entries: readonly ValueEntry[];
}

/** When the patches since the last whole entry weigh this many times what the value does, it is written whole again. */
const PATCHES_PER_WHOLE = 8;

/**
 * Writes live values down as entries of a pool that shares structure.
 *
 * One walk over a live value compares it with what was recorded and allocates next to nothing: that walk is the mutation
 * check, and the same walk finds the patch. Nothing here calls a getter or throws, whatever it is given.
 */
export class ValueRecorder {
  readonly #limit: number;
  readonly #seen = new Seen<Recorded>();
  readonly #small = new Interning<Recorded>();
  #entries: ValueEntry[] = [];
  #drained = 0;

  /** `bytesPerValue`: characters of a value's JSON text, nearly; a longer one becomes the tag `cut`. */
  constructor(limits: { readonly bytesPerValue: number }) {
    this.#limit = limits.bytesPerValue;
  }

  /**
   * The value as it is now. An object seen before and unchanged, a value equal to `near` and a small equal value give
   * what they gave before; otherwise it is a new entry, as a patch on `near` (or on what the same object was before)
   * where that is shorter.
   */
  put(raw: unknown, near?: Recorded): Recorded {
    return this.#put(raw, near, undefined);
  }

  /**
   * Whether the live value would still be written as it was: false after any change in place that a `Value` can show.
   * A value too large to be recorded is compared by its kind and size.
   */
  matches(recorded: Recorded, raw: unknown): boolean {
    return this.#holds(recorded, raw, undefined);
  }

  /**
   * After a reducer call: `existing` as it is now (another one where the call changed it in place) and the result next
   * to it. One walk over `existing`, and over what of the result is not the same object there.
   */
  settle(existing: Recorded, rawExisting: unknown, rawResult: unknown): { readonly existing: Recorded; readonly result: Recorded } {
    const shape = isObject(rawExisting) ? openObject(rawExisting, new Walk(this.#limit)) : undefined;
    const now = this.#holds(existing, rawExisting, shape) ? existing : this.#rewrite(rawExisting, existing, undefined);
    if (rawResult === rawExisting) return { existing: now, result: now };
    // What points back to the old list would be something else within the new one.
    return { existing: now, result: this.#put(rawResult, now, now.cyclic ? undefined : shape) };
  }

  /** What was written since the last time. It is not kept here any longer. */
  drain(): Drained {
    const drained = { from: this.#drained, entries: this.#entries };
    this.#drained += this.#entries.length;
    this.#entries = [];
    return drained;
  }

  /** `matches`, for a value that has been taken apart already. */
  #holds(recorded: Recorded, raw: unknown, shape: Shape | undefined): boolean {
    if (isCut(recorded.value) && isObject(raw)) return isEqual(recorded.value, encodeCut(raw));
    const walk = new Walk(this.#limit);
    const result = attempt(() =>
      shape !== undefined && isObject(raw) ? sameAs(recorded.value, raw, shape, walk) : same(recorded.value, raw, walk),
    );
    // A proxy's trap threw in the middle. Written whole, that place is the tag `unreadable`.
    return result ?? isEqual(recorded.value, encodeWithin(raw, this.#limit).value);
  }

  /** `was` is the shape of what `near` was written from, known to be unchanged. */
  #put(raw: unknown, near: Recorded | undefined, was: Shape | undefined): Recorded {
    if (!isObject(raw)) return this.#write(raw, near, undefined);
    const seen = this.#seen.get(raw);
    if (seen !== undefined && this.matches(seen, raw)) return seen;
    return this.#rewrite(raw, near ?? seen, was);
  }

  /** For what is new or known to have changed. */
  #rewrite(raw: unknown, near: Recorded | undefined, was: Shape | undefined): Recorded {
    const recorded = this.#write(raw, near, was);
    if (isObject(raw)) this.#seen.set(raw, recorded);
    return recorded;
  }

  #write(raw: unknown, near: Recorded | undefined, was: Shape | undefined): Recorded {
    if (near !== undefined && !isCut(near.value)) {
      const walk = new Walk(this.#limit);
      const change = attempt(() => findChange(near.value, raw, was, walk));
      if (change === null) return near;
      if (change !== undefined && !walk.over && near.weight + change.gain <= this.#limit) {
        return this.#intern(change.value, near.weight + change.gain, near.cyclic || walk.cyclic, near, change);
      }
    }
    const { value, weight, cyclic } = encodeWithin(raw, this.#limit);
    return this.#intern(value, weight, cyclic, undefined, undefined);
  }

  #intern(value: Value, weight: number, cyclic: boolean, near: Recorded | undefined, change: Change | undefined): Recorded {
    if (weight > SMALL) return this.#add(value, weight, cyclic, near, change);
    const key = internKey(value);
    const equal = this.#small.find(key);
    if (equal !== undefined) return equal;
    const recorded = this.#add(value, weight, cyclic, undefined, undefined);
    this.#small.add(key, recorded);
    return recorded;
  }

  #add(value: Value, weight: number, cyclic: boolean, near: Recorded | undefined, change: Change | undefined): Recorded {
    const ref = this.#drained + this.#entries.length;
    if (near !== undefined && change !== undefined) {
      const patched = near.patched + change.cost;
      if (entryCost(change.cost) < wholeCost(weight) && patched <= PATCHES_PER_WHOLE * weight) {
        this.#entries[this.#entries.length] = { of: near.ref, p: change.patch };
        return { ref, value, weight, cyclic, patched };
      }
    }
    this.#entries[this.#entries.length] = { v: value };
    return { ref, value, weight, cyclic, patched: 0 };
  }
}

/** Undefined where a proxy's trap threw. */
function attempt<Result>(find: () => Result): Result | undefined {
  try {
    return find();
  } catch {
    return undefined;
  }
}

/** Too large as a whole. */
const isCut = (value: Value): boolean => typeof value === 'object' && value !== null && (value as { readonly $?: Value }).$ === 'cut';

const isEqual = (a: Value, b: Value): boolean => internKey(a) === internKey(b);
