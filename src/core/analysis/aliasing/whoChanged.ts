import type { CallRow, MutationView, TraceStore } from '~/core/trace';
import type { Folder } from '../fold';
import { type Culprit, culpritOf, unknown } from './culprit';

/**
 * Which line of a reducer changed existing or the update in place, found by the same call on a frozen copy. Rejects with
 * `FolderOver` as the folder does.
 */
export async function whoChanged(
  trace: TraceStore,
  row: CallRow,
  what: Exclude<MutationView['what'], 'input'>,
  folder: Folder,
): Promise<Culprit> {
  const frozen = what === 'existing' ? 'existing' : 'updates';
  const existing = { kind: 'value', value: trace.value(row.existing) } as const;
  const [outcome] = await folder([{ existing, updates: [trace.value(row.update)], world: 0, frozen }]);
  if (outcome === undefined || outcome.uncopied !== null) return unknown('uncopied');
  if (outcome.calls === 0) return unknown('notCalled');
  return outcome.error === null ? unknown('notAgain') : culpritOf(outcome.error.info, row.error);
}
