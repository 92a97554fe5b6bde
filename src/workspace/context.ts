import type { PageEngine, WorkspaceDeps } from './deps';
import type { Workspace, WorkspaceNotice } from './state';

type Plain<T> = T extends { readonly id: number } ? Omit<T, 'id'> : never;

/** What the parts of the workspace share: the state, and the world outside. */
export interface Context {
  readonly deps: WorkspaceDeps;
  readonly get: () => Workspace;
  readonly set: (change: Partial<Workspace>) => void;
  /** Loads the engine, and lets it prepare for a first run. */
  readonly engine: () => Promise<PageEngine>;
  /** What the engine has prepared for the document that was open is not used for another one. */
  readonly renewEngine: () => void;
  /** One notice of a kind at a time: a second one takes the place of the first. */
  readonly notice: (notice: Plain<WorkspaceNotice>) => void;
}

export function createContext(deps: WorkspaceDeps, get: () => Workspace, set: (change: Partial<Workspace>) => void): Context {
  let notices = 0;
  let loaded: PageEngine | null = null;
  return {
    deps,
    get,
    set,
    async engine() {
      const engine = await deps.engine();
      if (engine !== loaded) engine.warmUp();
      loaded = engine;
      return engine;
    },
    renewEngine: () => loaded?.renewFrame?.(),
    notice(notice) {
      notices += 1;
      const others = get().notices.filter((other) => other.kind !== notice.kind);
      set({ notices: [...others, { ...notice, id: notices }] });
    },
  };
}
