import { en } from './en';
import type { Language, Messages } from './messages';

/** English comes with the page, Chinese when it is asked for. */
export async function loadMessages(language: Language): Promise<Messages> {
  return language === 'en' ? en : (await import('./zh')).zh;
}
