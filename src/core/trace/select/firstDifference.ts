import { preview } from '~/core/value';
import type { Notation } from '~/core/value';
import type { BatchWrite } from '../event';
import type { Difference, MomentView, RecordRow, TaskView, TraceStore } from '../views';
import { rowText } from './recordText';
import { sameValues } from './sameValues';
import type { SameValues } from './sameValues';
import { taskText } from './taskText';
import { tasksOf } from './taskSummary';
import { writerName } from './writerName';
import { writesOf } from './writesOf';

/**
 * Where a run first differs from the run before it: moment by moment what the tasks read, returned and wrote, and what happened
 * in the graphs inside them, then the calls and bypassed writes of the merge. What one of the two has not run yet is no difference; where one ended and the
 * other went on is one of kind `end`. Null where they agree as far as both went.
 */
export function firstDifference(before: TraceStore, after: TraceStore, notation: Notation = 'javascript'): Difference | null {
  return compareRuns(before, after)(notation);
}

/** `firstDifference`, to be asked again and again while the runs grow: what was found the same is not compared again. */
export function compareRuns(before: TraceStore, after: TraceStore): (notation: Notation) => Difference | null {
  return comparerOf(before, after, sameValues(before, after));
}

/** Records inside a run have its values. */
function comparerOf(before: TraceStore, after: TraceStore, same: SameValues): (notation: Notation) => Difference | null {
  /** All moments before this one are over, and the same. */
  let agreed = 0;
  return (notation) => {
    for (let moment = agreed; ; moment++) {
      const old = before.moments[moment];
      const now = after.moments[moment];
      if (old?.started !== true || now?.started !== true) return endDifference(before, after, moment);
      const found = tasksDifference(before, after, old, now, same, notation) ?? rowsDifference(before, after, old, now, same, notation);
      if (found !== null) return found;
      if (moment === agreed && isOver(before, old) && isOver(after, now)) agreed += 1;
    }
  };
}

function tasksDifference(
  before: TraceStore,
  after: TraceStore,
  old: MomentView,
  now: MomentView,
  same: SameValues,
  notation: Notation,
): Difference | null {
  const olds = tasksOf(before, old);
  const nows = tasksOf(after, now);
  for (let i = 0; i < Math.max(olds.length, nows.length); i++) {
    const one = olds[i];
    const other = nows[i];
    if (isToCome(before, old, one) || isToCome(after, now, other)) continue;
    const inside = one && other ? insideDifference(before, after, one, other, same, notation) : null;
    if (inside === null && one !== undefined && other !== undefined && isSameTask(one, other, same)) continue;
    const texts = { before: one ? taskText(before, one, notation) : '', after: other ? taskText(after, other, notation) : '' };
    return { moment: now.moment, kind: 'task', index: other?.task ?? -1, subject: (other ?? one)?.node ?? '', ...texts, inside };
  }
  return null;
}

function insideDifference(
  before: TraceStore,
  after: TraceStore,
  one: TaskView,
  other: TaskView,
  same: SameValues,
  notation: Notation,
): Difference | null {
  const [old, now] = [before.inner(one.task), after.inner(other.task)];
  if (old === null || now === null || one.node !== other.node || !same.shaped(one.reads, other.reads)) return null;
  return comparerOf(old, now, same)(notation);
}

function isSameTask(one: TaskView, other: TaskView, same: SameValues): boolean {
  if (one.node !== other.node || one.send !== other.send || !same.shaped(one.reads, other.reads)) return false;
  const isOver = (task: TaskView) => task.state === 'finished' || task.state === 'failed' || task.state === 'paused';
  // One of them was stopped in the middle: what it would have done is not known.
  if (!isOver(one) || !isOver(other)) return true;
  const sends = one.sends.length === other.sends.length && one.sends.every((send, i) => isSameSend(send, other.sends[i], same));
  return (
    one.state === other.state &&
    one.error?.name === other.error?.name &&
    one.error?.message === other.error?.message &&
    one.goto.join('\n') === other.goto.join('\n') &&
    sends &&
    same.named(one.writes, other.writes) &&
    same.shaped(one.returned, other.returned)
  );
}

function isSameSend(one: TaskView['sends'][number], other: TaskView['sends'][number] | undefined, same: SameValues): boolean {
  return other !== undefined && one.node === other.node && same.ref(one.args, other.args);
}

function rowsDifference(
  before: TraceStore,
  after: TraceStore,
  old: MomentView,
  now: MomentView,
  same: SameValues,
  notation: Notation,
): Difference | null {
  const oldCount = old.rows.to - old.rows.from;
  const nowCount = now.rows.to - now.rows.from;
  for (let i = 0; i < Math.max(oldCount, nowCount); i++) {
    const one = i < oldCount ? before.rows[old.rows.from + i] : undefined;
    const other = i < nowCount ? after.rows[now.rows.from + i] : undefined;
    if (isToCome(before, old, one) || isToCome(after, now, other)) return null;
    if (one !== undefined && other !== undefined && isSameRow(before, one, after, other, same)) continue;
    const texts = { before: one ? lineOf(before, one, notation) : '', after: other ? lineOf(after, other, notation) : '' };
    const shown = other ?? one;
    return {
      moment: now.moment,
      kind: shown?.kind ?? 'call',
      index: other?.row ?? -1,
      subject: shown?.field ?? '',
      ...texts,
      inside: null,
    };
  }
  return null;
}

/** A row with its writer before it and its result after it. */
function lineOf(store: TraceStore, row: RecordRow, notation: Notation): string {
  const writer = writerName(store, row.writer);
  const line = `${writer === null ? '' : `${writer}: `}${rowText(store, row, notation)}`;
  if (row.kind === 'bypass' || row.result === null) return line;
  return `${line} result=${preview(store.value(row.result), notation, 400)}`;
}

/** It is missing only because its moment is not over. */
function isToCome(store: TraceStore, moment: MomentView, item: RecordRow | TaskView | undefined): boolean {
  return item === undefined && !isOver(store, moment);
}

function isOver(store: TraceStore, moment: MomentView): boolean {
  return moment.checkpoint !== null || moment.error !== null || store.moments[moment.moment + 1]?.started === true;
}

function isSameRow(before: TraceStore, one: RecordRow, after: TraceStore, other: RecordRow, same: SameValues): boolean {
  if (one.phase !== other.phase || one.field !== other.field || one.writer.kind !== other.writer.kind) return false;
  if (writerName(before, one.writer) !== writerName(after, other.writer)) return false;
  if (one.kind === 'bypass') {
    return (
      other.kind === 'bypass' && one.reason === other.reason && same.ref(one.value, other.value) && same.ref(one.replaced, other.replaced)
    );
  }
  if (other.kind !== one.kind || !same.ref(one.existing, other.existing) || !isSameWrites(before, one, after, other, same)) return false;
  if (one.state === 'running' || other.state === 'running') return true;
  return one.error?.name === other.error?.name && one.error?.message === other.error?.message && same.ref(one.result, other.result);
}

function isSameWrites(before: TraceStore, one: RecordRow, after: TraceStore, other: RecordRow, same: SameValues): boolean {
  const [writes, others] = [writesOf(one), writesOf(other)];
  const isSame = ({ writer, value }: BatchWrite, at: number) => {
    const twin = others[at];
    return twin !== undefined && same.ref(value, twin.value) && writerName(before, writer) === writerName(after, twin.writer);
  };
  return writes.length === others.length && writes.every(isSame);
}

/** Both have no more moments, or one ended where the other went on. */
function endDifference(before: TraceStore, after: TraceStore, moment: number): Difference | null {
  const last = Math.max(moment - 1, 0);
  const old = endOf(before, moment);
  const now = endOf(after, moment);
  if (old === null || now === null || old === now) return null;
  return { moment: last, kind: 'end', index: -1, subject: '', before: old, after: now, inside: null };
}

/** How a run ended at this moment, in LangGraph's words; '' where it went on; null where that is not known. */
function endOf(store: TraceStore, moment: number): string | null {
  if (store.moments[moment]?.started === true) return '';
  if (store.ended !== 'done' && store.ended !== 'failed') return null;
  const error = store.turns.at(-1)?.error;
  return error == null ? store.ended : `${error.name}: ${error.message}`;
}
