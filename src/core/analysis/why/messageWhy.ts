import type { Field } from '~/core/document';
import type { CallRow, TraceStore } from '~/core/trace';
import { equalValues, isList, type MessageValue } from '~/core/value';
import { callReading } from '../messages/callReading';
import { isMessage } from '../messages/coerce';
import type { ItemReading, Reading } from '../messages/reading';
import type { Why } from './why';

/** What ids did in a call of add_messages. */
export function messageWhy(trace: TraceStore, row: CallRow, field: Field | null): readonly Why[] {
  const isAddMessages = field?.merge.kind === 'builtIn' && field.merge.reducer === 'addMessages';
  const reading = isAddMessages && row.result !== null ? callReading(trace, row) : null;
  if (reading === null || row.result === null) return [];
  const result = trace.value(row.result);
  const messages = isList(result) ? result.filter(isMessage) : [];
  const replaced = reading.items.flatMap(({ id, branch }) => (branch.kind === 'replace' && id !== null ? [id] : []));
  const given = reading.items.filter((item) => item.given && item.id !== null).length;
  return [
    ...(replaced.length > 0 ? [{ code: 'sameIdReplaced', ids: [...new Set(replaced)] } as const] : []),
    ...equalPair(reading, messages),
    ...(given > 0 ? [{ code: 'idsGiven', count: given } as const] : []),
  ];
}

/** The first message of the update that stays beside an equal one with another id. */
function equalPair({ items }: Reading, messages: readonly MessageValue[]): readonly Why[] {
  for (const item of items) {
    const at = appended(item) ? messages.findIndex((message) => message.id === item.id) : -1;
    const mine = messages[at];
    const twin = mine === undefined ? undefined : messages.slice(0, at).find((message) => isEqual(message, mine));
    if (mine?.id != null && twin?.id != null) return [{ code: 'equalBothStay', one: twin.id, other: mine.id, given: item.given }];
  }
  return [];
}

function appended({ id, branch }: ItemReading): boolean {
  return id !== null && branch.kind === 'append';
}

/** Equal but for their ids. */
function isEqual(one: MessageValue, other: MessageValue): boolean {
  return one.class === other.class && one.id !== other.id && equalValues({ ...one, id: null }, { ...other, id: null });
}
