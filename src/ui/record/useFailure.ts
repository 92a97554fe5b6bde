import { explainError, explainRefusal } from '~/core/analysis';
import { useTrace, useWorkspace } from '~/workspace';
import { ErrorExplanation } from './ErrorExplanation';

/** The explanation of the error that a run ended with, where the cursor shows its end. */
export function Failure() {
  const trace = useTrace();
  const cursor = useWorkspace((workspace) => workspace.cursor);
  const doc = useWorkspace((workspace) => workspace.doc);
  const ranGraph = useWorkspace((workspace) => workspace.ranGraph);
  const status = useWorkspace((workspace) => workspace.status);
  if (status.kind === 'over' && status.cause?.kind === 'refused') {
    const refusal = explainRefusal(status.cause.error, doc);
    return refusal === null ? null : <ErrorExplanation trace={null} error={status.cause.error} explanation={refusal} />;
  }
  const turn = trace?.turns.at(-1);
  if (trace === null || ranGraph === null || turn?.error == null || cursor.call !== null || cursor.at < trace.moments.length) return null;
  // The record's names are those of the graph that ran.
  const explanation = explainError(trace, turn, { ...doc, graph: ranGraph });
  return explanation === null ? null : <ErrorExplanation trace={trace} error={turn.error} explanation={explanation} />;
}
