import type { CallRow, TraceStore } from '~/core/trace';
import { lastChange } from '../why/rowsOfField';
import type { Alias } from './alias';
import { shownEarlier } from './shownEarlier';

/** What the record shows about a call whose result or existing is one object with something else. */
export function aliasesOfCall(trace: TraceStore, row: CallRow): readonly Alias[] {
  const aliases: Alias[] = row.same ? [{ code: 'sameObject' }] : [];
  const mutation = row.mutations.find(({ what }) => what === 'existing');
  // A look at the state works on channels of its own, and where what they hold comes from is not recorded.
  if (mutation === undefined || row.phase !== 'commit') return aliases;
  const last = lastChange(trace, row);
  if (last === null) return [...aliases, { code: 'startChanged' }];
  // What an earlier call of the same merge left was never shown.
  return last.moment === row.moment ? aliases : [...aliases, ...shownEarlier(trace, row.moment, row.field, mutation.before)];
}
