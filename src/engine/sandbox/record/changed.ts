import type { Patch, Value } from '~/core/value';
import { encodeAny } from './encode';
import type { Walk } from './walk';
import { weigh, wholeCost } from './weight';

/** What became of a value: the new one, which shares with the old what did not change, and the way there. */
export interface Change {
  readonly value: Value;
  readonly patch: Patch;
  /** The new value's weight less the old one's. */
  readonly gain: number;
  /** The patch's own weight. */
  readonly cost: number;
}

/**
 * What a live value (or a shape) is, compared with `old`; null where it would be written the same. `was` is the live
 * value that `old` was written from (or its shape), where that is known to be unchanged.
 */
export type FindChange = (old: Value, raw: unknown, was: unknown, walk: Walk) => Change | null;

/** Written anew. */
export function replaced(old: Value, raw: unknown, walk: Walk): Change {
  const before = walk.written;
  const value = encodeAny(raw, walk);
  return replacedBy(old, value, walk.written - before);
}

export const replacedBy = (old: Value, value: Value, weight: number): Change => ({
  value,
  patch: { v: value },
  gain: weight - weigh(old),
  cost: wholeCost(weight),
});
