import type { MutationView, TaskNumber, TraceStore } from '~/core/trace';
import { type Culprit, culpritOf, unknown } from './culprit';

/** The tasks among which is the one that changed an input in place; empty where that is not known. */
export function suspectsOf({ by }: MutationView): readonly TaskNumber[] {
  return by.kind === 'task' ? [by.task] : by.kind === 'oneOf' ? by.tasks : [];
}

/**
 * Which line of a node changed what it was given in place. `frozen` is a second run with the same seed, in which that was frozen
 * for the first of the suspects (`Engine.run` with `freeze`), at least to the end of their superstep.
 */
export function whoChangedInput(shown: TraceStore, mutation: MutationView, frozen: TraceStore): Culprit {
  const suspects = suspectsOf(mutation);
  if (suspects.length === 0) return unknown('noTask');
  let last: Culprit = unknown('otherRun');
  for (const number of suspects) {
    const [was, is] = [shown.tasks[number], frozen.tasks[number]];
    if (was === undefined || is === undefined || was.node !== is.node || was.moment !== is.moment) return unknown('otherRun');
    last = is.error === null ? unknown('notAgain') : culpritOf(is.error, was.error);
    if (last.kind === 'line') return last;
  }
  return last;
}
