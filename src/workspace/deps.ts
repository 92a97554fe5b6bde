import type { PlaygroundDoc } from '~/core/document';
import type { LinkResult } from '~/core/share';
import type { Engine } from '~/engine';
import type { Storage, StorageEvents } from '~/storage';
import type { Preferences } from './state';

/** An engine that may know how to keep one document's runs apart from another's. */
export interface PageEngine extends Engine {
  /** Jobs from here on share nothing with those before, not even an origin. */
  readonly renewFrame?: () => void;
}

/** The browser, as far as the workspace needs it: everything that tests want to hold in their hands. */
export interface WorkspaceDeps {
  /** Asked for at the first run or check; the same promise every time. */
  readonly engine: () => Promise<PageEngine>;
  readonly storage: (events: StorageEvents) => Storage;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** A new id of `^[A-Za-z0-9_-]{1,64}$` that nothing has yet. */
  readonly newId: () => string;
  /** A 32-bit unsigned integer. */
  readonly newSeed: () => number;
  /** What a person sees who was never here. */
  readonly firstDoc: PlaygroundDoc;
  readonly preferences: Preferences;
  /** Calls back before the next paint, and soon even when nothing is painted. */
  readonly frame: (run: () => void) => void;
  /** Calls back after `ms`; returns how to call it off. */
  readonly later: (ms: number, run: () => void) => () => void;
  /** Calls back whenever the page is hidden, or about to go (`leaving`). */
  readonly onHide: (run: (leaving: boolean) => void) => void;
  readonly mirror: Mirror;
  readonly address: Address;
  readonly decodeLink: (fragment: string) => Promise<LinkResult>;
}

/** What must be known before IndexedDB answers. */
interface Mirror {
  readonly keepLook: (look: Pick<Preferences, 'theme' | 'language'>) => void;
  /** The document that this tab showed before a reload, with the link it came from; null in a new tab. */
  readonly opened: () => OpenedHere | null;
  readonly keepOpened: (opened: OpenedHere) => void;
}

export interface OpenedHere {
  readonly id: string;
  readonly link: string | null;
}

/** The page's address. */
interface Address {
  /** What stands after `#`; '' when nothing does. */
  readonly fragment: () => string;
  /** The page shows something else than the link in its address. */
  readonly clear: () => void;
  readonly onChange: (run: () => void) => void;
}
