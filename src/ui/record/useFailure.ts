import { explainError, explainRefusal, type Explanation } from '~/core/analysis';
import type { ErrorInfo, TraceStore } from '~/core/trace';
import { useTrace, useWorkspace } from '~/workspace';

export interface Failure {
  /** Null where the graph was refused before anything ran. */
  readonly trace: TraceStore | null;
  readonly error: ErrorInfo;
  readonly explanation: Explanation;
}

/** The error that a run ended with and its explanation, where the cursor is at its end; else null. */
export function useFailure(): Failure | null {
  const trace = useTrace();
  const cursor = useWorkspace((workspace) => workspace.cursor);
  const doc = useWorkspace((workspace) => workspace.doc);
  const ranGraph = useWorkspace((workspace) => workspace.ranGraph);
  const status = useWorkspace((workspace) => workspace.status);
  if (status.kind === 'over' && status.cause?.kind === 'refused') {
    const { error } = status.cause;
    const explanation = explainRefusal(error, doc);
    return explanation && { trace: null, error, explanation };
  }
  const turn = trace?.turns.at(-1);
  if (trace === null || ranGraph === null || turn?.error == null || cursor.call !== null || cursor.at < trace.moments.length) return null;
  // The record's names are those of the graph that ran.
  const explanation = explainError(trace, turn, { ...doc, graph: ranGraph });
  return explanation && { trace, error: turn.error, explanation };
}
