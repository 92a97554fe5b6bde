import type { MomentNumber, Writer } from '../event';
import type { ValueRef } from '../values';
import type { FieldState, RecordRow, TraceStore } from '../views';
import { committedRows } from './committedRows';
import { ABSENT, leftBy, stateAt } from './stateAt';
import { writesOf } from './writesOf';

/** One field's merge in one moment: where it started, each write with what it left, where it ended. */
export interface Fold {
  readonly field: string;
  readonly start: FieldState;
  readonly steps: readonly FoldStep[];
  /** What the merge left; as far as it got where it failed or still runs. */
  readonly end: FieldState;
}

export interface FoldStep {
  readonly row: RecordRow;
  readonly writer: Writer;
  readonly update: ValueRef;
  /** What the field holds after this write; null where a call threw or has not returned, and of a batch for all but its last write. */
  readonly result: FieldState | null;
}

/** The fold of a field in a moment; null where nothing was written to it there. */
export function foldOf(store: TraceStore, moment: MomentNumber, field: string): Fold | null {
  const view = store.moments[moment];
  if (view === undefined) return null;
  const rows = committedRows(store, view).filter((row) => row.field === field);
  const first = rows[0];
  if (first === undefined) return null;
  const start = startOf(store, first);
  let held = start;
  const steps = rows.flatMap((row): readonly FoldStep[] => {
    const unanswered = row.kind !== 'bypass' && row.result === null;
    if (!unanswered) held = leftBy(store, row) ?? held;
    const writes = writesOf(row);
    // Of a batch only the whole has a result.
    return writes.map(({ writer, value }, index) => ({
      row,
      writer,
      update: value,
      result: unanswered || index < writes.length - 1 ? null : held,
    }));
  });
  return { field, start, steps, end: held };
}

function startOf(store: TraceStore, first: RecordRow): FieldState {
  if (first.kind !== 'bypass') return { kind: 'value', ref: first.existing };
  if (first.replaced !== null) return { kind: 'value', ref: first.replaced };
  // Writes that are refused or skipped do not say what they would have replaced.
  const before = stateAt(store, [{ name: first.field }], { at: first.moment, call: null });
  return before.get(first.field) ?? ABSENT;
}
