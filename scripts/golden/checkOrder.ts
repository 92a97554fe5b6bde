import type { TaskNumber, TraceStore } from '~/core/trace';

/**
 * Whether rows stand where they can: a superstep is merged only after the last of its tasks, and a conditional edge looks
 * at the state only while its task, the hidden one of START or a state update runs. Answers what does not.
 */
export function checkOrder(store: TraceStore): string[] {
  const complaints: string[] = [];
  const open = new Set<TaskNumber>();
  for (const event of store.trace.events) {
    if (event.type === 'taskReady') open.add(event.task);
    if (event.type === 'taskFinished' || event.type === 'taskFailed' || event.type === 'taskPaused') open.delete(event.task);
    if (event.type !== 'callStarted' && event.type !== 'bypassed') continue;
    const isUndeclared = event.type === 'bypassed' && event.reason === 'undeclared';
    if (event.phase === 'commit' && open.size > 0 && !isUndeclared) complaints.push(`${event.field} is merged while tasks are running`);
    if (event.phase === 'preview' && open.size === 0 && event.writer.kind === 'task') {
      complaints.push(`${event.field} is previewed while no task is running`);
    }
  }
  return complaints;
}
