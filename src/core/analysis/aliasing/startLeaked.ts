import type { CallRow, MomentNumber, MutationView, RecordRow, TaskView, TraceStore, ValueRef } from '~/core/trace';
import { equalValues } from '~/core/value';
import { lastChangeBefore } from '../why/rowsOfField';

/** Where a start value was changed in place that a later thread then began with. */
export interface Leak {
  readonly change: MutationView;
  /** The call that changed it; null where a node changed what it was given. */
  readonly row: CallRow | null;
  /** The node that changed what it was given, or wrote what the call merged; '' where it is none or not known which. */
  readonly node: string;
  readonly turn: number;
}

/**
 * A start value that is no longer what it was: StateSchema and zod hand out one object for all threads, so what was changed in it
 * in place is there again where the next one begins. `held` is what a field begins with at a moment; with `merging`, as its
 * writes are merged, so that the nodes of that moment may have changed it too.
 */
export function startLeaked(trace: TraceStore, field: string, held: ValueRef, now: MomentNumber, merging = false): Leak | null {
  const value = trace.value(held);
  // A number or a text cannot be changed in place.
  if (typeof value !== 'object' || value === null) return null;
  for (let at = merging ? now : now - 1; at >= 0; at--) {
    for (const leak of changesIn(trace, at, field, at < now)) {
      if (equalValues(trace.value(leak.change.after), value)) return leak;
    }
  }
  return null;
}

/** The changes in place of the field's start value in one moment, the last first. */
function changesIn(trace: TraceStore, at: MomentNumber, field: string, withCalls: boolean): readonly Leak[] {
  const moment = trace.moments[at];
  if (moment === undefined) return [];
  const { turn } = moment;
  const calls = trace.rows.slice(moment.rows.from, moment.rows.to).flatMap((row): readonly Leak[] => {
    if (!withCalls || row.kind !== 'call' || row.field !== field || !isStart(trace, row)) return [];
    const change = row.mutations.find(({ what }) => what === 'existing');
    return change === undefined ? [] : [{ change, row, node: nodeOf(trace, row), turn }];
  });
  const inputs = moment.tasks.flatMap((number): readonly Leak[] => {
    const task = trace.tasks[number];
    const change = task?.inputChanged.find((one) => one.field === field);
    if (task === undefined || change === undefined || !beginsWithStart(trace, task, field)) return [];
    return [{ change, row: null, node: task.node, turn }];
  });
  return [...inputs, ...calls].toReversed();
}

function nodeOf(trace: TraceStore, { writer }: RecordRow): string {
  return writer.kind === 'task' ? (trace.tasks[writer.task]?.node ?? '') : '';
}

/** Whether what the call was given is the start value's own object, be it changed. */
function isStart(trace: TraceStore, row: CallRow): boolean {
  const last = lastChangeBefore(trace, row.field, row.moment, row.row);
  return last === null || isSameStart(trace, last, row.moment);
}

/** What a task reads of the field is that object. */
export function beginsWithStart(trace: TraceStore, task: TaskView, field: string): boolean {
  const first = trace.moments[task.moment]?.rows.from ?? 0;
  const last = lastChangeBefore(trace, field, task.moment, first);
  return task.send === null && (last === null || isSameStart(trace, last, task.moment));
}

/** Within one turn a reducer that returns existing itself hands the object on; the next turn makes it anew from the checkpoint. */
function isSameStart(trace: TraceStore, last: RecordRow, now: MomentNumber): boolean {
  if (last.kind !== 'call' || !last.same || trace.moments[last.moment]?.turn !== trace.moments[now]?.turn) return false;
  return isStart(trace, last);
}
