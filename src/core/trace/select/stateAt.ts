import type { Cursor } from '../cursor';
import type { NamedRef } from '../event';
import type { ValueRef } from '../values';
import type { FieldState, RecordRow, TraceStore } from '../views';
import { committedRows } from './committedRows';
import { momentAt } from './momentAt';

export const ABSENT: FieldState = { kind: 'absent' };

/**
 * What each of the fields holds at a cursor: the checkpoint of the last shown moment, and inside a merge the checkpoint
 * before it with the shown writes laid on. A moment that failed committed nothing, so the checkpoint before it stands.
 */
export function stateAt(store: TraceStore, fields: readonly { readonly name: string }[], cursor: Cursor): Map<string, FieldState> {
  const state = new Map(fields.map((field) => [field.name, ABSENT]));
  const set = (name: string, held: FieldState) => {
    if (state.has(name)) state.set(name, held);
  };
  const whole = cursor.call === null ? cursor.at : cursor.at - 1;
  for (const [name, ref] of valuesAfter(store, whole)) set(name, { kind: 'value', ref });
  const moment = cursor.call === null ? null : momentAt(store, cursor);
  if (moment !== null) {
    for (const row of committedRows(store, moment, cursor.call)) {
      const left = leftBy(store, row);
      if (left !== null) set(row.field, left);
    }
  }
  return state;
}

/** What a row leaves its field with; null where it changes nothing. */
export function leftBy(store: TraceStore, row: RecordRow): FieldState | null {
  if (row.kind === 'call') return row.result === null ? null : held(store, row.result);
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

/** The state as saved last, after `at` moments; at the start of a turn what was there before its input. */
function valuesAfter(store: TraceStore, at: number): readonly NamedRef[] {
  for (let i = at; i > 0; i--) {
    const checkpoint = store.moments[i - 1]?.checkpoint;
    if (checkpoint != null) return checkpoint.values;
  }
  return store.turns[0]?.before?.values ?? [];
}
