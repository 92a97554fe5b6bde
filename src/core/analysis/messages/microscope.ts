import { equalValues, isList, type MessageValue, type Value } from '~/core/value';
import { asItIs, coerce, type Coerced, isMessage } from './coerce';
import { deltaMerge } from './deltaMerge';
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
  const filled = left.filter(({ coerced }) => coerced.id === null).length;
  return readingOf('addMessages', merged, left.length, filled, (index, step) => readItem(index, right[index], step, ids));
}

/**
 * The same of a batch of a delta field of messages; `own` are the ids that its writers had given themselves, null where that is
 * not known.
 */
export function deltaMicroscope(
  existing: Value,
  writes: readonly Value[],
  result: Value,
  own: ReadonlySet<string> | null,
): Reading | NoReading {
  // A state that begins with a message is taken to hold nothing else.
  const isState = isList(existing) && existing[0] !== undefined && isMessage(existing[0]);
  const left = messagesOf(existing, 'left', isState ? (item) => (isMessage(item) ? asItIs(item) : null) : coerce);
  const right = messagesOf(
    writes.flatMap((write) => (isList(write) ? [...write] : [write])),
    'right',
  );
  if (left === null || right === null) return 'unreadable';
  const merged = deltaMerge(left, right);
  if (!isList(result) || !merged.list?.every(({ coerced }, at) => isBecome(coerced, result[at]))) return 'differs';
  if (merged.list.length !== result.length) return 'differs';
  return readingOf('delta', merged, left.length, 0, (index, { branch, marked }) => {
    const keyed = right[index];
    if (keyed === undefined) return [];
    const { item, from, class: name, id, isRemoval } = keyed.coerced;
    const given = !isRemoval && id !== null && own !== null && !own.has(id);
    return [{ index, item, from, class: name, id, given, branch, marked }];
  });
}

type Step = Merged['steps'][number];

function readingOf(
  rules: Reading['rules'],
  { steps, list, removeAll, removed }: Merged,
  before: number,
  filled: number,
  read: (index: number, step: Step) => readonly ItemReading[],
): Reading {
  const items = steps.flatMap((step, index) => read(index, step));
  return { rules, items, before, after: list?.length ?? before, filled, removeAll, removed };
}

/** A value as a list of messages; one that is no list is wrapped. Null where an item is none. */
function messagesOf(value: Value, side: string, read = coerce): readonly Keyed[] | null {
  const keyed: Keyed[] = [];
  for (const item of isList(value) ? value : [value]) {
    const coerced = read(item);
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
  return (coerced.id === null || coerced.id === found.id) && isLike(coerced, found) ? found.id : null;
}

/** Whether a message in the result is what an item with that very id, or without any, became. */
function isBecome(coerced: Coerced, found: Value | undefined): boolean {
  return found !== undefined && isMessage(found) && found.id === coerced.id && isLike(coerced, found);
}

/** The id aside. */
function isLike({ item, from, class: name, content }: Coerced, found: MessageValue): boolean {
  if (found.class !== name) return false;
  if (from === 'message' && isMessage(item)) return equalValues({ ...item, id: found.id }, found);
  return content === null || equalValues(content, found.content);
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

function readItem(index: number, keyed: Keyed | undefined, { branch, marked }: Step, ids: Ids): ItemReading[] {
  if (keyed === undefined) return [];
  const { coerced, key } = keyed;
  const { item, from } = coerced;
  const id = coerced.id ?? ids.get(key) ?? null;
  return [{ index, item, from, class: coerced.class, id, given: coerced.id === null, branch, marked }];
}
