import { committedRows, type MomentNumber, type RecordRow, type TraceStore, turnOf } from '~/core/trace';
import { isTagged } from '~/core/value';

/** Rows of the same field that are committed together with this one, in order. */
export function mergeOf(trace: TraceStore, row: RecordRow): readonly RecordRow[] {
  const moment = trace.moments[row.moment];
  return moment === undefined ? [] : committedRows(trace, moment).filter((one) => one.field === row.field);
}

/** The last committed row before this one that left the field with something or emptied it; null where none did. */
export function lastChange(trace: TraceStore, row: RecordRow): RecordRow | null {
  return lastChangeBefore(trace, row.field, row.moment, row.row);
}

/** The same of a field before any row; `moment` is that row's. What other threads, and one that has begun anew since, hold is none. */
export function lastChangeBefore(trace: TraceStore, field: string, moment: MomentNumber, row: number): RecordRow | null {
  const first = beginningOf(trace, moment);
  const thread = threadOf(trace, moment);
  for (let index = row - 1; index >= 0; index--) {
    const one = trace.rows[index];
    if (one === undefined || one.field !== field || one.phase !== 'commit') continue;
    if (one.moment < first) return null;
    // What failed committed nothing.
    const isLost = one.moment !== moment && trace.moments[one.moment]?.error != null;
    if (!isLost && changes(one) && threadOf(trace, one.moment) === thread) return one;
  }
  return null;
}

function threadOf(trace: TraceStore, moment: MomentNumber): string | null {
  const view = trace.moments[moment];
  return (view && turnOf(trace, view)?.thread) ?? null;
}

/** The moment with which the thread of this one began: its first, or where it was deleted or not kept, the first after that. */
function beginningOf(trace: TraceStore, moment: MomentNumber): MomentNumber {
  const thread = threadOf(trace, moment);
  for (let at = moment; at > 0; at--) {
    const view = trace.moments[at];
    const turn = view && turnOf(trace, view);
    if (turn?.thread !== thread) continue;
    if (view?.kind === 'delete' && at < moment) return at;
    // LangGraph's number of what a thread has before its first input.
    if (turn?.before?.step === -1 && trace.moments[at - 1]?.turn !== view?.turn) return at;
  }
  return 0;
}

function changes(row: RecordRow): boolean {
  if (row.kind !== 'bypass') return row.result !== null;
  return row.reason === 'plain' || row.reason === 'first' || row.reason === 'overwrite';
}

/** A call whose reducer returned undefined. */
export function isEmptied(trace: TraceStore, row: RecordRow): boolean {
  if (row.kind === 'bypass' || row.result === null) return false;
  const result = trace.value(row.result);
  return isTagged(result) && result.$ === 'undefined';
}
