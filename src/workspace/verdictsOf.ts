import type { PlaygroundDoc } from '~/core/document';
import { checkExpectations, type Verdict } from '~/core/trace';
import type { RunStatus } from '~/engine';
import type { Made } from './live';

/** What came of the document's expectations; none while a run was merely stopped by hand. */
export function verdictsOf(doc: PlaygroundDoc, made: Made, status: Extract<RunStatus, { kind: 'over' }>): readonly Verdict[] {
  if (status.how === 'stopped') return [];
  return checkExpectations({ ...doc, graph: made.graph }, made.store);
}
