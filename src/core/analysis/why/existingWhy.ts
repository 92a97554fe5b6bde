import { type Field, replaces, zeroValue } from '~/core/document';
import type { CallRow, RecordRow, TraceStore } from '~/core/trace';
import { equalValues, isTagged, type Value } from '~/core/value';
import { startLeaked } from '../aliasing/startLeaked';
import { lastChange } from './rowsOfField';
import type { Why } from './why';

/** Where the value that the reducer was given came from; nothing where the record does not show it. */
export function existingWhy(trace: TraceStore, row: CallRow, field: Field | null): readonly Why[] {
  if (row.phase !== 'commit') return [];
  const existing = trace.value(row.existing);
  const last = lastChange(trace, row);
  if (last === null) {
    const leak = startLeaked(trace, row.field, row.existing, row.moment, true);
    if (leak === null) return [startWhy(existing, field)];
    return [{ code: 'existingLeaked', row: leak.row === null ? 0 : leak.row.row + 1, node: leak.node, turn: leak.turn }];
  }
  // Changed in place since, or restored in another form: then it is not simply what was left.
  if (!equalValues(leftBy(trace, last), existing)) return [];
  if (last.moment === row.moment) return [{ code: 'existingEarlierCall', row: last.row + 1 }];
  const moment = trace.moments[last.moment];
  return moment === undefined ? [] : [{ code: 'existingLeft', when: moment }];
}

function startWhy(existing: Value, field: Field | null): Why {
  if (field === null || replaces(field.merge)) return { code: 'existingStart' };
  const { start } = field.merge;
  if (start.kind === 'own') return { code: 'existingOwnStart' };
  const zero = zeroValue(field.type.kind);
  const isZero = start.kind === 'zero' && zero !== null && equalValues(zero, existing);
  return isZero ? { code: 'existingZero', type: field.type.kind } : { code: 'existingStart' };
}

function leftBy(trace: TraceStore, row: RecordRow): Value {
  if (row.kind !== 'bypass') return row.result === null ? null : trace.value(row.result);
  const value = trace.value(row.value);
  return row.reason === 'overwrite' && isTagged(value) && value.$ === 'overwrite' ? value.v : value;
}
