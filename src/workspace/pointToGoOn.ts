import type { GraphSpec } from '~/core/document';
import type { TraceStore } from '~/core/trace';
import type { Beginning } from '~/engine';
import type { Workspace } from './state';
import { outlivesRuns } from './threadKeeper';

/**
 * Where the threads stand that the last run has left on disk: which turn is next, or which goes on amid its supersteps. Null
 * where the document's saver keeps nothing, something still runs, or every turn is over.
 */
export function pointToGoOn({ doc, trace, status, ready }: Workspace): Beginning | null {
  if (!ready || trace === null || status.kind !== 'over' || !outlivesRuns(doc.graph)) return null;
  return pointAfter(trace, doc.graph);
}

function pointAfter(trace: TraceStore, { turns }: GraphSpec): Beginning | null {
  const last = trace.turns.at(-1);
  if (last === undefined) return null;
  const { turn, how } = last;
  if (turns[turn] === undefined) return null;
  // LangGraph tries again what failed, beside what its siblings have left.
  if (how === 'failed') return { turn, how: 'goOn' };
  if (how !== null) return turn + 1 < turns.length ? { turn: turn + 1, how: 'send' } : null;
  const wasSent = trace.moments.some((moment) => moment.turn === turn && moment.started);
  return { turn, how: wasSent ? 'goOn' : 'send' };
}
