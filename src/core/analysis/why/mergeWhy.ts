import { type BypassReason, inMergeOrder, type RecordRow, type TaskView, type TraceStore, writesOf } from '~/core/trace';
import { mergeOf } from './rowsOfField';
import type { Why } from './why';

/** The tasks that wrote to the row's field in its merge, in the order of their writes; null where one writer is not known. */
function writersOf(trace: TraceStore, row: RecordRow): readonly TaskView[] | null {
  const tasks: TaskView[] = [];
  for (const { writer } of mergeOf(trace, row).flatMap(writesOf)) {
    const task = writer.kind === 'task' ? trace.tasks[writer.task] : undefined;
    if (task === undefined) return null;
    if (!tasks.includes(task)) tasks.push(task);
  }
  return tasks;
}

const LOST: readonly BypassReason[] = ['undeclared', 'notInput', 'refused'];

/** Whether the row is part of a merge at all: what no field takes and what is refused is not. */
function isMerged(row: RecordRow): boolean {
  return row.phase === 'commit' && (row.kind !== 'bypass' || !LOST.includes(row.reason));
}

/** Why the writes of several tasks were merged in this order; nothing where they were not merged by LangGraph's rule. */
export function orderWhy(trace: TraceStore, row: RecordRow): readonly Why[] {
  if (!isMerged(row)) return [];
  const tasks = writersOf(trace, row);
  if (tasks === null || tasks.length < 2 || tasks.some((task, index) => !follows(tasks[index - 1], task))) return [];
  const sends = tasks.filter((task) => task.send !== null).length;
  const by = sends === 0 ? 'name' : sends === tasks.length ? 'send' : 'both';
  return [{ code: 'order', by, writers: [...new Set(tasks.map((task) => task.node))] }];
}

function follows(before: TaskView | undefined, task: TaskView): boolean {
  return before === undefined || inMergeOrder(before, task) < 0;
}

/** Why a node did not see what others wrote to this field in its own superstep. */
export function siblingsWhy(trace: TraceStore, row: RecordRow): readonly Why[] {
  if (!isMerged(row) || row.writer.kind !== 'task') return [];
  const own = trace.tasks[row.writer.task];
  const tasks = writersOf(trace, row);
  // A Send is given its own argument, not the state.
  if (own === undefined || tasks === null || own.send !== null) return [];
  const others = tasks.filter((task) => task !== own);
  // What was changed in place may have been seen after all.
  const isClean = [own, ...others].every((task) => task.inputChanged.every((change) => change.field !== row.field));
  const siblings = [...new Set(others.map((task) => task.node))];
  return siblings.length > 0 && isClean ? [{ code: 'siblingsNotSeen', node: own.node, siblings }] : [];
}
