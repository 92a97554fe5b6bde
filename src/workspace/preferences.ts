import type { Context } from './context';
import type { Storage } from '~/storage';
import type { Preferences } from './state';

const QUIET = 400;

export interface Preferring {
  readonly prefer: (change: Partial<Preferences>) => void;
  readonly load: () => Promise<void>;
  readonly flush: () => void;
}

export function createPreferring(context: Context, storage: Storage): Preferring {
  const { deps, get, set } = context;
  let cancel: (() => void) | null = null;
  let touched: Partial<Preferences> = {};

  function flush(): void {
    if (cancel === null) return;
    cancel();
    cancel = null;
    void storage.settings.write('preferences', get().preferences);
  }

  return {
    prefer(change) {
      touched = { ...touched, ...change };
      const preferences = { ...get().preferences, ...change };
      set({ preferences });
      deps.mirror.keepLook(preferences);
      cancel?.();
      cancel = deps.later(QUIET, flush);
    },
    async load() {
      const stored = readPreferences(await storage.settings.read('preferences'), get().preferences);
      // What was chosen while the database opened is newer than what is in it.
      set({ preferences: { ...stored, ...touched } });
    },
    flush,
  };
}

const LANGUAGES = ['en', 'zh'] as const;
const THEMES = ['system', 'light', 'dark'] as const;
const NOTATIONS = ['python', 'javascript'] as const;
const TABS = ['calls', 'snapshots', 'tasks', 'messages', 'store', 'console'] as const;

/** Preferences out of stored JSON; what is missing or makes no sense is as in `fallback`. */
export function readPreferences(json: unknown, fallback: Preferences): Preferences {
  if (typeof json !== 'object' || json === null) return fallback;
  const stored = json as { readonly [key: string]: unknown };
  return {
    language: among(LANGUAGES, stored['language']) ?? fallback.language,
    theme: among(THEMES, stored['theme']) ?? fallback.theme,
    notation: among(NOTATIONS, stored['notation']) ?? fallback.notation,
    cover: typeof stored['cover'] === 'boolean' ? stored['cover'] : fallback.cover,
    panels: readPanels(stored['panels']) ?? fallback.panels,
    recordTab: among(TABS, stored['recordTab']) ?? fallback.recordTab,
    tryLaws: typeof stored['tryLaws'] === 'boolean' ? stored['tryLaws'] : fallback.tryLaws,
  };
}

function among<T>(choices: readonly T[], value: unknown): T | undefined {
  return choices.find((choice) => choice === value);
}

function readPanels(value: unknown): Preferences['panels'] | undefined {
  if (!isObject(value)) return undefined;
  const groups = Object.entries(value).filter(
    (entry): entry is [string, { readonly [panel: string]: number }] => isObject(entry[1]) && Object.values(entry[1]).every(isPercent),
  );
  return Object.fromEntries(groups);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPercent(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 100;
}
