import { equalValues, isList, type Value } from '~/core/value';
import { coerce, type Coerced, isMessage } from './coerce';
import { type Keyed, merge, type Merged } from './merge';
import type { CallOutcome, ItemReading, NoReading, Reading } from './reading';

/**
 * One call of add_messages, item by item. This is our reading of the library's rules; it is given only where it ends
 * exactly as the call itself did, with the same messages in the same order or with the same error.
 */
export function microscope(existing: Value, update: Value, outcome: CallOutcome): Reading | NoReading {
  const left = messagesOf(existing, 'left');
  const right = messagesOf(update, 'right');
  if (left === null || right === null) return 'unreadable';
  const merged = merge(left, right);
  const ids = 'error' in outcome ? endsInError(merged, right, outcome.error) : endsIn(merged, outcome.result);
  if (ids === null) return 'differs';
  return {
    items: merged.steps.flatMap((step, index) => readItem(index, right[index], step, ids)),
    before: left.length,
    after: merged.list?.length ?? left.length,
    filled: left.filter(({ coerced }) => coerced.id === null).length,
    removeAll: merged.removeAll,
    removed: merged.removed,
  };
}

/** A value as a list of messages; one that is no list is wrapped. Null where an item is none. */
function messagesOf(value: Value, side: string): readonly Keyed[] | null {
  const keyed: Keyed[] = [];
  for (const item of isList(value) ? value : [value]) {
    const coerced = coerce(item);
    if (coerced === null) return null;
    keyed.push({ coerced, key: coerced.id === null ? `${side} ${keyed.length}` : `id ${coerced.id}` });
  }
  return keyed;
}

type Ids = ReadonlyMap<string, string>;

/** The ids that were given, by key, where the result is the merged list; else null. */
function endsIn({ list }: Merged, result: Value): Ids | null {
  if (list === null || !isList(result) || result.length !== list.length) return null;
  const given = new Map<string, string>();
  for (const [at, { coerced, key }] of list.entries()) {
    const id = idOf(coerced, result[at]);
    if (id === null) return null;
    if (coerced.id === null) given.set(key, id);
  }
  return given;
}

/** The id of a message in the result that a coerced item became; null where it is another message. */
function idOf(coerced: Coerced, found: Value | undefined): string | null {
  if (found === undefined || !isMessage(found) || found.id === null) return null;
  if (found.class !== coerced.class || (coerced.id !== null && coerced.id !== found.id)) return null;
  const { item } = coerced;
  const isSame =
    coerced.from === 'message' && isMessage(item)
      ? equalValues({ ...item, id: found.id }, found)
      : coerced.content === null || equalValues(coerced.content, found.content);
  return isSame ? found.id : null;
}

const UNKNOWN = /^Attempting to delete a message with an ID that doesn't exist \('(.*)'\)/s;

/** The id that a removal names without success; null where an error's text is another. */
export function unknownIdOf(message: string): string | null {
  return UNKNOWN.exec(message)?.[1] ?? null;
}

function endsInError(merged: Merged, right: readonly Keyed[], message: string): Ids | null {
  const item = right[merged.steps.length - 1];
  const id = unknownIdOf(message);
  if (merged.list !== null || item === undefined || id === null) return null;
  if (item.coerced.id !== null) return item.coerced.id === id ? new Map() : null;
  return new Map([[item.key, id]]);
}

function readItem(index: number, keyed: Keyed | undefined, { branch, marked }: Merged['steps'][number], ids: Ids): ItemReading[] {
  if (keyed === undefined) return [];
  const { coerced, key } = keyed;
  const { item, from } = coerced;
  const id = coerced.id ?? ids.get(key) ?? null;
  return [{ index, item, from, class: coerced.class, id, given: coerced.id === null, branch, marked }];
}
