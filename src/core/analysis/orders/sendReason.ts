import { type TaskView, tasksOf, type TraceStore } from '~/core/trace';
import type { PlaceReason } from './contribution';

/** Who sent a task, told by counting: the engine numbers Sends by the sending task in merge order, then as listed. */
export function sendReason(store: TraceStore, task: TaskView, index: number): PlaceReason {
  const before = store.moments[task.moment - 1];
  let counted = 0;
  for (const sender of before === undefined ? [] : tasksOf(store, before)) {
    const item = index - counted;
    if (item < sender.sends.length) {
      const { task: number, node, path } = sender;
      return { rule: 'send', by: { task: number, node, path }, item };
    }
    counted += sender.sends.length;
  }
  return { rule: 'send', by: null, item: index };
}
