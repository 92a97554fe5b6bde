import type { GraphParts, NodeId, NodeRef } from '../document';
import { START } from '../document';
import type { Problem } from '../problem';
import { plainWays } from './plainWays';
import { warns } from './report';

/** How many supersteps plain edges alone force after START; null where they lead round in a loop. */
function forcedSteps(ways: ReadonlyMap<NodeRef, readonly NodeId[]>): number | null {
  const reached = new Set<NodeRef>([START]);
  for (const ref of reached) for (const next of ways.get(ref) ?? []) reached.add(next);

  const incoming = new Map<NodeRef, number>();
  for (const ref of reached) for (const next of ways.get(ref) ?? []) incoming.set(next, (incoming.get(next) ?? 0) + 1);

  // Longest way to each node, taking nodes once all that lead to them are done.
  const steps = new Map<NodeRef, number>([[START, 0]]);
  const done = new Set<NodeRef>([START]);
  for (const ref of done) {
    for (const next of ways.get(ref) ?? []) {
      steps.set(next, Math.max(steps.get(next) ?? 0, (steps.get(ref) ?? 0) + 1));
      const left = (incoming.get(next) ?? 0) - 1;
      incoming.set(next, left);
      if (left === 0) done.add(next);
    }
  }
  return done.size === reached.size ? [...steps.values()].reduce((most, one) => Math.max(most, one), 0) : null;
}

/** A run of n supersteps needs a limit of n + 1: LangGraph looks at the limit before it finds that nothing is left to do. */
export function* stepProblems(graph: GraphParts, recursionLimit: number): Generator<Problem> {
  const forced = forcedSteps(plainWays(graph));
  if (forced !== null && forced + 1 > recursionLimit) {
    yield warns('recursionLimitTooLow', { kind: 'document' }, { limit: recursionLimit, needed: forced + 1 });
  }
}
