import {
  type BatchRow,
  type CallRow,
  committedRows,
  type MomentView,
  type RecordRow,
  type TraceStore,
  type TurnView,
  writesOf,
} from '~/core/trace';
import { isList } from '~/core/value';
import { coerce } from '../messages/coerce';
import { unknownIdOf } from '../messages/microscope';
import type { Part, Story } from './explanation';

/** The story of a merge that failed; null where this moment's did not. */
export function mergeStory(trace: TraceStore, moment: MomentView): Story | null {
  const rows = committedRows(trace, moment);
  const refused = rows.find((row) => row.kind === 'bypass' && row.reason === 'refused');
  if (refused !== undefined) return refusedStory(rows, refused.field);
  const failed = rows.find((row) => row.kind !== 'bypass' && row.error !== null);
  return failed === undefined || failed.kind === 'bypass' ? null : failedStory(trace, rows, failed);
}

function refusedStory(rows: readonly RecordRow[], field: string): Story {
  const own = rows.filter(
    (row) => row.field === field && row.kind === 'bypass' && (row.reason === 'refused' || row.reason === 'overwrite'),
  );
  const isOverwrite = own.some((row) => row.kind === 'bypass' && row.reason === 'overwrite');
  return { code: isOverwrite ? 'severalOverwrites' : 'severalWriters', field, writes: own.flatMap(partsOf) };
}

function failedStory(trace: TraceStore, rows: readonly RecordRow[], row: CallRow | BatchRow): Story {
  const id = unknownIdOf(row.error?.message ?? '');
  // Of a batch the last one stands for all.
  const write = partsOf(row).at(-1) ?? { writer: row.writer, value: row.existing };
  if (id !== null) return { code: 'unknownMessage', field: row.field, id, write, ids: idsThere(trace, row) };
  const before = rows.filter((one) => one.kind !== 'bypass' && one.field === row.field && one.row < row.row).length;
  const isNoError = row.error?.name === NO_ERROR;
  return { code: 'reducerThrew', field: row.field, row: row.row + 1, existing: row.existing, write, before, isNoError };
}

/** The name under which the record keeps what was thrown and is no error. */
export const NO_ERROR = 'NonError';

/** Ids of the messages that the call found. */
function idsThere(trace: TraceStore, row: CallRow | BatchRow): readonly string[] {
  const existing = trace.value(row.existing);
  return isList(existing) ? existing.flatMap((item) => coerce(item)?.id ?? []) : [];
}

const partsOf: (row: RecordRow) => readonly Part[] = writesOf;

/** The moment at which a turn failed. */
export function failedMoment(trace: TraceStore, turn: TurnView): MomentView | null {
  return trace.moments.findLast((moment) => moment.turn === turn.turn && moment.started) ?? null;
}
