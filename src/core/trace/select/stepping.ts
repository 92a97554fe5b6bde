import type { Cursor } from '../cursor';
import { CURSOR_START } from '../cursor';
import type { TraceStore } from '../views';
import { momentAt } from './momentAt';

/** From before anything to the last moment that has started. */
export function cursorBounds(store: TraceStore): { readonly first: Cursor; readonly last: Cursor } {
  return { first: CURSOR_START, last: { at: startedMoments(store), call: null } };
}

/** Nothing more of the record is left to show: stepping on means running on. */
export function isAtHead(store: TraceStore, cursor: Cursor): boolean {
  return cursor.call === null && cursor.at >= startedMoments(store);
}

/** One moment forward, out of a merge first; null at the head. */
export function nextCursor(store: TraceStore, cursor: Cursor): Cursor | null {
  if (cursor.call !== null) return { at: cursor.at, call: null };
  return cursor.at < startedMoments(store) ? { at: cursor.at + 1, call: null } : null;
}

/** One moment back, out of a merge to what was before it; null at the start. */
export function previousCursor(_store: TraceStore, cursor: Cursor): Cursor | null {
  return cursor.at > 0 ? { at: cursor.at - 1, call: null } : null;
}

/**
 * One call (or bypassed write) forward. A moment that merges anything starts at its barrier (`call` 0: its tasks have
 * run, nothing is merged) and ends as the whole moment; one that merges nothing is one step. Null at the head.
 */
export function nextCall(store: TraceStore, cursor: Cursor): Cursor | null {
  if (cursor.call !== null) return callAt(store, cursor.at, cursor.call + 1);
  return cursor.at < startedMoments(store) ? callAt(store, cursor.at + 1, 0) : null;
}

/** The inverse of `nextCall`; null at the start. */
export function previousCall(store: TraceStore, cursor: Cursor): Cursor | null {
  if (cursor.at <= 0) return null;
  const call = cursor.call ?? commitCount(store, cursor.at);
  return call > 0 ? { at: cursor.at, call: call - 1 } : { at: cursor.at - 1, call: null };
}

/** The cursor at a row: just after it was shown, if it is a committed one; else its whole moment. */
export function cursorAtRow(store: TraceStore, row: number): Cursor {
  const at = (store.rows[row]?.moment ?? -1) + 1;
  const moment = momentAt(store, { at, call: null });
  if (moment === null) return CURSOR_START;
  const index = store.commits.indexOf(row, moment.commits.from);
  return index < 0 || index >= moment.commits.to ? { at, call: null } : callAt(store, at, index - moment.commits.from + 1);
}

/** The cursor, kept inside what the record has. */
export function clampCursor(store: TraceStore, cursor: Cursor): Cursor {
  const at = Math.min(Math.max(Math.trunc(cursor.at), 0), startedMoments(store));
  if (at !== cursor.at || cursor.call === null) return { at, call: null };
  return callAt(store, at, Math.max(Math.trunc(cursor.call), 0));
}

/** The last call of a moment is the whole moment: one place has one cursor. */
function callAt(store: TraceStore, at: number, call: number): Cursor {
  return { at, call: call < commitCount(store, at) ? call : null };
}

function commitCount(store: TraceStore, at: number): number {
  const moment = momentAt(store, { at, call: null });
  return moment === null ? 0 : moment.commits.to - moment.commits.from;
}

/** Moments start one after the other, so only the last ones can be waiting. */
function startedMoments(store: TraceStore): number {
  let count = store.moments.length;
  while (count > 0 && store.moments[count - 1]?.started !== true) count -= 1;
  return count;
}
