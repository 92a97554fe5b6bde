import type { Connection } from './connection';
import { type Failure, isFailure } from './failure';

/** A run of a tab that is no more: the browser may have ended that tab because of it. */
interface Leftover {
  readonly id: string;
  /** When it started, in milliseconds since the epoch. */
  readonly at: number;
}

export interface Running {
  /** Writes the mark of a run of document `id`; resolves when it is on disk, so that a crash leaves it behind. */
  readonly begin: (id: string, at: number) => Promise<Failure | null>;
  readonly end: () => Promise<void>;
  /** Marks that nobody owns any more; asking takes them away. */
  readonly leftovers: () => Promise<readonly Leftover[]>;
}

/** Which tabs live. A browser without locks cannot say, so there every other tab's mark counts as left over. */
export interface Tabs {
  readonly own: string;
  readonly alive: () => Promise<ReadonlySet<string>>;
}

const PREFIX = 'reducer-playground:tab:';

/** Holds a lock named for this tab as long as the page lives; the browser itself gives it back after a crash. */
export function openTabs(own: string, locks: LockManager | undefined): Tabs {
  locks?.request(PREFIX + own, () => new Promise(() => undefined)).catch(() => undefined);
  return {
    own,
    async alive() {
      const held = (await locks?.query().catch(() => undefined))?.held ?? [];
      const names = held.map((lock) => lock.name ?? '').filter((name) => name.startsWith(PREFIX));
      return new Set([own, ...names.map((name) => name.slice(PREFIX.length))]);
    },
  };
}

export function openRunning(connection: Connection, tabs: Tabs): Running {
  return {
    async begin(id, at) {
      const outcome = await connection.use('write', async (db) => {
        const tx = db.transaction('running', 'readwrite');
        const put = tx.store.put({ tab: tabs.own, id, at });
        tx.commit();
        await Promise.all([put, tx.done]);
        return { kind: 'done' as const };
      });
      return isFailure(outcome) ? outcome : null;
    },
    async end() {
      await connection.use('write', async (db) => {
        const tx = db.transaction('running', 'readwrite');
        const gone = tx.store.delete(tabs.own);
        tx.commit();
        await Promise.all([gone, tx.done]);
        return { kind: 'done' as const };
      });
    },
    async leftovers() {
      const alive = await tabs.alive();
      const rows = await connection.use('write', async (db) => {
        const tx = db.transaction('running', 'readwrite');
        const dead = (await tx.store.getAll()).filter((row) => !alive.has(row.tab));
        await Promise.all([...dead.map((row) => tx.store.delete(row.tab)), tx.done]);
        return dead.map(({ id, at }) => ({ id, at }));
      });
      return isFailure(rows) ? [] : rows;
    },
  };
}
