import type { DBSchema, IDBPDatabase } from 'idb';

/** The version of the stores below. A browser that holds a newer one is left alone: read, never written. */
export const DATABASE_VERSION = 2;
export const DATABASE_NAME = 'reducer-playground';

/** Everything that matters is JSON text with its CRC-32, never a live object: what is read back is checked first. */
export interface Checked {
  readonly text: string;
  readonly crc: number;
}

export interface DocumentRow extends Checked {
  readonly id: string;
  readonly title: string;
  /** Milliseconds since the epoch. */
  readonly edited: number;
  /** Version of the document format. */
  readonly schema: number;
  /** Counts the writes; a writer says which one it builds on. */
  readonly rev: number;
}

/** Undo and redo of one document, written together with it. */
export interface HistoryRow extends Checked {
  readonly id: string;
  /** The document's `rev` that it belongs to. */
  readonly rev: number;
}

/** What is known of a document's last run; the trace itself lies in parts, as it grew. */
export interface RecordRow extends Checked {
  readonly id: string;
  /** Changes with every run, so that a part of an older run is never taken for one of this. */
  readonly run: string;
  readonly parts: number;
  /** Length of all parts in characters. */
  readonly chars: number;
  readonly dropped: 'tooLarge' | null;
}

export interface PartRow extends Checked {
  readonly id: string;
  readonly run: string;
  readonly part: number;
}

export interface SettingRow extends Checked {
  readonly key: 'preferences' | 'session';
}

/** Written before a run and removed at its end: one that is left over tells of a tab that died while running. */
interface RunningRow {
  readonly tab: string;
  readonly id: string;
  readonly at: number;
}

/** A thread that outlives its runs, of one document; what it is made of lies in parts. */
export interface ThreadRow {
  readonly doc: string;
  readonly thread: string;
  readonly bytes: number;
  readonly checkpoints: number;
  /** Milliseconds since the epoch: of the first and of the last thing that was written. */
  readonly begun: number;
  readonly changed: number;
}

/** Bytes of a saver behind the wall: kept and given back, never read. `task` is '' for the checkpoint itself. */
export interface ThreadPartRow {
  readonly doc: string;
  readonly thread: string;
  readonly namespace: string;
  readonly checkpoint: string;
  readonly task: string;
  /** '' where it has none, and for a task's writes. */
  readonly parent: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly crc: number;
}

export interface QuarantineRow {
  readonly key?: number;
  readonly store: 'documents' | 'history' | 'records' | 'session' | 'threads';
  readonly id: string;
  readonly at: number;
  readonly reason: string;
  /** The row as it was found. */
  readonly row: unknown;
}

export interface Schema extends DBSchema {
  documents: { key: string; value: DocumentRow; indexes: { listed: [number, string] } };
  history: { key: string; value: HistoryRow };
  records: { key: string; value: RecordRow };
  parts: { key: [string, number]; value: PartRow };
  session: { key: string; value: SettingRow };
  running: { key: string; value: RunningRow };
  threads: { key: [string, string]; value: ThreadRow };
  threadParts: { key: ThreadPartKey; value: ThreadPartRow };
  quarantine: { key: number; value: QuarantineRow };
}

type ThreadPartKey = [doc: string, thread: string, namespace: string, checkpoint: string, task: string];

export type Database = IDBPDatabase<Schema>;

/** Brings a database of any older version to this one. */
export function upgrade(db: Database, from: number): void {
  if (from < 1) {
    const documents = db.createObjectStore('documents', { keyPath: 'id' });
    documents.createIndex('listed', ['edited', 'title']);
    db.createObjectStore('history', { keyPath: 'id' });
    db.createObjectStore('records', { keyPath: 'id' });
    db.createObjectStore('parts', { keyPath: ['id', 'part'] });
    db.createObjectStore('session', { keyPath: 'key' });
    db.createObjectStore('running', { keyPath: 'tab' });
    db.createObjectStore('quarantine', { keyPath: 'key', autoIncrement: true });
  }
  if (from < 2) {
    db.createObjectStore('threads', { keyPath: ['doc', 'thread'] });
    db.createObjectStore('threadParts', { keyPath: ['doc', 'thread', 'namespace', 'checkpoint', 'task'] });
  }
}

/** All parts of one document's record. */
export function partsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
}

/** All keys that begin like this: in a key, a list comes after every text. */
export function beginningWith(...key: readonly string[]): IDBKeyRange {
  return IDBKeyRange.bound(key, [...key, []]);
}
