import { type Memory, memoryOf, type PlaygroundDoc, type SaverKind, setMemory } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { SelectField } from '~/ui/kit';
import { actions } from '~/workspace';
import styles from '../parts/parts.module.css';

const SAVERS: readonly SaverKind[] = ['memory', 'none', 'newEachTurn', 'late', 'indexedDB'];
const DURABILITIES: readonly Memory['durability'][] = ['async', 'sync', 'exit'];

/** What the graph remembers from turn to turn, and when it is written down. */
export function MemorySettings({ doc }: { readonly doc: PlaygroundDoc }) {
  const t = useLateText().threads.memory;
  const { saver, durability } = memoryOf(doc.graph);
  const set = (part: Partial<Memory>) => actions.edit({ label: 'settings', apply: (before) => setMemory(before, part) });
  return (
    <fieldset className={styles['fields']}>
      <legend className={styles['legend']}>{t.title}</legend>
      <div className={styles['row']}>
        <div className={styles['group']}>
          <SelectField
            label={t.saver}
            value={saver}
            options={SAVERS.map((id) => ({ id, label: t.savers[id] }))}
            onChange={(next) => set({ saver: next })}
          />
          <p className={styles['hint']}>{t.saverHints[saver]}</p>
        </div>
        <div className={styles['group']}>
          <SelectField
            label={t.durability}
            value={durability}
            disabled={saver === 'none'}
            options={DURABILITIES.map((id) => ({ id, label: t.durabilities[id] }))}
            onChange={(next) => set({ durability: next })}
          />
          <p className={styles['hint']}>{t.durabilityHints[durability]}</p>
        </div>
      </div>
    </fieldset>
  );
}
