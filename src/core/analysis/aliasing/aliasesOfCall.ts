import type { CallRow, TraceStore } from '~/core/trace';
import { lastChange } from '../why/rowsOfField';
import type { Alias } from './alias';
import { lookLeaked } from './lookLeaked';
import { shownEarlier } from './shownEarlier';

/** What the record shows about a call whose result or existing is one object with something else. */
export function aliasesOfCall(trace: TraceStore, row: CallRow): readonly Alias[] {
  const aliases: Alias[] = row.same ? [{ code: 'sameObject' }] : [];
  const mutation = row.mutations.find(({ what }) => what === 'existing');
  if (mutation === undefined) return aliases;
  // Where what a look begins with comes from is not recorded.
  if (row.phase !== 'commit') return [...aliases, ...lookLeaked(trace, row, mutation)];
  const last = lastChange(trace, row);
  if (last === null) return [...aliases, { code: 'startChanged' }];
  // What an earlier call of the same merge left was never shown.
  return last.moment === row.moment ? aliases : [...aliases, ...shownEarlier(trace, row.moment, row.field, mutation.before)];
}
