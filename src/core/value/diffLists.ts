import type { ValueDiff } from './diff';
import { diffSequence } from './diffSequence';
import type { SequenceStep } from './diffSequence';
import { equalValues } from './equal';
import type { Value } from './value';

/** A stretch of a list. `from` is an index of the old list, `to` one of the new. */
export type ListPart =
  | { readonly kind: 'kept'; readonly from: number; readonly to: number; readonly count: number }
  | { readonly kind: 'removed'; readonly from: number; readonly items: readonly Value[] }
  | { readonly kind: 'added'; readonly to: number; readonly items: readonly Value[] }
  /** One item that stands where another stood and is of its kind. */
  | {
      readonly kind: 'changed';
      readonly from: number;
      readonly to: number;
      readonly before: Value;
      readonly after: Value;
      readonly diff: ValueDiff;
    };

export function diffLists(
  before: readonly Value[],
  after: readonly Value[],
  deeper: (a: Value, b: Value) => ValueDiff,
): readonly ListPart[] {
  const same = (i: number, j: number) => equalValues(before[i] ?? null, after[j] ?? null);
  const steps = diffSequence(before.length, after.length, same);
  const parts: ListPart[] = [];
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i];
    if (step === undefined) continue;
    const next = steps[i + 1];
    if (isExchange(step, next)) {
      parts.push(...exchanged(before, after, step, next, deeper));
      i += 1;
    } else parts.push(partOf(before, after, step));
  }
  return parts;
}

/** As many items went as came: each new one stands where an old one stood. */
function isExchange(step: SequenceStep, next: SequenceStep | undefined): next is SequenceStep {
  if (next === undefined || step.kind === 'kept' || next.kind === 'kept') return false;
  return step.kind !== next.kind && step.length === next.length;
}

function exchanged(
  before: readonly Value[],
  after: readonly Value[],
  one: SequenceStep,
  other: SequenceStep,
  deeper: (a: Value, b: Value) => ValueDiff,
): readonly ListPart[] {
  const [removed, added] = one.kind === 'removed' ? [one, other] : [other, one];
  const pairs: ListPart[] = [];
  for (let i = 0; i < removed.length; i++) {
    const from = removed.from + i;
    const to = added.to + i;
    const old = before[from] ?? null;
    const now = after[to] ?? null;
    const diff = deeper(old, now);
    if (diff.kind === 'replaced') return [partOf(before, after, removed), partOf(before, after, added)];
    pairs.push({ kind: 'changed', from, to, before: old, after: now, diff });
  }
  return pairs;
}

function partOf(before: readonly Value[], after: readonly Value[], step: SequenceStep): ListPart {
  if (step.kind === 'kept') return { kind: 'kept', from: step.from, to: step.to, count: step.length };
  if (step.kind === 'removed') return { kind: 'removed', from: step.from, items: before.slice(step.from, step.from + step.length) };
  return { kind: 'added', to: step.to, items: after.slice(step.to, step.to + step.length) };
}
