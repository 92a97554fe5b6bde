import type { TaskNumber, TraceStore } from '~/core/trace';

/**
 * Whether rows stand where they can: a superstep is merged only after the last of its tasks, and a conditional edge looks
 * at the state only while its task (or a state update) runs. Answers what does not.
 */
export function checkOrder(store: TraceStore): string[] {
  const complaints: string[] = [];
  const open = new Set<TaskNumber>();
  let isUpdate = false;
  for (const event of store.trace.events) {
    switch (event.type) {
      case 'turnStarted':
        isUpdate = event.kind === 'update';
        break;
      case 'taskReady':
        open.add(event.task);
        break;
      case 'taskFinished':
      case 'taskFailed':
      case 'taskPaused':
        open.delete(event.task);
        break;
      case 'callStarted':
      case 'bypassed': {
        const isUndeclared = event.type === 'bypassed' && event.reason === 'undeclared';
        if (event.phase === 'commit' && open.size > 0 && !isUndeclared) complaints.push(`${event.field} is merged while tasks are running`);
        if (event.phase === 'preview' && open.size === 0 && !isUpdate)
          complaints.push(`${event.field} is previewed while no task is running`);
      }
    }
  }
  return complaints;
}
