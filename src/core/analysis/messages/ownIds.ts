import { type RecordRow, type TraceStore, turnOf, writesOf } from '~/core/trace';
import { isList, isTagged, type Value } from '~/core/value';
import { coerce } from './coerce';

/**
 * The ids that were in a row's writes as their writers made them: for a delta field the library fills in what is missing before
 * its reducer is called. Null where that cannot be told.
 */
export function ownIds(trace: TraceStore, row: RecordRow): ReadonlySet<string> | null {
  if (row.kind === 'call') return idsIn([trace.value(row.update)]);
  if (row.kind === 'bypass') return null;
  const moment = trace.moments[row.moment];
  const given = writesOf(row).map(({ writer }): readonly Value[] | null => {
    if (writer.kind === 'task') return valuesOf(trace, trace.tasks[writer.task]?.writes ?? [], row.field);
    const value = writer.kind === 'input' && !row.replay && moment ? turnOf(trace, moment)?.value : undefined;
    return value && 'fields' in value ? valuesOf(trace, value.fields, row.field) : null;
  });
  return given.every((one) => one !== null) ? idsIn(given.flat()) : null;
}

function valuesOf(trace: TraceStore, named: readonly (readonly [name: string, value: number])[], field: string): readonly Value[] {
  return named.flatMap(([name, ref]) => (name === field ? [trace.value(ref)] : []));
}

function idsIn(updates: readonly Value[]): ReadonlySet<string> {
  const items = updates.flatMap((update) => {
    const value = isTagged(update) && update.$ === 'overwrite' ? update.v : update;
    return isList(value) ? [...value] : [value];
  });
  return new Set(items.flatMap((item) => coerce(item)?.id ?? []));
}
