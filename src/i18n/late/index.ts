import { en } from '../en';
import { lateEn } from '../en/late';
import type { LateMessages } from '../messages';
import { useText } from '../useText';
import { lateZh } from '../zh/late';

export type { LateMessages } from '../messages';

/**
 * Texts that no first paint needs, in both languages at once: whoever imports this is loaded late itself. The language is
 * that of the page.
 */
export function useLateText(): LateMessages {
  return useText() === en ? lateEn : lateZh;
}
