import type { Cursor } from '../cursor';
import type { ValueRef } from '../values';
import type { FieldState, MomentView, RecordRow, TraceStore } from '../views';
import { momentAt } from './momentAt';
import { standingAfter, standingBefore } from './standing';

export const ABSENT: FieldState = { kind: 'absent' };

/**
 * What each of the fields holds at a cursor, on the thread of the last shown moment: its checkpoint, and inside a merge what it
 * started from with the shown writes laid on. A moment that failed committed nothing, so what it started from stands.
 */
export function stateAt(store: TraceStore, fields: readonly { readonly name: string }[], cursor: Cursor): Map<string, FieldState> {
  const state = new Map(fields.map((field) => [field.name, ABSENT]));
  const moment = cursor.call === null ? null : momentAt(store, cursor);
  const merged = moment === null ? new Map<string, FieldState>() : lastWrites(store, moment, cursor.call ?? 0, state);
  const saved = new Map((moment === null ? standingAfter(store, cursor.at) : standingBefore(store, moment)).values);
  for (const name of state.keys()) {
    const ref = saved.get(name);
    state.set(name, merged.get(name) ?? (ref === undefined ? ABSENT : { kind: 'value', ref }));
  }
  return state;
}

/** What each of the fields was left with by the first `count` committed rows of a moment; goes back only as far as it must. */
function lastWrites(
  store: TraceStore,
  moment: MomentView,
  count: number,
  fields: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, FieldState> {
  const left = new Map<string, FieldState>();
  const { from, to } = moment.commits;
  for (let i = Math.min(from + count, to) - 1; i >= from && left.size < fields.size; i--) {
    const row = store.rows[store.commits[i] ?? -1];
    if (row === undefined || !fields.has(row.field) || left.has(row.field)) continue;
    const after = leftBy(store, row);
    if (after !== null) left.set(row.field, after);
  }
  return left;
}

/** What a row leaves its field with; null where it changes nothing. */
export function leftBy(store: TraceStore, row: RecordRow): FieldState | null {
  if (row.kind !== 'bypass') return row.result === null ? null : held(store, row.result);
  switch (row.reason) {
    case 'plain':
    case 'first':
    case 'overwrite':
      return { kind: 'value', ref: row.value };
    default:
      return null;
  }
}

/** A reducer that returns undefined empties its field. */
function held(store: TraceStore, ref: ValueRef): FieldState {
  const entry = store.trace.values[ref];
  const isUndefined = entry !== undefined && 'v' in entry && isUndefinedTag(entry.v);
  return isUndefined ? ABSENT : { kind: 'value', ref };
}

function isUndefinedTag(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$' in value && value.$ === 'undefined';
}
