import { en } from '../en';
import { lateEn } from '../en/late';
import type { LateMessages, Messages } from '../messages';
import { useText } from '../useText';
import { lateZh } from '../zh/late';

export type { LateMessages } from '../messages';

export type AllMessages = Messages & LateMessages;

const whole = new WeakMap<Messages, AllMessages>();

/**
 * The page's texts with those that no first paint needs, which are here in both languages at once: whoever imports this is
 * loaded late itself. The language is that of the page.
 */
export function useLateText(): AllMessages {
  return withLateText(useText());
}

export function withLateText(messages: Messages): AllMessages {
  const known = whole.get(messages);
  if (known !== undefined) return known;
  const all = { ...messages, ...(messages === en ? lateEn : lateZh) };
  whole.set(messages, all);
  return all;
}
