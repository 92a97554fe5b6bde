import { START } from '~/core/document';
import type { Cursor } from '../cursor';
import type { MomentView, TaskView, TraceStore } from '../views';
import { momentAt } from './momentAt';
import { startOf } from './standing';
import { turnOf } from './threadOf';

/** The tasks of the moment after a cursor, as far as they are known; none inside a merge. */
export function nextTasks(store: TraceStore, cursor: Cursor): readonly TaskView[] {
  return cursor.call === null ? tasksOf(store, store.moments[cursor.at]) : [];
}

/**
 * Names of the nodes that run next, each once; the input is `__start__`. After a moment that was not committed these are
 * its own: the last checkpoint still waits for them.
 */
export function nextNodes(store: TraceStore, cursor: Cursor): readonly string[] {
  if (cursor.call !== null) return [];
  const next = store.moments[cursor.at];
  const turn = next?.kind === 'input' ? turnOf(store, next) : undefined;
  // A turn without a value of its own goes on with what its checkpoint waits for.
  if (turn?.kind === 'resume' || turn?.kind === 'continue') return startOf(store, turn, cursor.at).checkpoint?.next ?? [];
  if (next?.kind === 'input' || cursor.at === 0) return [START];
  const shown = momentAt(store, cursor);
  const names = next === undefined ? shown?.checkpoint?.next : tasksOf(store, next).map((task) => task.node);
  return [...new Set(names ?? tasksOf(store, shown).map((task) => task.node))];
}

function tasksOf(store: TraceStore, moment: MomentView | null | undefined): readonly TaskView[] {
  return moment?.tasks.flatMap((task) => store.tasks[task] ?? []) ?? [];
}
