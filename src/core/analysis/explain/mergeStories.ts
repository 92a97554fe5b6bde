import { committedRows, type MomentView, type RecordRow, type TraceStore, type TurnView } from '~/core/trace';
import { isList } from '~/core/value';
import { coerce } from '../messages/coerce';
import { unknownIdOf } from '../messages/microscope';
import type { Part, Story } from './explanation';

/** The story of a merge that failed; null where this moment's did not. */
export function mergeStory(trace: TraceStore, moment: MomentView): Story | null {
  const rows = committedRows(trace, moment);
  const refused = rows.find((row) => row.kind === 'bypass' && row.reason === 'refused');
  if (refused !== undefined) return refusedStory(rows, refused.field);
  const failed = rows.find((row) => row.kind === 'call' && row.error !== null);
  return failed?.kind === 'call' ? failedStory(trace, rows, failed) : null;
}

function refusedStory(rows: readonly RecordRow[], field: string): Story {
  const own = rows.filter(
    (row) => row.field === field && row.kind === 'bypass' && (row.reason === 'refused' || row.reason === 'overwrite'),
  );
  const isOverwrite = own.some((row) => row.kind === 'bypass' && row.reason === 'overwrite');
  return { code: isOverwrite ? 'severalOverwrites' : 'severalWriters', field, writes: own.map(partOf) };
}

function failedStory(trace: TraceStore, rows: readonly RecordRow[], row: Extract<RecordRow, { kind: 'call' }>): Story {
  const id = unknownIdOf(row.error?.message ?? '');
  const write = partOf(row);
  if (id !== null) return { code: 'unknownMessage', field: row.field, id, write, ids: idsThere(trace, row) };
  const before = rows.filter((one) => one.kind === 'call' && one.field === row.field && one.row < row.row).length;
  const isNoError = row.error?.name === NO_ERROR;
  return { code: 'reducerThrew', field: row.field, row: row.row + 1, existing: row.existing, write, before, isNoError };
}

/** The name under which the record keeps what was thrown and is no error. */
export const NO_ERROR = 'NonError';

/** Ids of the messages that the call found. */
function idsThere(trace: TraceStore, row: Extract<RecordRow, { kind: 'call' }>): readonly string[] {
  const existing = trace.value(row.existing);
  return isList(existing) ? existing.flatMap((item) => coerce(item)?.id ?? []) : [];
}

function partOf(row: RecordRow): Part {
  return { writer: row.writer, value: row.kind === 'call' ? row.update : row.value };
}

/** The moment at which a turn failed. */
export function failedMoment(trace: TraceStore, turn: TurnView): MomentView | null {
  return trace.moments.findLast((moment) => moment.turn === turn.turn && moment.started) ?? null;
}
