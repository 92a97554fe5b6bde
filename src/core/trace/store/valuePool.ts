import type { Value } from '~/core/value';
import { PatchDraft, valueSize } from '~/core/value';
import type { ValueEntry, ValueRef } from '../values';

/** Stands for an entry whose patch does not fit: the far side is broken or hostile. */
const UNFIT: Value = { $: 'unreadable', v: 'damaged record' };

/** What the pool may keep, in items and entries of lists and objects (about 8 bytes each). */
export interface PoolLimits {
  /** Patches between two values that are kept for good; doubles when these cost too much. */
  readonly spacing: number;
  readonly keyframes: number;
  /** For the values used last, and how many of them there may be. */
  readonly recent: number;
  readonly recentCount: number;
}

const LIMITS: PoolLimits = { spacing: 512, keyframes: 2_000_000, recent: 500_000, recentCount: 2000 };

interface Held {
  readonly value: Value;
  /** Items and entries that only this value holds. */
  readonly cost: number;
}

/**
 * The values of a trace: whole ones as they came, patched ones made when they are asked for. Along a chain of patches
 * some values are kept (keyframes), so that any other is a bounded number of patches away; those used last are kept too,
 * so that neighbours are one patch away.
 */
export class ValuePool {
  readonly entries: ValueEntry[] = [];
  private readonly keyframes = new Map<ValueRef, Held>();
  private keyframeCost = 0;
  private spacing: number;
  /** In the order of use, the oldest first. */
  private readonly recent = new Map<ValueRef, Held>();
  private recentCost = 0;
  private readonly sizes = new WeakMap<object, number>();

  private readonly limits: PoolLimits;

  constructor(limits = LIMITS) {
    this.limits = limits;
    this.spacing = limits.spacing;
  }

  /** Items and entries that are held besides the trace itself. */
  get cost(): number {
    return this.keyframeCost + this.recentCost;
  }

  /** False where the entry refers to no earlier one; it is then held as unreadable, so that later indices stay true. */
  push(entry: ValueEntry): boolean {
    const fits = isEntry(entry, this.entries.length);
    this.entries.push(fits ? entry : { v: UNFIT });
    return fits;
  }

  value(ref: ValueRef): Value {
    const patches: ValueRef[] = [];
    let at = ref;
    let start = this.ready(at);
    while (start === undefined) {
      const entry = this.entries[at];
      if (entry === undefined || 'v' in entry) throw new RangeError(`No value ${ref} in this trace`);
      patches.push(at);
      at = entry.of;
      start = this.ready(at);
    }
    return patches.length === 0 ? start : this.replay(start, patches.reverse());
  }

  size(ref: ValueRef): number {
    return valueSize(this.value(ref), this.sizes);
  }

  private ready(ref: ValueRef): Value | undefined {
    const entry = this.entries[ref];
    if (entry !== undefined && 'v' in entry) return entry.v;
    const held = this.recent.get(ref);
    if (held === undefined) return this.keyframes.get(ref)?.value;
    this.recent.delete(ref);
    this.recent.set(ref, held);
    return held.value;
  }

  private replay(start: Value, refs: readonly ValueRef[]): Value {
    const draft = new PatchDraft();
    let value = start;
    refs.forEach((ref, done) => {
      const entry = this.entries[ref];
      const next = entry !== undefined && 'p' in entry ? draft.apply(value, entry.p) : undefined;
      value = next ?? UNFIT;
      if ((done + 1) % this.spacing === 0 && done + 1 < refs.length) {
        this.keepKeyframe(ref, { value, cost: draft.copied });
        draft.keep();
      }
    });
    this.keepRecent(refs.at(-1) ?? 0, { value, cost: draft.copied });
    return value;
  }

  private keepKeyframe(ref: ValueRef, held: Held): void {
    this.keyframes.set(ref, held);
    this.keyframeCost += held.cost;
    if (this.keyframeCost <= this.limits.keyframes) return;
    // Every second one goes, and from now on they stand twice as far apart.
    this.spacing *= 2;
    [...this.keyframes.keys()]
      .sort((a, b) => a - b)
      .forEach((key, index) => {
        if (index % 2 === 1) return;
        this.keyframeCost -= this.keyframes.get(key)?.cost ?? 0;
        this.keyframes.delete(key);
      });
  }

  private keepRecent(ref: ValueRef, held: Held): void {
    this.recent.set(ref, held);
    this.recentCost += held.cost;
    for (const [oldest, { cost }] of this.recent) {
      const fits = this.recentCost <= this.limits.recent && this.recent.size <= this.limits.recentCount;
      if (fits || oldest === ref) break;
      this.recent.delete(oldest);
      this.recentCost -= cost;
    }
  }
}

function isEntry(entry: unknown, index: number): entry is ValueEntry {
  if (typeof entry !== 'object' || entry === null) return false;
  if ('v' in entry) return true;
  return 'of' in entry && 'p' in entry && typeof entry.of === 'number' && Number.isInteger(entry.of) && entry.of >= 0 && entry.of < index;
}
