import { TRACE_JSON_LIMIT } from '~/core/trace';
import { checked, intact, intactJson } from './checked';
import type { Connection } from './connection';
import { type Failure, isFailure } from './failure';
import { quarantine } from './quarantine';
import { type Database, type PartRow, partsOf, type RecordRow } from './schema';

/** What is said about a record; `about` is JSON of the caller's own, checked by the caller when it comes back. */
interface RecordHead {
  readonly id: string;
  readonly run: string;
  readonly about: unknown;
}

export type ReadRecord =
  | {
      readonly kind: 'found';
      readonly run: string;
      readonly about: unknown;
      readonly parts: readonly string[];
      readonly dropped: 'tooLarge' | null;
    }
  | { readonly kind: 'missing' }
  | { readonly kind: 'damaged' };

/** The last run of each document, written as it grows: the head again and again, every part once. */
export interface Records {
  /** Takes the place of the document's older record. */
  readonly begin: (head: RecordHead) => Promise<Failure | null>;
  /**
   * Adds parts and renews the head. Does nothing when a newer run has taken the record over. A record
   * that grows beyond `TRACE_JSON_LIMIT` loses its parts and says so.
   */
  readonly append: (head: RecordHead, parts: readonly string[]) => Promise<'kept' | 'tooLarge' | 'replaced' | Failure>;
  readonly read: (id: string) => Promise<ReadRecord | Failure>;
  readonly remove: (id: string) => Promise<Failure | null>;
  /** Moves a record that its reader refused to quarantine. */
  readonly setAside: (id: string, reason: string) => Promise<Failure | null>;
  /** Removes the records of documents that are not among `ids`. */
  readonly keepOnly: (ids: ReadonlySet<string>) => Promise<Failure | null>;
}

const STORES = ['records', 'parts'] as const;

export function openRecords(connection: Connection, now: () => number): Records {
  const done = async (work: (db: Database) => Promise<unknown>): Promise<Failure | null> => {
    const outcome = await connection.use('write', async (db) => {
      await work(db);
      return { kind: 'done' as const };
    });
    return isFailure(outcome) ? outcome : null;
  };

  async function setAside(id: string, reason: string): Promise<Failure | null> {
    return done(async (db) => {
      await quarantine(db, 'records', id, reason, now());
      await db.delete('parts', partsOf(id));
    });
  }

  async function append(head: RecordHead, parts: readonly string[]) {
    const outcome = await connection.use('write', async (db) => ({ kind: 'appended' as const, how: await appendRows(db, head, parts) }));
    return isFailure(outcome) ? outcome : outcome.how;
  }

  async function read(id: string): Promise<ReadRecord | Failure> {
    const rows = await connection.use('read', (db) => readRows(db, id));
    if (isFailure(rows)) return rows;
    const { head, parts } = rows;
    if (head === undefined) return { kind: 'missing' };
    const about = intactJson(head);
    const texts = parts.map((part) => (part.run === head.run ? intact(part) : null)).filter((text) => text !== null);
    if (about === undefined || texts.length !== head.parts || parts.length !== head.parts) {
      await setAside(id, 'A part is missing or its checksum does not match.');
      return { kind: 'damaged' };
    }
    return { kind: 'found', run: head.run, about, parts: texts, dropped: head.dropped };
  }

  return {
    begin: (head) => done((db) => beginRows(db, head)),
    append,
    read,
    setAside,
    remove: (id) => done((db) => removeRows(db, [id])),
    keepOnly: (ids) =>
      done(async (db) =>
        removeRows(
          db,
          (await db.getAllKeys('records')).filter((id) => !ids.has(id)),
        ),
      ),
  };
}

function headRow(head: RecordHead, rest: Pick<RecordRow, 'parts' | 'chars' | 'dropped'>): RecordRow {
  return { id: head.id, run: head.run, ...rest, ...checked(JSON.stringify(head.about)) };
}

async function beginRows(db: Database, head: RecordHead): Promise<void> {
  const tx = db.transaction(STORES, 'readwrite');
  await Promise.all([
    tx.objectStore('records').put(headRow(head, { parts: 0, chars: 0, dropped: null })),
    tx.objectStore('parts').delete(partsOf(head.id)),
    tx.done,
  ]);
}

async function appendRows(db: Database, head: RecordHead, texts: readonly string[]): Promise<'kept' | 'tooLarge' | 'replaced'> {
  const tx = db.transaction(STORES, 'readwrite');
  const found = await tx.objectStore('records').get(head.id);
  if (found?.run !== head.run) {
    await tx.done;
    return 'replaced';
  }
  const chars = texts.reduce((sum, text) => sum + text.length, found.chars);
  const tooLarge = found.dropped !== null || chars > TRACE_JSON_LIMIT;
  const work: Promise<unknown>[] = [];
  if (tooLarge) {
    work.push(tx.objectStore('parts').delete(partsOf(head.id)));
    work.push(tx.objectStore('records').put(headRow(head, { parts: 0, chars, dropped: 'tooLarge' })));
  } else {
    texts.forEach((text, index) => {
      work.push(tx.objectStore('parts').put({ id: head.id, run: head.run, part: found.parts + index, ...checked(text) }));
    });
    work.push(tx.objectStore('records').put(headRow(head, { parts: found.parts + texts.length, chars, dropped: null })));
  }
  tx.commit();
  await Promise.all([...work, tx.done]);
  return tooLarge ? 'tooLarge' : 'kept';
}

async function readRows(db: Database, id: string): Promise<{ kind: 'rows'; head: RecordRow | undefined; parts: readonly PartRow[] }> {
  const tx = db.transaction(STORES);
  const [head, parts] = await Promise.all([tx.objectStore('records').get(id), tx.objectStore('parts').getAll(partsOf(id)), tx.done]);
  return { kind: 'rows', head, parts };
}

async function removeRows(db: Database, ids: readonly string[]): Promise<void> {
  const tx = db.transaction(STORES, 'readwrite');
  const work = ids.flatMap((id) => [tx.objectStore('records').delete(id), tx.objectStore('parts').delete(partsOf(id))]);
  await Promise.all([...work, tx.done]);
}
