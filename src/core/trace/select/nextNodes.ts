import { START } from '~/core/document';
import type { Cursor } from '../cursor';
import type { TaskView, TraceStore } from '../views';
import { momentAt } from './momentAt';

/** The tasks of the moment after a cursor, as far as they are known; none inside a merge. */
export function nextTasks(store: TraceStore, cursor: Cursor): readonly TaskView[] {
  if (cursor.call !== null) return [];
  const tasks = store.moments[cursor.at]?.tasks ?? [];
  return tasks.flatMap((task) => store.tasks[task] ?? []);
}

/** Names of the nodes that run next, each once; the input is `__start__`. */
export function nextNodes(store: TraceStore, cursor: Cursor): readonly string[] {
  if (cursor.call !== null) return [];
  const next = store.moments[cursor.at];
  if (next?.kind === 'input' || cursor.at === 0) return [START];
  const names = next === undefined ? (momentAt(store, cursor)?.checkpoint?.next ?? []) : nextTasks(store, cursor).map((task) => task.node);
  return [...new Set(names)];
}
