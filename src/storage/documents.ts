import { DOCUMENT_VERSION, type History, KEPT_LIMITS, type PlaygroundDoc, readDocument, startHistory, toJson } from '~/core/document';
import { checked, intactJson } from './checked';
import type { Connection } from './connection';
import { type Failure, isFailure } from './failure';
import { packHistory, unpackHistory } from './packHistory';
import { quarantine } from './quarantine';
import { beginningWith, type Database, type DocumentRow, type HistoryRow, partsOf } from './schema';

interface StoredEntry {
  readonly id: string;
  readonly title: string;
  /** Milliseconds since the epoch. */
  readonly edited: number;
}

export interface DocumentWrite {
  readonly id: string;
  /** The document, and what led to it. */
  readonly history: History<PlaygroundDoc, string>;
  /** Milliseconds since the epoch. */
  readonly edited: number;
  /** The `rev` that this write builds on; null for a document that was never written. */
  readonly expected: number | null;
}

type Written =
  | { readonly kind: 'written'; readonly rev: number }
  /** Somebody else wrote since: nothing was changed. `rev` is theirs. */
  | { readonly kind: 'conflict'; readonly rev: number };

type Read =
  | { readonly kind: 'found'; readonly rev: number; readonly edited: number; readonly history: History<PlaygroundDoc, string> }
  | { readonly kind: 'missing' }
  /** It could not be read and lies in quarantine now; one of a newer version stays where it is. */
  | { readonly kind: 'damaged'; readonly reason: string };

export interface Documents {
  /** Newest first. Rows that cannot even be listed go to quarantine, the others are unharmed. */
  readonly list: () => Promise<readonly StoredEntry[] | Failure>;
  readonly read: (id: string) => Promise<Read | Failure>;
  /** Compares `rev` and writes document and history in one transaction; resolves when that is complete. */
  readonly write: (write: DocumentWrite) => Promise<Written | Failure>;
  /** Removes the document with its history, record and threads. */
  readonly remove: (id: string) => Promise<Failure | null>;
}

export function openDocuments(connection: Connection, now: () => number): Documents {
  const setAside = (store: 'documents' | 'history', id: string, reason: string) =>
    connection.use('write', (db) => quarantine(db, store, id, reason, now()));

  async function list(): Promise<readonly StoredEntry[] | Failure> {
    const listed = await connection.use('read', listRows);
    if (isFailure(listed)) return listed;
    for (const id of listed.unlisted) await setAside('documents', id, 'The row has no title or no time.');
    return listed.entries;
  }

  async function read(id: string): Promise<Read | Failure> {
    const rows = await connection.use('read', (db) => readRows(db, id));
    if (isFailure(rows)) return rows;
    if (rows.document === undefined) return { kind: 'missing' };
    const { rev, edited, schema } = rows.document;
    if (schema > DOCUMENT_VERSION) return { kind: 'damaged', reason: 'newer' };
    const json = intactJson(rows.document);
    const outcome = json === undefined || typeof rev !== 'number' ? null : readDocument(json, KEPT_LIMITS);
    if (outcome === null || !outcome.ok) {
      const reason = outcome === null ? 'The checksum does not match.' : JSON.stringify(outcome.problems);
      await setAside('documents', id, reason);
      return { kind: 'damaged', reason };
    }
    return { kind: 'found', rev, edited, history: historyOf(rows.history, rev, outcome.doc) };
  }

  async function remove(id: string): Promise<Failure | null> {
    const outcome = await connection.use('write', (db) => removeRows(db, id));
    return isFailure(outcome) ? outcome : null;
  }

  return { list, read, write: (write) => connection.use('write', (db) => writeRows(db, write)), remove };
}

/** Reads keys of an index only, so a list of many documents costs no document. */
async function listRows(db: Database): Promise<{ readonly kind: 'listed'; readonly entries: StoredEntry[]; readonly unlisted: string[] }> {
  const tx = db.transaction('documents');
  const keys = await tx.store.getAllKeys();
  const entries: StoredEntry[] = [];
  let cursor = await tx.store.index('listed').openKeyCursor(null, 'prev');
  while (cursor !== null) {
    const [edited, title] = cursor.key;
    if (typeof edited === 'number' && typeof title === 'string') entries.push({ id: cursor.primaryKey, title, edited });
    cursor = await cursor.continue();
  }
  await tx.done;
  const listed = new Set(entries.map((entry) => entry.id));
  return { kind: 'listed', entries, unlisted: keys.filter((key) => !listed.has(key)) };
}

interface Rows {
  readonly kind: 'rows';
  readonly document: DocumentRow | undefined;
  readonly history: HistoryRow | undefined;
}

async function readRows(db: Database, id: string): Promise<Rows> {
  const tx = db.transaction(['documents', 'history']);
  const [document, history] = await Promise.all([tx.objectStore('documents').get(id), tx.objectStore('history').get(id), tx.done]);
  return { kind: 'rows', document, history };
}

/** A history of another revision does not lead to this document: then undo begins here. */
function historyOf(row: HistoryRow | undefined, rev: number, doc: PlaygroundDoc): History<PlaygroundDoc, string> {
  const stored = row?.rev === rev ? unpackHistory(intactJson(row), doc) : null;
  return stored ?? startHistory(doc);
}

async function writeRows(db: Database, write: DocumentWrite): Promise<Written> {
  const { id, history, edited, expected } = write;
  const { title } = history.doc;
  const [text, past] = [checked(toJson(history.doc)), checked(packHistory(history))];
  const tx = db.transaction(['documents', 'history'], 'readwrite');
  const found = await tx.objectStore('documents').get(id);
  // A row that is gone (its storage was cleared) is written again: the work is here.
  if (found !== undefined && found.rev !== expected) {
    await tx.done;
    return { kind: 'conflict', rev: found.rev };
  }
  const rev = (expected ?? 0) + 1;
  const puts = [
    tx.objectStore('documents').put({ id, title, edited, schema: DOCUMENT_VERSION, rev, ...text }),
    tx.objectStore('history').put({ id, rev, ...past }),
  ];
  tx.commit();
  await Promise.all([...puts, tx.done]);
  return { kind: 'written', rev };
}

async function removeRows(db: Database, id: string): Promise<{ readonly kind: 'done' }> {
  const tx = db.transaction(['documents', 'history', 'records', 'parts', 'threads', 'threadParts'], 'readwrite');
  await Promise.all([
    tx.objectStore('documents').delete(id),
    tx.objectStore('history').delete(id),
    tx.objectStore('records').delete(id),
    tx.objectStore('parts').delete(partsOf(id)),
    tx.objectStore('threads').delete(beginningWith(id)),
    tx.objectStore('threadParts').delete(beginningWith(id)),
    tx.done,
  ]);
  return { kind: 'done' };
}
