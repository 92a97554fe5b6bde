import type { NodeRef } from '~/core/document';
import type { TraceStore } from '~/core/trace';
import type { MomentsAt } from './moments';
import type { RefOfName } from './names';

/** Nodes that would have run after the shown moment, where its turn came to the recursion limit there. */
export function limitedNodes(trace: TraceStore, { shown, next }: MomentsAt, refOf: RefOfName): readonly NodeRef[] {
  if (shown === null || shown.checkpoint === null || next?.turn === shown.turn) return [];
  const turn = trace.turns.find((one) => one.turn === shown.turn);
  if (turn?.error?.code !== 'GRAPH_RECURSION_LIMIT') return [];
  return shown.checkpoint.next.flatMap((name) => refOf(name) ?? []);
}
