import { type CheckpointView, committedRows, type MomentView, type RecordRow, type TraceStore, type ValueRef } from '~/core/trace';
import { equalValues, isTagged, type Value } from '~/core/value';

/**
 * Whether a trace explains itself: from checkpoint to checkpoint each field's committed rows lead, step by step, from the
 * value before to the value after, and a field without rows has not changed. Answers what does not.
 */
export function checkChains(store: TraceStore): string[] {
  const complaints: string[] = [];
  let state = new Map<string, Value>();
  for (const turn of store.turns) {
    if (turn.before) {
      // On a new thread nothing stands before the start values.
      if (turn.turn > 0) complaints.push(...differences(state, stateOf(store, turn.before), `turn ${turn.turn}, before its input`));
      state = stateOf(store, turn.before);
    }
    for (const moment of store.moments.filter((one) => one.turn === turn.turn)) {
      const where = `turn ${turn.turn}, moment ${moment.moment}`;
      const after = follow(store, moment, state, (complaint) => complaints.push(`${where}: ${complaint}`));
      if (!moment.checkpoint) continue;
      complaints.push(...differences(after, stateOf(store, moment.checkpoint), where));
      state = stateOf(store, moment.checkpoint);
    }
  }
  return complaints;
}

function follow(
  store: TraceStore,
  moment: MomentView,
  before: ReadonlyMap<string, Value>,
  complain: (text: string) => void,
): Map<string, Value> {
  const state = new Map(before);
  for (const row of committedRows(store, moment)) {
    const held = state.get(row.field);
    const from = startOf(row);
    if (from !== undefined && !isSame(held, from === null ? undefined : store.value(from)))
      complain(`row ${row.row} does not start from what ${row.field} held`);
    const left = leftBy(store, row, held);
    if (left === undefined) state.delete(row.field);
    else state.set(row.field, left);
  }
  return state;
}

/** The value that a row says it started from; null says that the field held nothing, undefined that it does not say. */
function startOf(row: RecordRow): ValueRef | null | undefined {
  if (row.kind !== 'bypass') return row.existing;
  return row.reason === 'plain' || row.reason === 'first' || row.reason === 'overwrite' ? row.replaced : undefined;
}

function leftBy(store: TraceStore, row: RecordRow, held: Value | undefined): Value | undefined {
  if (row.kind !== 'bypass') {
    const result = row.result === null ? held : store.value(row.result);
    return result !== undefined && isTagged(result) && result.$ === 'undefined' ? undefined : result;
  }
  const value = store.value(row.value);
  switch (row.reason) {
    case 'plain':
    case 'first':
      return value;
    case 'overwrite':
      return isTagged(value) && value.$ === 'overwrite' ? value.v : value;
    case 'skipped':
    case 'emptied':
    case 'undeclared':
    case 'notInput':
    case 'refused':
      return held;
  }
}

function differences(state: ReadonlyMap<string, Value>, saved: ReadonlyMap<string, Value>, where: string): string[] {
  const fields = new Set([...state.keys(), ...saved.keys()]);
  return [...fields]
    .filter((field) => !isSame(state.get(field), saved.get(field)))
    .map((field) => `${where}: the rows do not lead to the saved ${field}`);
}

function isSame(a: Value | undefined, b: Value | undefined): boolean {
  return a === undefined || b === undefined ? a === b : equalValues(a, b);
}

function stateOf(store: TraceStore, { values }: CheckpointView): Map<string, Value> {
  return new Map(values.map(([field, ref]) => [field, store.value(ref)]));
}
