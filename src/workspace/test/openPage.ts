import { addNode, emptyDocument, type PlaygroundDoc, setNodeSource, setTitle } from '~/core/document';
import { decodeLink } from '~/core/share';
import { openStorage, type Storage } from '~/storage';
import { createWorkspace, type WorkspaceApi } from '../create';
import type { OpenedHere, WorkspaceDeps } from '../deps';
import type { Workspace } from '../state';
import { createScriptedEngine, type ScriptedEngine } from './scriptedEngine';

/** What a tab keeps over a reload, besides its database. */
export interface Tab {
  opened: OpenedHere | null;
  fragment: string;
}

export interface Page extends WorkspaceApi {
  readonly engine: ScriptedEngine;
  readonly storage: Storage;
  readonly state: () => Workspace;
  /** Lets timers run out, `ms` of them. */
  tick(ms: number): void;
  /** Paints a frame. */
  paint(): void;
  hide(leaving: boolean): void;
  /** Lets everything that is on its way arrive: disk, engine, frames. */
  calm(): Promise<void>;
  /** Presses and waits until nothing moves any more. */
  press(...keys: (keyof Presses)[]): Promise<void>;
}

type Presses = Pick<WorkspaceApi['actions'], 'step' | 'back' | 'runAll' | 'nextCall' | 'previousCall' | 'stop' | 'reset' | 'newSeed'>;

let ids = 0;

/** A document whose nodes run one after the other in the scripted engine. */
export function chain(...names: readonly string[]): PlaygroundDoc {
  return names.reduce(
    (doc, name) => {
      const added = addNode(doc, { name });
      const id = added.graph.nodes.at(-1)?.id ?? '';
      return setNodeSource(added, id, `source of ${name}`);
    },
    setTitle(emptyDocument(), 'Chain'),
  );
}

export interface PageOptions {
  readonly firstDoc?: PlaygroundDoc;
  readonly tab?: Tab;
  readonly now?: () => number;
  readonly deps?: Partial<WorkspaceDeps>;
}

/** A page with clock, frames and engine in the test's hands, on whatever `indexedDB` is. */
export function openPage({ firstDoc = chain('a', 'b', 'c'), tab = { opened: null, fragment: '' }, now, deps }: PageOptions = {}): Page {
  const engine = createScriptedEngine();
  const timers = new Set<{ at: number; readonly run: () => void }>();
  const frames: (() => void)[] = [];
  let clock = 1000;
  let storage: Storage | null = null;
  let hide: (leaving: boolean) => void = () => undefined;
  const newId = () => `id${ids++}`;

  const api = createWorkspace({
    engine: async () => engine,
    storage: (events) => {
      storage = openStorage({ now: () => clock, newId }, events);
      return storage;
    },
    now: now ?? (() => clock),
    newId,
    newSeed: () => 4711,
    firstDoc,
    preferences: { language: 'en', theme: 'system', notation: 'python', cover: false, panels: {}, recordTab: 'calls', tryLaws: false },
    frame: (run) => frames.push(run),
    later: (ms, run) => {
      const timer = { at: clock + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    onHide: (run) => {
      hide = run;
    },
    mirror: {
      keepLook: () => undefined,
      opened: () => tab.opened,
      keepOpened: (opened) => {
        tab.opened = opened;
      },
    },
    address: {
      fragment: () => tab.fragment,
      clear: () => {
        tab.fragment = '';
      },
      onChange: () => undefined,
    },
    decodeLink: async (fragment) => decodeLink(fragment),
    ...deps,
  });

  function tick(ms: number): void {
    clock += ms;
    for (const timer of [...timers].filter(({ at }) => at <= clock).sort((left, right) => left.at - right.at)) {
      if (timers.delete(timer)) timer.run();
    }
  }

  const paint = () => frames.splice(0).forEach((run) => run());

  /** IndexedDB answers in tasks, so some of them have to pass; the engine works in between. */
  async function calm(): Promise<void> {
    for (let round = 0; round < 12; round += 1) {
      await new Promise((done) => setTimeout(done));
      engine.work();
      paint();
    }
  }

  if (storage === null) throw new Error('the workspace opened no storage');
  return {
    ...api,
    engine,
    storage,
    state: api.store.getState,
    tick,
    paint,
    hide: (leaving) => hide(leaving),
    calm,
    async press(...keys) {
      for (const key of keys) {
        api.actions[key]();
        await calm();
      }
    },
  };
}

export async function startedPage(options?: PageOptions): Promise<Page> {
  const page = openPage(options);
  await page.start();
  await page.calm();
  return page;
}
