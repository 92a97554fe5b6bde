import { useLateText } from '~/i18n/late';
import styles from './Requests.module.css';

export type Shown = 'all' | 'rows' | 'requests';

/** Which lines of the record are shown; only of use where there are model calls. */
export function RecordFilter({ shown, onChange }: { readonly shown: Shown; readonly onChange: (shown: Shown) => void }) {
  const { requests: t } = useLateText();
  return (
    <div className={styles['filters']} role="group" aria-label={t.show}>
      {(['all', 'rows', 'requests'] as const).map((one) => (
        <button key={one} type="button" className={styles['filter']} aria-pressed={one === shown} onClick={() => onChange(one)}>
          {t.filters[one]}
        </button>
      ))}
    </div>
  );
}
