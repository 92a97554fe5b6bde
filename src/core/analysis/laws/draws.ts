import fc from 'fast-check';
import { type Field, replaces, startOf as startIn, zeroValue } from '~/core/document';
import { isList, type Value } from '~/core/value';
import type { Draw } from './attempt';
import { fits } from './fits';
import type { Law, RecordedCall } from './law';
import { likeValues } from './likeValues';
import { RULES } from './rules';
import { typeValues } from './typeValues';

/** Writes by which a generated try gets from the start to its state. */
const MOST_BEFORE = 3;

/** Where a merge of the field begins on a new thread. */
export function startOf({ merge }: Field): Draw['existing'] {
  // A delta channel is never empty: LangGraph gives it a list where the field says nothing.
  return { kind: merge.kind !== 'delta' && startIn(merge).kind === 'none' ? 'nothing' : 'start' };
}

/** The zero of a field: its start value, or the zero value of its type where it starts with nothing. */
export function zeroOf({ type, merge }: Field): Draw['existing'] {
  const zero = zeroValue(type.kind);
  return !replaces(merge) && merge.start.kind === 'none' && zero !== null ? { kind: 'value', value: zero } : { kind: 'start' };
}

/**
 * Generated tries of a law: a state that was seen, or one that some writes lead to from the start, and the law's own
 * updates. States that cannot be reached are never tried: a reducer may rely on what it made itself.
 */
export function draws(law: Law, field: Field, recorded: readonly RecordedCall[]): fc.Arbitrary<Draw> {
  const update = updateValues(law, field, recorded);
  const updates = fc.tuple(...Array.from({ length: RULES[law].updates }, () => update));
  if (law === 'zeroIsIdentity') return updates.map((all): Draw => ({ existing: zeroOf(field), before: [], updates: all }));
  const start = startOf(field);
  // On an empty channel the first write is no call: one comes before what the law is about.
  const fewest = start.kind === 'nothing' ? 1 : 0;
  const reached = fc.record<Draw>({
    existing: fc.constant(start),
    before: fc.array(update, { minLength: fewest, maxLength: MOST_BEFORE }),
    updates,
  });
  const seen = recorded.map(({ existing }) => existing);
  if (seen.length === 0) return reached;
  const existing = fc.constantFrom(...seen).map((value): Draw['existing'] => ({ kind: 'value', value }));
  return fc.oneof(reached, fc.record<Draw>({ existing, before: fc.constant([]), updates }));
}

function updateValues(law: Law, field: Field, recorded: readonly RecordedCall[]): fc.Arbitrary<Value> {
  const seen = recorded.map(({ update }) => update);
  const likeSeen = likeValues(seen);
  const declared = declaredValues(law, field);
  if (likeSeen === undefined) return declared;
  const isDeclared = field.type.kind !== 'any' && seen.every((update) => fits(field.type, update));
  return isDeclared ? fc.oneof({ weight: 2, arbitrary: likeSeen }, { weight: 1, arbitrary: declared }) : likeSeen;
}

function declaredValues(law: Law, { type, merge }: Field): fc.Arbitrary<Value> {
  const values = typeValues(type);
  const resets = merge.kind === 'builtIn' && merge.reducer === 'accumulateOrReset' && law !== 'batching';
  return resets ? fc.oneof({ weight: 3, arbitrary: values }, { weight: 1, arbitrary: fc.constant(null) }) : values;
}

/** Whether a draw can be tried: batching takes lists alone, but for a field that gets its writes in batches anyway. */
export function isFor(law: Law, { merge }: Field, draw: Draw): boolean {
  return law !== 'batching' || merge.kind === 'delta' || draw.updates.every(isList);
}
