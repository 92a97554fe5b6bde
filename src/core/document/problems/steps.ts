import type { GraphSpec, NodeId, NodeRef } from '../document';
import { START } from '../document';
import { nameOf } from '../lookup';
import type { Problem } from '../problem';
import { plainWays } from './plainWays';
import { warns } from './report';

/** How many supersteps plain edges alone force after START, or the nodes of a loop of them that nothing can leave. */
type Forced = { readonly kind: 'steps'; readonly steps: number } | { readonly kind: 'loop'; readonly nodes: readonly NodeId[] };

function forcedSteps(ways: ReadonlyMap<NodeRef, readonly NodeId[]>): Forced {
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
  if (done.size === reached.size) return { kind: 'steps', steps: [...steps.values()].reduce((most, one) => Math.max(most, one), 0) };
  return {
    kind: 'loop',
    nodes: loopAmong(
      [...reached].filter((ref) => !done.has(ref)),
      ways,
    ),
  };
}

/** Of nodes that a loop leads to or through, those that lead on to another of them. */
function loopAmong(rest: readonly NodeId[], ways: ReadonlyMap<NodeRef, readonly NodeId[]>): readonly NodeId[] {
  const left = new Set(rest);
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const id of left) if (!(ways.get(id) ?? []).some((next) => left.has(next))) left.delete(id);
  }
  return [...left];
}

/** A run of n supersteps needs a limit of n + 1: LangGraph looks at the limit before it finds that nothing is left to do. */
export function* stepProblems(graph: GraphSpec): Generator<Problem> {
  const forced = forcedSteps(plainWays(graph));
  if (forced.kind === 'loop') {
    const [first] = forced.nodes;
    if (first === undefined) return;
    const names = forced.nodes.slice(0, 5).map((id) => nameOf(graph, id) ?? id);
    yield warns('endlessLoop', { kind: 'node', id: first }, { names: names.join(', ') });
  } else if (forced.steps + 1 > graph.recursionLimit) {
    yield warns('recursionLimitTooLow', { kind: 'document' }, { limit: graph.recursionLimit, needed: forced.steps + 1 });
  }
}
