import { emptyDocument, type PlaygroundDoc, startHistory } from '~/core/document';
import { isFailure, type Storage } from '~/storage';
import type { Context } from './context';
import { toEditHistory } from './editHistory';
import { numberedTitle } from './numberedTitle';
import { isUnsaved, type Saver, type Slot } from './saver';
import type { SessionKeeper } from './session';
import type { DocumentEntry, Origin } from './state';

export interface Library {
  readonly newDocument: () => void;
  /** `link` is the fragment that it came from, so that a reload finds it again; `id` the one that it had before the reload. */
  readonly openScratch: (doc: PlaygroundDoc, link?: string | null, id?: string) => void;
  readonly openSaved: (id: string) => Promise<boolean>;
  readonly duplicate: () => void;
  readonly deleteSaved: (id: string) => Promise<void>;
  readonly refresh: () => Promise<void>;
  /** Another tab wrote or removed a document. */
  readonly changedElsewhere: (id: string) => Promise<void>;
  /** A document was written: under this id it is a saved one from now on. */
  readonly written: (slot: Slot) => void;
}

export interface LibraryEvents {
  /** The open document is about to be another one. */
  readonly onLeave: () => void;
  /** It is another one. */
  readonly onOpen: (slot: Slot) => void;
  /** It is the same one as another tab left it. */
  readonly onReload: (slot: Slot) => void;
}

export function createLibrary(context: Context, storage: Storage, saver: Saver, session: SessionKeeper, events: LibraryEvents): Library {
  const { deps, get, set } = context;
  /** Grows with every opening, so that a slow one does not take the place of a later one. */
  let openings = 0;

  function open(slot: Slot, origin: Origin, link: string | null): void {
    openings += 1;
    events.onLeave();
    saver.open(slot);
    const onDisk = origin === 'saved' && !isUnsaved(slot);
    const save = onDisk ? ({ kind: 'saved' } as const) : ({ kind: origin === 'saved' ? 'saving' : 'scratch' } as const);
    // A place in the run of another document is none here.
    const notices = get().notices.filter(({ kind }) => kind !== 'linkPlace');
    set({ docId: slot.id, origin, path: [], selection: { kind: 'none' }, notices });
    // A document that is nowhere but here is not safe as long as the storage fails.
    if (onDisk || get().save.kind !== 'failed') set({ save });
    leaveLink(link);
    deps.mirror.keepOpened({ id: slot.id, link });
    events.onOpen(slot);
  }

  /** The address stops naming a document that is not shown any more. A link that could not be read stays where it is. */
  function leaveLink(next: string | null): void {
    const shown = deps.mirror.opened()?.link ?? null;
    if (next === null && shown !== null && shown === deps.address.fragment()) deps.address.clear();
  }

  function newSlot(doc: PlaygroundDoc, id = deps.newId()): Slot {
    return { id, rev: null, history: startHistory(doc), edited: deps.now(), changes: 0, written: 0 };
  }

  /** A document of its own from the start: it is written at once. */
  function openNew(doc: PlaygroundDoc): void {
    const slot = newSlot(doc);
    open(slot, 'saved', null);
    saver.changed(slot.history);
    session.keepOpen(slot.id);
    void saver.flush();
  }

  async function refresh(): Promise<void> {
    const stored = await storage.documents.list();
    const known = isFailure(stored) ? get().documents : stored;
    const entries = new Map<string, DocumentEntry>(known.map((entry) => [entry.id, entry]));
    for (const { id, edited, history } of saver.allUnsaved()) entries.set(id, { id, edited, title: history.doc.title });
    set({ documents: [...entries.values()].sort((left, right) => right.edited - left.edited) });
  }

  /** False when there is no such document, or none that can be read. */
  async function openSaved(id: string): Promise<boolean> {
    if (id === get().docId && get().ready) return true;
    const mine = ++openings;
    const unsaved = saver.unsaved(id);
    if (unsaved !== undefined) {
      open(unsaved, 'saved', null);
      session.keepOpen(id);
      return true;
    }
    const read = await storage.documents.read(id);
    if (mine !== openings) return true;
    if (isFailure(read)) {
      set({ save: read });
      return false;
    }
    if (read.kind === 'found') {
      const { rev, edited } = read;
      open({ id, rev, edited, history: toEditHistory(read.history), changes: 0, written: 0 }, 'saved', null);
      session.keepOpen(id);
      return true;
    }
    if (read.kind === 'damaged') context.notice({ kind: 'quarantined', count: 1 });
    await refresh();
    return false;
  }

  function openScratch(doc: PlaygroundDoc, link: string | null = null, id?: string): void {
    const slot = newSlot(doc, id);
    open(slot, 'scratch', link);
    session.keepScratch({ id: slot.id, link, doc });
  }

  return {
    newDocument: () => openNew(emptyDocument()),
    openScratch,
    openSaved,
    duplicate() {
      const { doc, documents } = get();
      openNew({ ...doc, title: numberedTitle(doc.title, documents) });
    },
    async deleteSaved(id) {
      await saver.flush();
      saver.forget(id);
      const failure = await storage.documents.remove(id);
      if (failure !== null) set({ save: failure });
      await refresh();
      if (id !== get().docId) return;
      const next = get().documents.find((entry) => entry.id !== id);
      if (next === undefined || !(await openSaved(next.id))) openScratch(deps.firstDoc);
    },
    refresh,
    async changedElsewhere(id) {
      await refresh();
      const slot = saver.current();
      // With edits of its own this tab finds out when it writes, and keeps both.
      if (slot.id !== id || slot.rev === null || isUnsaved(slot)) return;
      const read = await storage.documents.read(id);
      if (isFailure(read) || saver.current() !== slot || isUnsaved(slot)) return;
      if (read.kind === 'found' && read.rev !== slot.rev) {
        slot.rev = read.rev;
        slot.history = toEditHistory(read.history);
        slot.edited = read.edited;
        events.onReload(slot);
      }
      // Deleted elsewhere: it stays on the screen, and is a document again at its next edit.
      if (read.kind === 'missing') {
        slot.rev = null;
        set({ origin: 'scratch', save: { kind: 'scratch' } });
      }
    },
    written(slot) {
      if (slot === saver.current()) {
        // Edited and saved, it is not the link's document any more.
        leaveLink(null);
        deps.mirror.keepOpened({ id: slot.id, link: null });
        session.keepOpen(slot.id);
      }
      void refresh();
    },
  };
}
