import { openDB } from 'idb';
import { type Failure, failureOf, isFailure } from './failure';
import { DATABASE_VERSION, type Database, type Schema, upgrade } from './schema';

export interface ConnectionEvents {
  /** Another tab still holds an older database and keeps this one from opening. */
  readonly onBlocked: () => void;
  /** Another tab wants to upgrade the database: this one writes what it has and lets go. */
  readonly onYield: () => Promise<void>;
  /** The database opened after it had been blocked. */
  readonly onOpen: () => void;
}

/** One open database, with the manners that several tabs need. */
export interface Connection {
  /**
   * Runs `work` on the open database. It is opened at first use, and again after the browser took it away (its data were
   * cleared); a failure of any kind is an answer, not an exception.
   */
  readonly use: <T>(mode: 'read' | 'write', work: (db: Database) => Promise<T>) => Promise<T | Failure>;
  readonly close: () => void;
}

/** How long other tabs get to let go, and how long this one may take to write before it does, in milliseconds. */
const PATIENCE = 1000;

/** A browser that has not opened the database by then is treated as one that cannot, until it does. */
export const OPENING = 5000;

function closed(text: string): Failure {
  return { kind: 'failed', reason: 'closed', text };
}

const CLOSED = closed('The database of this page was closed.');
const BLOCKED = closed('Another tab of this page holds an older database open.');
const SLOW = closed('The browser has not opened the database of this page yet.');
const MISSING = closed('This browser offers no IndexedDB here.');
const NEWER: Failure = { kind: 'failed', reason: 'newer', text: 'The database was made by a newer version of this page.' };

interface Opened {
  readonly db: Database;
  readonly readOnly: boolean;
}

export function connect(name: string, patience: number, events: ConnectionEvents): Connection {
  let opening: Promise<Opened | Failure> | null = null;
  let givenUp = false;

  function forget(): void {
    opening = null;
  }

  async function yieldTo(db: Database): Promise<void> {
    await Promise.race([events.onYield(), new Promise((done) => setTimeout(done, PATIENCE))]);
    givenUp = true;
    db.close();
  }

  /** A newer database is opened as it is: its documents can still be read. */
  async function openNewer(): Promise<Opened | Failure> {
    const db: Database = await openDB<Schema>(name, undefined, { terminated: forget, blocking: () => void yieldTo(db) });
    return { db, readOnly: true };
  }

  function open(): Promise<Opened | Failure> {
    if (typeof indexedDB === 'undefined') return Promise.resolve(MISSING);
    return new Promise((answer) => {
      let late = false;
      const giveUp = (failure: Failure) => {
        late = true;
        answer(failure);
      };
      const slow = setTimeout(giveUp, patience, SLOW);
      const opened = Promise.resolve().then(() =>
        openDB<Schema>(name, DATABASE_VERSION, {
          upgrade: (db, from) => upgrade(db, from),
          blocked: () => {
            setTimeout(giveUp, PATIENCE, BLOCKED);
            events.onBlocked();
          },
          blocking: () => void opened.then(yieldTo),
          terminated: forget,
        }),
      );
      // A browser that forbids storage throws at once, which is a rejection here like any other.
      void opened
        .then((db): Opened => ({ db, readOnly: false }))
        .catch((error: unknown) => (failureOf(error).reason === 'newer' ? openNewer() : failureOf(error)))
        .catch(failureOf)
        .then((outcome) => {
          clearTimeout(slow);
          answer(outcome);
          if (!late || isFailure(outcome)) return;
          opening = Promise.resolve(outcome);
          events.onOpen();
        });
    });
  }

  async function current(): Promise<Opened | Failure> {
    if (givenUp) return CLOSED;
    opening ??= open();
    const outcome = await opening;
    // An opening that is merely late goes on, and takes this place when it is there.
    if (isFailure(outcome) && outcome !== BLOCKED && outcome !== SLOW) forget();
    return outcome;
  }

  async function attempt<T>(mode: 'read' | 'write', work: (db: Database) => Promise<T>): Promise<T | Failure> {
    const opened = await current();
    if (isFailure(opened)) return opened;
    if (opened.readOnly && mode === 'write') return NEWER;
    try {
      return await work(opened.db);
    } catch (error) {
      return failureOf(error);
    }
  }

  return {
    async use(mode, work) {
      const outcome = await attempt(mode, work);
      // The browser closed the database without saying so yet: once more on a new one.
      if (typeof outcome !== 'object' || outcome === null || !isFailure(outcome) || outcome.reason !== 'closed') return outcome;
      if (givenUp || opening === null) return outcome;
      forget();
      return attempt(mode, work);
    },
    close() {
      givenUp = true;
      void opening?.then((opened) => (isFailure(opened) ? undefined : opened.db.close()));
    },
  };
}
