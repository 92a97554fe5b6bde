import type { Connection } from './connection';
import { type Failure, isFailure } from './failure';
import type { Database, QuarantineRow } from './schema';

/** What was found damaged: nothing is thrown away, the rest goes on without it. */
export interface Quarantined {
  readonly key: number;
  readonly store: QuarantineRow['store'];
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly reason: string;
  /** The row as it was found, as text for a download. */
  readonly text: string;
}

type Place = 'documents' | 'history' | 'records' | 'session';

/** Moves one row out of its store. A row without a place of its own (parts of a record) is only written down. */
export async function quarantine(db: Database, store: Place, id: string, reason: string, at: number): Promise<void> {
  const tx = db.transaction([store, 'quarantine'], 'readwrite');
  const row: unknown = await tx.objectStore(store).get(id);
  await Promise.all([tx.objectStore('quarantine').add({ store, id, at, reason, row }), tx.objectStore(store).delete(id), tx.done]);
}

export interface Quarantine {
  readonly list: () => Promise<readonly Quarantined[] | Failure>;
  /** Forgets one for good, after it was downloaded or looked at. */
  readonly discard: (key: number) => Promise<Failure | null>;
}

export function openQuarantine(connection: Connection): Quarantine {
  return {
    list: () =>
      connection.use('read', async (db) => {
        const rows = await db.getAll('quarantine');
        return rows.map((row) => ({
          key: row.key ?? 0,
          store: row.store,
          id: row.id,
          at: row.at,
          reason: row.reason,
          text: typeof row.row === 'string' ? row.row : (JSON.stringify(row.row, null, 2) ?? ''),
        }));
      }),
    async discard(key) {
      const outcome = await connection.use('write', (db) => db.delete('quarantine', key).then(() => ({ kind: 'done' as const })));
      return isFailure(outcome) ? outcome : null;
    },
  };
}
