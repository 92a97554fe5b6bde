import {
  committedRows,
  finishingOrder,
  foldOf,
  inMergeOrder,
  type MomentNumber,
  type RecordRow,
  type TaskView,
  type TraceStore,
} from '~/core/trace';
import type { Value } from '~/core/value';
import type { Contribution, Contributions, ContributionsResult } from './contribution';
import { sendReason } from './sendReason';

/** Fields into which several tasks wrote in one moment, in the order of their merges. */
export function mergesWithOrder(store: TraceStore, moment: MomentNumber): readonly string[] {
  const view = store.moments[moment];
  if (view === undefined) return [];
  const rows = committedRows(store, view);
  // Most moments of a long run have one task: nothing of them needs to be read.
  if (tasksAmong(rows, view.tasks).size < 2) return [];
  const fields = new Set(rows.map((row) => row.field));
  return [...fields].filter((field) => {
    const result = contributionsOf(store, moment, field, []);
    return result.kind === 'known' && result.contributions.parts.length > 1;
  });
}

/** What was merged into a field in a moment, by whom. `drawing` is the names of the nodes as they are drawn. */
export function contributionsOf(store: TraceStore, moment: MomentNumber, field: string, drawing: readonly string[]): ContributionsResult {
  const view = store.moments[moment];
  const fold = foldOf(store, moment, field);
  if (view === undefined || fold === null) return { kind: 'none' };
  const rows = fold.steps.map((step) => step.row);
  if (rows.some(({ writer }) => writer.kind === 'oneOf' || writer.kind === 'unknown')) return { kind: 'uncertain' };
  const before: Contributions['before'] =
    fold.start.kind === 'value' ? { kind: 'value', value: store.value(fold.start.ref) } : { kind: 'nothing' };
  const tasks = writingTasks(store, rows, view.tasks, field);
  const parts = tasks.length > 0 ? taskParts(store, tasks, field, drawing) : [outsidePart(store, rows)];
  return { kind: 'known', contributions: { moment, field, before, parts } };
}

/** The moment's tasks, and those that finished before a pause and are merged with them, as far as they wrote the field. */
function writingTasks(store: TraceStore, rows: readonly RecordRow[], own: readonly number[], field: string): readonly TaskView[] {
  const tasks = [...tasksAmong(rows, own)].flatMap((task) => store.tasks[task] ?? []);
  return tasks.filter((task) => task.writes.some(([name]) => name === field)).sort(inMergeOrder);
}

function tasksAmong(rows: readonly RecordRow[], own: readonly number[]): ReadonlySet<number> {
  return new Set([...own, ...rows.flatMap(({ writer }) => (writer.kind === 'task' ? [writer.task] : []))]);
}

function taskParts(store: TraceStore, tasks: readonly TaskView[], field: string, drawing: readonly string[]): readonly Contribution[] {
  const finished = finishingOrder(
    store,
    tasks.map((task) => task.task),
  );
  const place = ({ node }: TaskView) => (drawing.includes(node) ? drawing.indexOf(node) : drawing.length);
  const drawn = tasks.toSorted((one, other) => place(one) - place(other));
  return tasks.map((task): Contribution => {
    const { node, path } = task;
    const at = finished.indexOf(task.task);
    return {
      by: { kind: 'task', task: task.task, node, path },
      // The task's own writes, not the rows: those end where the merge failed.
      writes: task.writes.flatMap(([name, ref]) => (name === field ? [store.value(ref)] : [])),
      finished: at < 0 ? null : at,
      drawn: drawing.includes(node) ? drawn.indexOf(task) : null,
      why: task.send === null ? { rule: 'name' } : sendReason(store, task, task.send),
    };
  });
}

/** An input, or a state update made as a node: the one writer of its moment. */
function outsidePart(store: TraceStore, rows: readonly RecordRow[]): Contribution {
  const writer = rows[0]?.writer;
  const by: Contribution['by'] = writer?.kind === 'update' ? writer : { kind: 'input' };
  return { by, writes: rows.map((row) => writeOf(store, row)), finished: null, drawn: null, why: { rule: 'alone' } };
}

function writeOf(store: TraceStore, row: RecordRow): Value {
  if (row.kind === 'call') return store.value(row.update);
  const value = store.value(row.value);
  return row.reason === 'overwrite' ? { $: 'overwrite', v: value } : value;
}
