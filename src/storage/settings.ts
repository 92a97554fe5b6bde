import { checked, intactJson } from './checked';
import type { Connection } from './connection';
import { type Failure, isFailure } from './failure';
import { quarantine } from './quarantine';
import type { SettingRow } from './schema';

/** Preferences and session: small JSON, checked by whoever reads it. */
export interface Settings {
  /** Null when there is none, or none that could be read. */
  readonly read: (key: SettingRow['key']) => Promise<unknown>;
  readonly write: (key: SettingRow['key'], value: unknown) => Promise<Failure | null>;
}

export function openSettings(connection: Connection, now: () => number): Settings {
  return {
    async read(key) {
      const row = await connection.use('read', async (db) => ({ kind: 'row' as const, row: await db.get('session', key) }));
      if (isFailure(row) || row.row === undefined) return null;
      const json = intactJson(row.row);
      if (json !== undefined) return json;
      await connection.use('write', (db) => quarantine(db, 'session', key, 'The checksum does not match.', now()));
      return null;
    },
    async write(key, value) {
      const row = { key, ...checked(JSON.stringify(value)) };
      const outcome = await connection.use('write', async (db) => {
        const tx = db.transaction('session', 'readwrite');
        const put = tx.store.put(row);
        tx.commit();
        await Promise.all([put, tx.done]);
        return { kind: 'done' as const };
      });
      return isFailure(outcome) ? outcome : null;
    },
  };
}
