import { START } from '~/core/document';
import type { TaskNumber, TraceStore, Writer } from '~/core/trace';

/**
 * Whether rows stand where they can: a superstep is merged only after the last of its tasks, and a conditional edge looks
 * at the state only while its task runs: a node's, the hidden one of START, or that of a state update. Answers what does not.
 */
export function checkOrder(store: TraceStore, conditional: ReadonlySet<string>): string[] {
  const complaints: string[] = [];
  const open = new Set<TaskNumber>();
  for (const event of store.trace.events) {
    if (event.type === 'taskReady') open.add(event.task);
    if (event.type === 'taskFinished' || event.type === 'taskFailed' || event.type === 'taskPaused') open.delete(event.task);
    if (event.type !== 'callStarted' && event.type !== 'bypassed') continue;
    const isUndeclared = event.type === 'bypassed' && event.reason === 'undeclared';
    if (event.phase === 'commit' && open.size > 0 && !isUndeclared) complaints.push(`${event.field} is merged while tasks are running`);
    if (event.phase === 'preview' && open.size === 0 && !looks(event.writer, conditional)) {
      complaints.push(`${event.field} is previewed while no task is running`);
    }
  }
  return complaints;
}

/** Whether the input or a state update has conditional edges of its own. */
function looks(writer: Writer, conditional: ReadonlySet<string>): boolean {
  return (writer.kind === 'input' && conditional.has(START)) || (writer.kind === 'update' && conditional.has(writer.node));
}
