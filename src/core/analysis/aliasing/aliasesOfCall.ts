import type { GraphSpec } from '~/core/document';
import type { CallRow, TraceStore } from '~/core/trace';
import { lastChange } from '../why/rowsOfField';
import type { Alias } from './alias';
import { lookLeaked } from './lookLeaked';
import { shownEarlier } from './shownEarlier';
import { startLeaked } from './startLeaked';

/** What the record shows about a call whose result or existing is one object with something else; `ran` is the trace's graph. */
export function aliasesOfCall(trace: TraceStore, row: CallRow, ran: GraphSpec | null): readonly Alias[] {
  const aliases: Alias[] = row.same ? [{ code: 'sameObject' }] : [];
  const leak =
    row.phase === 'commit' && lastChange(trace, row) === null ? startLeaked(trace, row.field, row.existing, row.moment, true) : null;
  if (leak !== null) aliases.push({ code: 'startLeaked', field: row.field, leak });
  const mutation = row.mutations.find(({ what }) => what === 'existing');
  if (mutation === undefined) return aliases;
  // Where what a look begins with comes from is not recorded.
  if (row.phase !== 'commit') return [...aliases, ...lookLeaked(trace, row, mutation)];
  const last = lastChange(trace, row);
  if (last === null) return [...aliases, { code: 'startChanged', shared: (ran?.style ?? 'annotation') !== 'annotation' }];
  // What an earlier call of the same merge left was never shown.
  return last.moment === row.moment ? aliases : [...aliases, ...shownEarlier(trace, row.moment, row.field, mutation.before)];
}
