import { isTagged, type Value } from '~/core/value';
import type { Fold, FoldOutcome } from '../fold';
import type { Ask } from './asker';
import type { Because, Side, Step } from './law';
import { differsByRounding, sameAnswer } from './sameAnswer';

/** What a law is tried on. The state is reached from `existing` by the writes of `before`, so that it is one that can be. */
export interface Draw {
  readonly existing: Fold['existing'];
  readonly before: readonly Value[];
  readonly updates: readonly Value[];
}

export type Attempt =
  | { readonly kind: 'kept' }
  /** There were no two answers to compare. */
  | { readonly kind: 'unanswered'; readonly uncopied: boolean }
  | { readonly kind: 'broken'; readonly because: Because; readonly sides: readonly Side[] };

export const KEPT: Attempt = { kind: 'kept' };

export function foldOf(draw: Draw, updates: readonly Value[], world = 0): Fold {
  return { existing: draw.existing, updates: [...draw.before, ...updates], world };
}

/** The values that a try starts from. */
export function givenBy({ existing, before, updates }: Draw): readonly Value[] {
  return [...(existing.kind === 'value' ? [existing.value] : []), ...before, ...updates];
}

/** Null where a fold has no answer that can be compared: it failed, it was emptied, or the answer cannot be looked into. */
export function answerOf({ result, emptied, error, uncopied }: FoldOutcome): Value | null {
  if (result === null || emptied || error !== null || uncopied !== null) return null;
  return isTagged(result) && OPAQUE.has(result.$) ? null : result;
}

/** Values of which two may look the same and not be. */
const OPAQUE: ReadonlySet<string> = new Set(['undefined', 'promise', 'function', 'unreadable', 'cut']);

export function sideOf(...steps: readonly Step[]): Side {
  const last = steps.at(-1);
  return { steps, value: last === undefined ? null : answerOf(last.outcome) };
}

export async function steps(ask: Ask, folds: readonly Fold[]): Promise<readonly Step[]> {
  const outcomes = await ask(folds);
  return outcomes.map((outcome, index) => ({ fold: folds[index] as Fold, outcome }));
}

/** The verdict on an equation. A side that fails is a counter-example only where the other side does not. */
export function compare(left: Side, right: Side, draw: Draw, because: Because = 'differs'): Attempt {
  const sides = [left, right];
  const uncopied = sides.some((side) => side.steps.some((step) => step.outcome.uncopied !== null));
  if (uncopied || (left.value === null && right.value === null)) return { kind: 'unanswered', uncopied };
  if (left.value === null || right.value === null) return { kind: 'broken', because: 'oneFails', sides };
  if (sameAnswer(left.value, right.value, givenBy(draw))) return KEPT;
  const isRounding = because === 'differs' && differsByRounding(left.value, right.value);
  return { kind: 'broken', because: isRounding ? 'rounding' : because, sides };
}
