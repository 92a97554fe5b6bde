import { firstDocument } from '~/examples/first';
import { browserLanguage, openStorage, readLook, readOpened, writeLook, writeOpened } from '~/storage';
import { createWorkspace } from './create';
import type { PageEngine } from './deps';
import { opened } from './opened';
import type { Preferences, Workspace } from './state';

/** Hidden pages paint nothing, so there a frame is this many milliseconds. */
const HIDDEN_FRAME = 100;

let makeEngine: (() => Promise<PageEngine>) | null = null;
let engine: Promise<PageEngine> | null = null;

function theEngine(): Promise<PageEngine> {
  if (makeEngine === null) return Promise.reject(new Error('startWorkspace has not been called'));
  // What could not be loaded (a lost connection) is tried again at the next run.
  engine ??= makeEngine().catch((error: unknown) => {
    engine = null;
    throw error;
  });
  return engine;
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join('');
}

function firstPreferences(): Preferences {
  return {
    language: browserLanguage(),
    theme: 'system',
    notation: 'python',
    cover: false,
    panels: {},
    recordTab: 'calls',
    tryLaws: false,
    ...readLook(),
  };
}

const preferences = firstPreferences();

/** The page's one workspace. */
export const workspace = createWorkspace({
  engine: theEngine,
  storage: (events) => openStorage({ now: Date.now, newId }, events),
  now: Date.now,
  newId,
  newSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
  firstDoc: firstDocument(preferences.language),
  preferences,
  frame: (run) => void (document.hidden ? setTimeout(run, HIDDEN_FRAME) : requestAnimationFrame(run)),
  later: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  onHide: (run) => {
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) run(false);
    });
    window.addEventListener('pagehide', () => run(true));
  },
  address: {
    fragment: () => location.hash.slice(1),
    clear: () => {
      if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
    },
    onChange: (run) => window.addEventListener('hashchange', run),
  },
  decodeLink: async (fragment) => (await import('~/core/share')).decodeLink(fragment),
  mirror: { keepLook: writeLook, opened: readOpened, keepOpened: writeOpened },
});

export const { actions } = workspace;

export function getWorkspace(): Workspace {
  return workspace.store.getState();
}

/** As the open graph sees it. */
export function getOpened(): Workspace {
  return opened(getWorkspace());
}

/**
 * Opens the storage and shows the link's document, or what was open last; resolves when the page can be worked with.
 * `engine` loads the engine, at the first run or check of sources.
 */
export function startWorkspace(load: () => Promise<PageEngine>): Promise<void> {
  makeEngine = load;
  return workspace.start();
}
