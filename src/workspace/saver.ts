import { isFailure, type Storage } from '~/storage';
import type { Context } from './context';
import type { EditHistory } from './editHistory';
import { numberedTitle } from './numberedTitle';

/** One document in memory: the open one, or one that could not be written yet. */
export interface Slot {
  /** Changes when a conflict makes this a copy. */
  id: string;
  /** The stored revision that this one builds on; null when it was never stored. */
  rev: number | null;
  history: EditHistory;
  edited: number;
  /** Counts the changes; `written` is the count that is safe on disk. */
  changes: number;
  written: number;
}

export interface Saver {
  /** Makes a slot the open one. Another one with unsaved changes is still written. */
  readonly open: (slot: Slot) => void;
  readonly current: () => Slot;
  /** The open document has a new history: it is written soon. */
  readonly changed: (history: EditHistory) => void;
  /** Writes everything that is not on disk; resolves when it is, or cannot be. */
  readonly flush: () => Promise<void>;
  /** A document that lives only here, since writing it failed or is still to come. */
  readonly unsaved: (id: string) => Slot | undefined;
  /** All of them, newest first. */
  readonly allUnsaved: () => readonly Slot[];
  readonly forget: (id: string) => void;
}

/** Quiet time after which edits are written, and the longest that an edit waits, in milliseconds. */
const QUIET = 400;
const LONGEST_WAIT = 800;

export interface SaverEvents {
  /** A document was written, or is another one since a conflict. */
  readonly onWritten: (slot: Slot) => void;
  /** A document lives in this tab only, for now. */
  readonly onFailed: () => void;
}

export function isUnsaved(slot: Slot): boolean {
  return slot.changes !== slot.written;
}

export function createSaver(context: Context, storage: Storage, first: Slot, events: SaverEvents): Saver {
  const { deps } = context;
  const waiting = new Set<Slot>();
  let open = first;
  let queue: Promise<void> = Promise.resolve();
  let cancelQuiet: (() => void) | null = null;
  let cancelLongest: (() => void) | null = null;
  let persistAsked = false;

  function schedule(): void {
    cancelQuiet?.();
    cancelQuiet = deps.later(QUIET, () => void flush());
    cancelLongest ??= deps.later(LONGEST_WAIT, () => void flush());
  }

  function flush(): Promise<void> {
    cancelQuiet?.();
    cancelLongest?.();
    cancelQuiet = null;
    cancelLongest = null;
    queue = queue.then(async () => {
      for (const slot of waiting) await write(slot);
    });
    return queue;
  }

  async function write(slot: Slot): Promise<void> {
    while (isUnsaved(slot)) {
      const { changes } = slot;
      const outcome = await writeOnce(slot);
      if (isFailure(outcome)) {
        if (slot === open) context.set({ save: outcome });
        events.onFailed();
        return;
      }
      if (outcome.kind === 'conflict') {
        becomeCopy(slot);
        continue;
      }
      slot.rev = outcome.rev;
      slot.written = changes;
      if (!isUnsaved(slot)) waiting.delete(slot);
      if (slot === open) context.set({ save: { kind: isUnsaved(slot) ? 'saving' : 'saved' }, origin: 'saved' });
      events.onWritten(slot);
      askToPersist();
    }
  }

  async function writeOnce(slot: Slot) {
    const { id, history, edited, rev } = slot;
    const job = { id, history, edited, expected: rev };
    const outcome = await storage.documents.write(job);
    if (!isFailure(outcome) || outcome.reason !== 'quota') return outcome;
    // Records of runs can be made again, documents cannot: they make room.
    await storage.records.keepOnly(new Set());
    return storage.documents.write(job);
  }

  /** Another tab wrote the same document: theirs stays, ours goes on under an id of its own. */
  function becomeCopy(slot: Slot): void {
    const title = numberedTitle(slot.history.doc.title, context.get().documents);
    slot.id = deps.newId();
    slot.rev = null;
    slot.changes += 1;
    slot.history = { ...slot.history, doc: { ...slot.history.doc, title } };
    if (slot === open) context.set({ docId: slot.id, doc: slot.history.doc });
    context.notice({ kind: 'conflict', title });
    events.onWritten(slot);
  }

  function askToPersist(): void {
    if (persistAsked) return;
    persistAsked = true;
    void storage.persist().then((persisted) => context.set({ persisted }));
  }

  return {
    open(slot) {
      if (isUnsaved(open)) void flush();
      open = slot;
    },
    current: () => open,
    changed(history) {
      open.history = history;
      open.edited = deps.now();
      open.changes += 1;
      waiting.add(open);
      if (context.get().save.kind !== 'failed') context.set({ save: { kind: 'saving' } });
      schedule();
    },
    flush,
    unsaved: (id) => [...waiting].find((slot) => slot.id === id),
    allUnsaved: () => [...waiting].sort((left, right) => right.edited - left.edited),
    forget(id) {
      for (const slot of waiting) if (slot.id === id) waiting.delete(slot);
    },
  };
}
