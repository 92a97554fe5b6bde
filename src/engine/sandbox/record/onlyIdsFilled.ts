import type { MessageValue, Value } from '~/core/value';
import { internKey } from './interning';
import { hasOwn, isArray, keysOf } from './primordials';

type Fields = { readonly [key: string]: Value };

/**
 * Whether a change in place did no more than give ids to messages that had none, which is what add_messages does to the
 * messages it is given: the library's doing, not a mistake of the reducer.
 */
export function onlyIdsFilled(before: Value, after: Value): boolean {
  if (before === after) return true;
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null) return false;
  if (isArray(before)) return isArray(after) && inEveryItem(before as readonly Value[], after as readonly Value[]);
  if (isMessage(before) && isMessage(after)) return isSameButForId(before, after);
  if (hasOwn(before, '$') || isArray(after)) return internKey(before) === internKey(after);
  return inEveryField(before as Fields, after as Fields);
}

const isMessage = (value: object): value is MessageValue => (value as { readonly $?: Value }).$ === 'message';

function isSameButForId(before: MessageValue, after: MessageValue): boolean {
  if (before.id !== null && before.id !== after.id) return false;
  return internKey({ ...before, id: after.id }) === internKey(after);
}

function inEveryItem(before: readonly Value[], after: readonly Value[]): boolean {
  if (before.length !== after.length) return false;
  for (let i = 0; i < before.length; i++) if (!onlyIdsFilled(before[i] as Value, after[i] as Value)) return false;
  return true;
}

function inEveryField(before: Fields, after: Fields): boolean {
  const keys = keysOf(before);
  if (keysOf(after).length !== keys.length) return false;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    if (!hasOwn(after, key) || !onlyIdsFilled(before[key] as Value, after[key] as Value)) return false;
  }
  return true;
}
