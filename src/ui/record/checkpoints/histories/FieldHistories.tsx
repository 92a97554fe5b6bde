import { type StoredSnapshot, storedHistory, type TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { InlineValue } from '~/ui/values';
import type { SavedHistory } from '~/workspace';
import styles from './Histories.module.css';
import { stepText } from './PythonTable';

interface FieldHistoriesProps {
  readonly field: string;
  readonly thread: string;
  readonly histories: readonly SavedHistory[];
}

/** One field in every checkpoint of a thread, as each saver gives it back. */
export function FieldHistories({ field, thread, histories }: FieldHistoriesProps) {
  const t = useLateText().histories;
  const columns = histories.map(({ memory, store }) => ({ memory, store, snapshots: storedHistory(store, thread, field) }));
  const longest = columns.reduce<readonly StoredSnapshot[]>(
    (most, { snapshots }) => (snapshots.length > most.length ? snapshots : most),
    [],
  );
  return (
    <div className={styles['scroll']} tabIndex={0} role="group" aria-label={t.field(field)}>
      <table className={styles['table']} aria-label={t.field(field)}>
        <thead>
          <tr>
            <th scope="col">{t.step}</th>
            {columns.map(({ memory, snapshots }) => (
              <th key={`${memory.saver} ${memory.durability}`} scope="col">
                {t.savers[memory.saver === 'late' ? memory.durability : 'memory']}
                <small> {t.wrongOf(snapshots.filter(({ why }) => why !== null).length, snapshots.length)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {longest.map(({ saved }, index) => (
            <tr key={saved.id}>
              <th scope="row">{stepText(saved.step)}</th>
              {columns.map(({ memory, store, snapshots }) => (
                <td key={`${memory.saver} ${memory.durability}`}>
                  {snapshots[index] !== undefined && <Snapshot store={store} snapshot={snapshots[index]} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What is stored; where that is not what was committed, both. */
function Snapshot({ store, snapshot: { committed, stored, why } }: { readonly store: TraceStore; readonly snapshot: StoredSnapshot }) {
  const { histories: t, record } = useLateText();
  return (
    <>
      {stored === null ? <em>{record.absent}</em> : <InlineValue value={store.value(stored)} limit={80} />}
      {why !== null && (
        <>
          <b className={styles['wrong']}> {t.differs}</b>
          {committed !== null && (
            <small>
              {t.committed} <InlineValue value={store.value(committed)} limit={80} />
            </small>
          )}
        </>
      )}
    </>
  );
}
