import {
  committedRows,
  finishingOrder,
  type FoldStep,
  foldOf,
  inMergeOrder,
  type MomentNumber,
  type TaskView,
  type TraceStore,
  writesOf,
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
  if (tasksAmong(rows.flatMap(writesOf), view.tasks).size < 2) return [];
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
  const { steps } = fold;
  if (steps.some(({ writer }) => writer.kind === 'oneOf' || writer.kind === 'unknown')) return { kind: 'uncertain' };
  const before: Contributions['before'] =
    fold.start.kind === 'value' ? { kind: 'value', value: store.value(fold.start.ref) } : { kind: 'nothing' };
  const tasks = writingTasks(store, steps, view.tasks, field);
  const parts = tasks.length > 0 ? taskParts(store, tasks, field, drawing) : [outsidePart(store, steps)];
  return { kind: 'known', contributions: { moment, field, before, parts } };
}

/** The moment's tasks, and those that finished before a pause and are merged with them, as far as they wrote the field. */
function writingTasks(store: TraceStore, steps: readonly FoldStep[], own: readonly number[], field: string): readonly TaskView[] {
  const tasks = [...tasksAmong(steps, own)].flatMap((task) => store.tasks[task] ?? []);
  return tasks.filter((task) => task.writes.some(([name]) => name === field)).sort(inMergeOrder);
}

function tasksAmong(writes: readonly Pick<FoldStep, 'writer'>[], own: readonly number[]): ReadonlySet<number> {
  return new Set([...own, ...writes.flatMap(({ writer }) => (writer.kind === 'task' ? [writer.task] : []))]);
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
function outsidePart(store: TraceStore, steps: readonly FoldStep[]): Contribution {
  const writer = steps[0]?.writer;
  const by: Contribution['by'] = writer?.kind === 'update' ? writer : { kind: 'input' };
  return { by, writes: steps.map((step) => writeOf(store, step)), finished: null, drawn: null, why: { rule: 'alone' } };
}

function writeOf(store: TraceStore, { row, update }: FoldStep): Value {
  const value = store.value(update);
  return row.kind === 'bypass' && row.reason === 'overwrite' ? { $: 'overwrite', v: value } : value;
}
