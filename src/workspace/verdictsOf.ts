import type { PlaygroundDoc } from '~/core/document';
import { checkExpectations, type Difference, firstDifference, type Verdict } from '~/core/trace';
import type { Notation } from '~/core/value';
import type { RunStatus } from '~/engine';
import type { Made } from './live';

/** What came of the document's expectations; none while a run was merely stopped by hand. */
export function verdictsOf(doc: PlaygroundDoc, made: Made, status: Extract<RunStatus, { kind: 'over' }>): readonly Verdict[] {
  if (status.how === 'stopped') return [];
  return checkExpectations({ ...doc, graph: made.graph }, made.store);
}

export function differenceOf(before: Made | null, after: Made | null, notation: Notation): Difference | null {
  return before === null || after === null ? null : firstDifference(before.store, after.store, notation);
}
