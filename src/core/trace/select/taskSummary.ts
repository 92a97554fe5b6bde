import type { Cursor } from '../cursor';
import type { TaskNumber } from '../event';
import type { MomentView, TaskView, TraceStore } from '../views';
import { momentAt } from './momentAt';
import { nextTasks } from './nextNodes';

/** What one node did in the moment at a cursor, or will do in the next. */
export interface TaskSummary {
  readonly node: string;
  /** `next`: waits at the gate after this cursor; else it belongs to the shown moment. */
  readonly when: 'shown' | 'next';
  /** One, or several where it was sent to more than once; in the order of the merge. */
  readonly tasks: readonly TaskView[];
  /** Places of its tasks in the moment's merge, from 1, among all that wrote; empty where it wrote nothing. */
  readonly order: readonly number[];
  /** Lines that were logged by it, or by one of several among which it is. */
  readonly logs: number;
}

/** A node at a cursor: in the shown moment, else in the one that waits; null where it has no part in either. */
export function taskSummary(store: TraceStore, cursor: Cursor, node: string): TaskSummary | null {
  const moment = momentAt(store, cursor);
  const shown = moment === null ? [] : tasksOf(store, moment).filter((task) => task.node === node);
  if (moment !== null && shown.length > 0) {
    const order = mergeOrder(store, moment);
    const places = shown.flatMap((task) => order.get(task.task) ?? []);
    return { node, when: 'shown', tasks: shown, order: places, logs: logCount(store, moment, shown) };
  }
  const next = nextTasks(store, cursor).filter((task) => task.node === node);
  return next.length === 0 ? null : { node, when: 'next', tasks: next, order: [], logs: 0 };
}

/** A moment's tasks in the order in which the engine merges their writes. */
export function tasksOf(store: TraceStore, moment: MomentView): readonly TaskView[] {
  return moment.tasks.flatMap((task) => store.tasks[task] ?? []).sort(inMergeOrder);
}

/** Each task's place in a moment's merge, from 1, among the tasks that wrote to a field. */
export function mergeOrder(store: TraceStore, moment: MomentView): ReadonlyMap<TaskNumber, number> {
  const writing = tasksOf(store, moment).filter((task) => task.writes.length > 0);
  return new Map(writing.map((task, index) => [task.task, index + 1]));
}

/** LangGraph's own rule: by path, compared by code point; equal paths stay as they are. */
export function inMergeOrder(one: TaskView, other: TaskView): number {
  return compareCodePoints(one.path, other.path) || one.task - other.task;
}

export function compareCodePoints(one: string, other: string): number {
  if (one === other) return 0;
  const a = Array.from(one);
  const b = Array.from(other);
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const difference = (a[i]?.codePointAt(0) ?? 0) - (b[i]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function logCount(store: TraceStore, moment: MomentView, tasks: readonly TaskView[]): number {
  const own = new Set(tasks.map((task) => task.task));
  const isOwn = (by: TraceStore['logs'][number]['by']) =>
    by.kind === 'task' ? own.has(by.task) : by.kind === 'oneOf' && by.tasks.some((task) => own.has(task));
  return store.logs.filter((log) => log.moment === moment.moment && log.call === null && isOwn(log.by)).length;
}
