import { type Changes, openChanges } from './changes';
import { connect, OPENING } from './connection';
import { type Documents, openDocuments } from './documents';
import { isFailure } from './failure';
import { openQuarantine, type Quarantine } from './quarantine';
import { openRecords, type Records } from './records';
import { openRunning, openTabs, type Running } from './running';
import { DATABASE_NAME } from './schema';
import { openSettings, type Settings } from './settings';
import { openThreads, type Threads } from './threads';

export interface Storage {
  readonly documents: Documents;
  readonly records: Records;
  readonly threads: Threads;
  readonly settings: Settings;
  readonly running: Running;
  readonly quarantine: Quarantine;
  /** Hears of documents that other tabs wrote or removed; returns how to stop hearing. */
  readonly onChange: (listener: (id: string) => void) => () => void;
  /** Asks the browser not to clear this page's data by itself; null where it cannot be asked. */
  readonly persist: () => Promise<boolean | null>;
  readonly close: () => void;
}

export interface StorageEvents {
  /** Another tab with an older page keeps the database from opening. */
  readonly onBlocked: () => void;
  /** A newer page wants to upgrade the database: write what is unsaved now. Afterwards nothing is written any more. */
  readonly onYield: () => Promise<void>;
  /** The database came late, after calls had failed for want of it. */
  readonly onOpen: () => void;
}

export interface StorageOptions {
  readonly now: () => number;
  readonly newId: () => string;
  /** Name of the database and of the channel between tabs. */
  readonly name?: string;
  /** How long the database may take to open before calls fail for want of it, in milliseconds. */
  readonly patience?: number;
}

/** Opens the database at the first use. It never throws: where storage is impossible every call answers with a failure. */
export function openStorage(options: StorageOptions, events: StorageEvents): Storage {
  const { now, newId, name = DATABASE_NAME, patience = OPENING } = options;
  const connection = connect(name, patience, events);
  const changes: Changes = openChanges(name);
  const tabs = openTabs(newId(), typeof navigator === 'undefined' ? undefined : navigator.locks);
  const documents = openDocuments(connection, now);

  return {
    documents: {
      ...documents,
      async write(write) {
        const outcome = await documents.write(write);
        if (!isFailure(outcome) && outcome.kind === 'written') changes.announce(write.id);
        return outcome;
      },
      async remove(id) {
        const failure = await documents.remove(id);
        if (failure === null) changes.announce(id);
        return failure;
      },
    },
    records: openRecords(connection, now),
    threads: openThreads(connection, now),
    settings: openSettings(connection, now),
    running: openRunning(connection, tabs),
    quarantine: openQuarantine(connection),
    onChange: (listener) => changes.listen(listener),
    async persist() {
      if (typeof navigator === 'undefined' || navigator.storage?.persist === undefined) return null;
      return navigator.storage.persist().catch(() => null);
    },
    close() {
      changes.close();
      connection.close();
    },
  };
}
