import { setUntil } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { CheckField } from '~/ui/kit';
import { actions } from '~/workspace';
import { NumberField } from '../parts/NumberField';
import styles from '../parts/parts.module.css';

/** The superstep before which a turn is given up, where there is one. */
export function UntilChoice({ until, index }: { readonly until: number | undefined; readonly index: number }) {
  const t = useLateText().threads.inspector;
  const set = (next: number | undefined) =>
    actions.edit({ label: 'editTurns', apply: (doc) => setUntil(doc, index, next), coalesce: `until:${index}` });
  return (
    <div className={styles['group']}>
      <CheckField label={t.until} hint={t.untilHint} checked={until !== undefined} onChange={(on) => set(on ? 1 : undefined)} />
      {until !== undefined && <NumberField label={t.untilNumber} value={until} least={1} onNumber={set} />}
    </div>
  );
}
