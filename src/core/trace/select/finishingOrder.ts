import type { TaskNumber } from '../event';
import type { TraceStore } from '../views';

/** Those of the tasks that finished, in the order in which they did. */
export function finishingOrder(store: TraceStore, tasks: readonly TaskNumber[]): readonly TaskNumber[] {
  const asked = new Set(tasks);
  return store.trace.events.flatMap((event) => (event.type === 'taskFinished' && asked.has(event.task) ? [event.task] : []));
}
