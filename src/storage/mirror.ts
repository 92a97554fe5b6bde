/**
 * The few words that the very first paint needs, before IndexedDB answers: theme and language for every tab, and which
 * document this tab shows. Everything here is also kept in IndexedDB or can be done without.
 */
export interface Look {
  readonly theme?: 'system' | 'light' | 'dark';
  readonly language?: 'en' | 'zh';
}

export interface Opened {
  readonly id: string;
  readonly link: string | null;
}

const LOOK = 'reducer-playground:look';
const OPENED = 'reducer-playground:opened';
const VISITED = 'reducer-playground:visited';

export function readLook(): Look {
  const found = attempt(() => JSON.parse(localStorage.getItem(LOOK) ?? 'null') as unknown);
  if (typeof found !== 'object' || found === null) return {};
  const theme = 'theme' in found ? found.theme : undefined;
  const language = 'language' in found ? found.language : undefined;
  return {
    ...(theme === 'system' || theme === 'light' || theme === 'dark' ? { theme } : {}),
    ...(language === 'en' || language === 'zh' ? { language } : {}),
  };
}

export function writeLook(look: Required<Look>): void {
  attempt(() => localStorage.setItem(LOOK, JSON.stringify({ theme: look.theme, language: look.language })));
}

/** The language that a browser asks for; English where this page has none for it. */
export function browserLanguage(): 'en' | 'zh' {
  return /^zh/i.test(navigator.language) ? 'zh' : 'en';
}

/** Nothing of this page was ever kept here, and no link asks for another document: the first one will be shown. */
export function isFirstVisit(): boolean {
  return location.hash === '' && attempt(() => localStorage.getItem(VISITED)) == null;
}

/** The document that this tab showed before it was reloaded, and the link it came from; null in a new tab. */
export function readOpened(): Opened | null {
  const found = attempt(() => JSON.parse(sessionStorage.getItem(OPENED) ?? 'null') as unknown);
  if (!Array.isArray(found)) return null;
  const [id, link] = found as unknown[];
  return typeof id === 'string' && (typeof link === 'string' || link === null) ? { id, link } : null;
}

export function writeOpened(opened: Opened): void {
  attempt(() => sessionStorage.setItem(OPENED, JSON.stringify([opened.id, opened.link])));
  attempt(() => localStorage.setItem(VISITED, '1'));
}

/** Both storages throw where the browser forbids them. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
