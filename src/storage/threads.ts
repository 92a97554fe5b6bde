import type { KeptRecord, StoredRecord } from '~/core/trace';
import type { Connection } from './connection';
import { type Failure, isFailure } from './failure';
import { beginningWith, type Database, type ThreadPartRow, type ThreadRow } from './schema';
import { recordOf, takeRecord } from './threadRows';

export type StoredThread = Omit<ThreadRow, 'doc'>;

interface ReadThreads {
  readonly kind: 'read';
  readonly records: readonly KeptRecord[];
  /** Records that were damaged and lie in quarantine now. */
  readonly damaged: number;
}

/**
 * Threads that outlive their runs, by document. What they are made of comes from behind the wall and goes back there; here it is
 * bytes. Of two tabs that write one checkpoint the later has it, whole.
 */
export interface Threads {
  readonly list: (doc: string) => Promise<readonly StoredThread[] | Failure>;
  /** What is kept of these threads. */
  readonly read: (doc: string, threads: readonly string[]) => Promise<ReadThreads | Failure>;
  /** Takes records over in their order, all of them or, at a failure, none. */
  readonly write: (doc: string, records: readonly StoredRecord[]) => Promise<Failure | null>;
  /** Forgets one thread; all of the document's where none is named. */
  readonly remove: (doc: string, thread?: string) => Promise<Failure | null>;
  /** Forgets the threads of documents that are not among `ids`. */
  readonly keepOnly: (ids: ReadonlySet<string>) => Promise<Failure | null>;
}

const STORES = ['threads', 'threadParts'] as const;

/** A document whose code fills the disk with new threads comes no further. */
const BYTES_PER_DOCUMENT = 256 * 2 ** 20;
const TOO_MUCH = 'The threads of one document take too much room.';

export function openThreads(connection: Connection, now: () => number, most = BYTES_PER_DOCUMENT): Threads {
  const done = async (work: (db: Database) => Promise<void>): Promise<Failure | null> => {
    const outcome = await connection.use('write', async (db) => {
      await work(db);
      return { kind: 'done' as const };
    });
    return isFailure(outcome) ? outcome : null;
  };

  async function list(doc: string): Promise<readonly StoredThread[] | Failure> {
    const rows = await connection.use('read', (db) => db.getAll('threads', beginningWith(doc)));
    return isFailure(rows)
      ? rows
      : rows.map(({ thread, bytes, checkpoints, begun, changed }) => ({ thread, bytes, checkpoints, begun, changed }));
  }

  async function read(doc: string, threads: readonly string[]): Promise<ReadThreads | Failure> {
    const rows = await connection.use('read', (db) => readRows(db, doc, threads));
    if (isFailure(rows)) return rows;
    const records = rows.map(recordOf);
    const damaged = rows.filter((_, index) => records[index] === null);
    if (damaged.length > 0) await done((db) => setAside(db, damaged, now()));
    return { kind: 'read', records: records.filter((record) => record !== null), damaged: damaged.length };
  }

  return {
    list,
    read,
    write: (doc, records) => done((db) => writeRows(db, doc, records, now(), most)),
    remove: (doc, thread) => done((db) => removeRows(db, [thread === undefined ? beginningWith(doc) : beginningWith(doc, thread)])),
    keepOnly: (ids) =>
      done(async (db) => {
        const docs = new Set((await db.getAllKeys('threads')).map(([doc]) => doc));
        await removeRows(
          db,
          [...docs].filter((doc) => !ids.has(doc)).map((doc) => beginningWith(doc)),
        );
      }),
  };
}

async function readRows(db: Database, doc: string, threads: readonly string[]): Promise<readonly ThreadPartRow[]> {
  const tx = db.transaction('threadParts');
  const found = await Promise.all([...threads.map((thread) => tx.store.getAll(beginningWith(doc, thread))), tx.done]);
  return found.flatMap((rows) => rows ?? []);
}

async function writeRows(db: Database, doc: string, records: readonly StoredRecord[], now: number, most: number): Promise<void> {
  const tx = db.transaction(STORES, 'readwrite', { durability: 'relaxed' });
  // Before anything can fail, or its failure would be nobody's.
  const done = tx.done.then(
    () => null,
    (error: unknown) => error,
  );
  try {
    for (const record of records) await takeRecord(tx, doc, record, now);
    const heads = await tx.objectStore('threads').getAll(beginningWith(doc));
    if (heads.reduce((sum, head) => sum + head.bytes, 0) > most) throw new DOMException(TOO_MUCH, 'QuotaExceededError');
    tx.commit();
  } catch (error) {
    // What is done already would be kept without the rest.
    abort(tx);
    await done;
    throw error;
  }
  const failed = await done;
  if (failed !== null) throw failed;
}

/** A transaction that failed by itself is over. */
function abort(tx: { abort(): void }): void {
  try {
    tx.abort();
  } catch {
    // It is what was wanted.
  }
}

async function removeRows(db: Database, ranges: readonly IDBKeyRange[]): Promise<void> {
  const tx = db.transaction(STORES, 'readwrite');
  await Promise.all([
    ...ranges.flatMap((range) => [tx.objectStore('threads').delete(range), tx.objectStore('threadParts').delete(range)]),
    tx.done,
  ]);
}

async function setAside(db: Database, rows: readonly ThreadPartRow[], at: number): Promise<void> {
  const tx = db.transaction(['threadParts', 'quarantine'], 'readwrite');
  const reason = 'The checksum does not match.';
  await Promise.all([
    ...rows.flatMap((row) => [
      tx.objectStore('quarantine').add({ store: 'threads', id: row.doc, at, reason, row }),
      tx.objectStore('threadParts').delete([row.doc, row.thread, row.namespace, row.checkpoint, row.task]),
    ]),
    tx.done,
  ]);
}
