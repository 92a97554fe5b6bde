import { stateAt } from '~/core/trace';
import { equalValues, type Value } from '~/core/value';
import type { CompareSide } from '~/workspace';

/** What one field holds on both sides; undefined where it holds nothing or is no field there. */
export interface StatePair {
  readonly field: string;
  readonly left: Value | undefined;
  readonly right: Value | undefined;
  readonly differs: boolean;
}

/** Field by field and by name, those of the left side first. */
export function statePairs(left: CompareSide, right: CompareSide): readonly StatePair[] {
  const [one, other] = [valuesOf(left), valuesOf(right)];
  return [...new Set([...one.keys(), ...other.keys()])].map((field) => {
    const [a, b] = [one.get(field), other.get(field)];
    const same = a === undefined || b === undefined ? a === b : equalValues(a, b);
    return { field, left: a, right: b, differs: !same };
  });
}

function valuesOf({ doc, trace, cursor }: CompareSide): ReadonlyMap<string, Value | undefined> {
  const { fields } = doc.graph;
  if (trace === null) return new Map(fields.map(({ name }) => [name, undefined]));
  return new Map(
    [...stateAt(trace, fields, cursor)].map(([name, held]) => [name, held.kind === 'absent' ? undefined : trace.value(held.ref)]),
  );
}
