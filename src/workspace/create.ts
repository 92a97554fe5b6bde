import { startHistory } from '~/core/document';
import { CURSOR_START } from '~/core/trace';
import { isFailure } from '~/storage';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createAfterRun } from './afterRun';
import { createBenching } from './benching';
import { createChangeTrialDoor } from './changeTrialDoor';
import { createHistoryRunsDoor } from './historyRunsDoor';
import { createStyleBuildsDoor } from './styleBuildsDoor';
import { createChecking } from './checking';
import { createCompareDoor } from './compareDoor';
import { createContext } from './context';
import { createCrashMark } from './crashMark';
import type { WorkspaceDeps } from './deps';
import { createEditing } from './editing';
import { createHazardWatch } from './hazards';
import { createLabDoor } from './labDoor';
import { createLibrary } from './library';
import { createLineSearch } from './lineSearch';
import { createPreferring } from './preferences';
import { readRecord } from './readRecord';
import { createRecorder } from './recorder';
import { createRunning } from './running';
import { createSaver, type Slot } from './saver';
import { createSessionKeeper } from './session';
import { createSeeds } from './seeds';
import { createStart } from './start';
import type { Actions, Workspace } from './state';
import { createStepping } from './stepping';
import { createThreadKeeper } from './threadKeeper';

export interface WorkspaceApi {
  readonly store: Pick<StoreApi<Workspace>, 'getState' | 'getInitialState' | 'subscribe'>;
  readonly actions: Actions;
  /** Opens the storage and shows what was open last, or the linked document. Nothing runs. Resolves when `ready`. */
  readonly start: () => Promise<void>;
  readonly dispose: () => void;
}

/** How long a run waits for its crash mark and for unsaved edits to be on disk, in milliseconds. */
const BEFORE_RUN = 500;

export function createWorkspace(deps: WorkspaceDeps): WorkspaceApi {
  const first: Slot = { id: deps.newId(), rev: null, history: startHistory(deps.firstDoc), edited: 0, changes: 0, written: 0 };
  const store = createStore<Workspace>(() => initialState(deps, first.id));
  const context = createContext(deps, store.getState, (change) => store.setState(change));
  const { get, notice } = context;

  const storage = deps.storage({
    onBlocked: () => notice({ kind: 'blocked' }),
    async onYield() {
      notice({ kind: 'outdated' });
      await saver.flush();
    },
    onOpen() {
      void saver.flush();
      void library.refresh();
    },
  });
  const mark = createCrashMark(storage);
  const recorder = createRecorder(context, storage);
  const threads = createThreadKeeper(context, storage);
  const session = createSessionKeeper(storage);
  const preferring = createPreferring(context, storage);
  const saver = createSaver(context, storage, first, {
    onWritten: (slot) => library.written(slot),
    onFailed: () => void library.refresh(),
  });
  const running = createRunning(context, {
    before: (docId) => patiently(Promise.all([saver.flush(), mark.set(docId, deps.now())])),
    mark: (docId) => void mark.set(docId, deps.now()),
    after: mark.clear,
    record: recorder,
    threads,
  });
  const stepping = createStepping(context, running);
  const seeds = createSeeds(context);
  const checking = createChecking(context);
  const benching = createBenching(context);
  const { close: closeLab, ...labs } = createLabDoor(context);
  const editing = createEditing(context, saver, () => {
    seeds.shown();
    checking.shown();
    running.reconsider();
  });
  const library = createLibrary(context, storage, saver, session, {
    onLeave() {
      recorder.leave();
      running.clear();
      benching.closeBench();
      closeLab();
      compare.closeCompare();
      seeds.forget();
      context.renewEngine();
    },
    onOpen(slot) {
      editing.show(slot.history);
      void restoreRecord(slot.id);
    },
    onReload: (slot) => editing.show(slot.history),
  });
  const compare = createCompareDoor(context, storage, saver, () => {
    benching.stopBench();
    labs.stopLab();
    lines.stopFindingLine();
  });
  const lines = createLineSearch(context, () => labs.stopLab());
  const hazards = createHazardWatch(context, editing.edit);
  const afterRun = createAfterRun(context);
  const stopWatching = store.subscribe((now, before) => {
    const ended = now.status !== before.status && now.status.kind === 'over';
    if (now.docId !== before.docId) hazards.forget();
    if (now.trace !== before.trace) {
      afterRun.stop();
      lines.stopFindingLine();
    }
    const isFresh = now.trace !== null && !now.restored && !now.stale;
    if (ended && isFresh) afterRun.ran();
    else if (now.doc.expectations !== before.doc.expectations) {
      if (isFresh && now.status.kind === 'over') afterRun.expectsOther();
      else afterRun.forgetLaws();
    }
    if (now.doc.graph !== before.doc.graph || now.trace !== before.trace || ended) hazards.look();
  });
  const { start, openLink } = createStart({ context, storage, session, preferring, library });

  function patiently(work: Promise<unknown>): Promise<void> {
    const enough = new Promise<void>((done) => void deps.later(BEFORE_RUN, done));
    return Promise.race([work.then(() => undefined), enough]);
  }

  /** Brings back the last run of a document, unless somebody has started one meanwhile. */
  async function restoreRecord(docId: string): Promise<void> {
    const stored = await storage.records.read(docId);
    if (isFailure(stored) || get().docId !== docId || running.made() !== null) return;
    if (stored.kind === 'damaged') notice({ kind: 'quarantined', count: 1 });
    if (stored.kind !== 'found') return;
    if (stored.dropped !== null) return notice({ kind: 'recordNotKept' });
    const record = readRecord(stored);
    if (record === null) {
      await storage.records.setAside(docId, 'It is of another version, or no record.');
      return notice({ kind: 'quarantined', count: 1 });
    }
    if (record.made.store.moments.length === 0) return;
    seeds.restore(record.made.seed);
    running.restore(record.made, record.cursor);
    recorder.adopt(docId, record.made);
  }

  const stopListening = storage.onChange((id) => void library.changedElsewhere(id));
  deps.address.onChange(() => {
    const fragment = deps.address.fragment();
    if (fragment !== '' && fragment !== deps.mirror.opened()?.link) void openLink(fragment);
  });
  deps.onHide((leaving) => {
    void saver.flush();
    recorder.flush();
    preferring.flush();
    // A tab that says goodbye has not crashed; neither will one that waits at a gate.
    if (leaving || get().status.kind === 'parked') mark.clear();
  });

  const actions: Actions = {
    edit: editing.edit,
    seal: editing.seal,
    undo: editing.undo,
    redo: editing.redo,
    select: editing.select,
    open: editing.open,
    newDocument: library.newDocument,
    openScratch: (doc) => library.openScratch(doc),
    openLink: async (fragment) => void (await openLink(fragment)),
    openSaved: async (id) => void (await library.openSaved(id)),
    duplicate: library.duplicate,
    deleteSaved: library.deleteSaved,
    ...stepping,
    stop: running.stop,
    keepWaiting: running.keepWaiting,
    reset() {
      recorder.forget();
      running.clear();
    },
    newSeed() {
      seeds.renew();
      running.reconsider();
    },
    ...benching,
    ...labs,
    ...lines,
    ...compare,
    fixHazard: hazards.fixHazard,
    ...createChangeTrialDoor(context),
    ...createStyleBuildsDoor(context),
    ...createHistoryRunsDoor(context),
    runAgainTo: (at) => running.start({ at, call: null }),
    async listThreads() {
      const found = await threads.list(get().docId);
      return isFailure(found) ? [] : found;
    },
    forgetThreads: (thread) => threads.forget(get().docId, thread),
    prefer: preferring.prefer,
    async readQuarantine() {
      const found = await storage.quarantine.list();
      return isFailure(found) ? [] : found;
    },
    discardQuarantined: async (key) => void (await storage.quarantine.discard(key)),
    dismiss: (id) => context.set({ notices: get().notices.filter((other) => other.id !== id) }),
  };

  return {
    store,
    actions,
    start,
    dispose() {
      stopListening();
      stopWatching();
      afterRun.stop();
      lines.stopFindingLine();
      running.clear();
      benching.closeBench();
      closeLab();
      compare.closeCompare();
      storage.close();
    },
  };
}

function initialState(deps: WorkspaceDeps, docId: string): Workspace {
  return {
    doc: deps.firstDoc,
    docId,
    origin: 'scratch',
    save: { kind: 'scratch' },
    documents: [],
    problems: [],
    hazards: [],
    path: [],
    isMade: false,
    selection: { kind: 'none' },
    undoLabel: null,
    redoLabel: null,
    status: { kind: 'idle' },
    trace: null,
    traceVersion: 0,
    ranGraph: null,
    cursor: CURSOR_START,
    inside: null,
    stale: false,
    restored: false,
    difference: null,
    verdicts: [],
    lawVerdicts: [],
    orderMarks: [],
    lawMarks: [],
    seed: deps.firstDoc.graph.seed,
    cause: null,
    bench: null,
    opened: null,
    lab: null,
    lineSearch: null,
    comparing: null,
    preferences: deps.preferences,
    ready: false,
    notices: [],
    persisted: null,
  };
}
