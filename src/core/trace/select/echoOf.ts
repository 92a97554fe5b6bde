import type { RecordRow, TraceStore } from '../views';
import { committedRows } from './committedRows';

/** The graph inside the task only received the value and returned it, or these rows of its own record wrote it. */
export type Echo = 'echoed' | readonly RecordRow[];

/**
 * Where the write of a task that runs a graph came from: such a task writes every field that both graphs have, whether the inner
 * one did anything to it or not. Null where the row is no such write (one that a Command for the parent made included).
 */
export function echoOf(store: TraceStore, { writer, field }: RecordRow): Echo | null {
  if (writer.kind !== 'task') return null;
  const inner = store.inner(writer.task);
  const returned = store.tasks[writer.task]?.returned;
  if (inner === null || returned == null || !('fields' in returned) || !returned.fields.some(([name]) => name === field)) return null;
  const last = store.innerTurn(writer.task);
  const first = firstTurn(inner, last);
  const wrote = inner.moments
    .filter(({ turn, error }) => turn >= first && turn <= last && error === null)
    .flatMap((moment) => committedRows(inner, moment))
    .filter((row) => row.field === field && row.writer.kind !== 'input' && !row.discarded);
  return wrote.length === 0 ? 'echoed' : wrote;
}

/** A turn that resumes goes on with the work of the one before it. */
function firstTurn(inner: TraceStore, last: number): number {
  let first = last;
  while (first > 0 && inner.turns[first]?.kind === 'resume') first -= 1;
  return first;
}
