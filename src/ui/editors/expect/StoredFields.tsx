import type { Expectation } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { TextField } from '~/ui/kit';
import { actions } from '~/workspace';
import styles from './expect.module.css';
import { ExpectedValue } from './ExpectedValue';

type Stored = Extract<Expectation, { kind: 'stored' }>;

/** Where in the store, and what is there. */
export function StoredFields({ expectation, onChange }: { readonly expectation: Stored; readonly onChange: (next: Stored) => void }) {
  const t = useLateText().store.expect;
  const { namespace, key, value } = expectation;
  return (
    <>
      <div className={styles['row']}>
        <TextField
          label={t.namespace}
          title={t.namespaceHint}
          value={namespace.join('/')}
          onChange={(text) => onChange({ ...expectation, namespace: text.split('/') })}
          onBlur={actions.seal}
        />
        <TextField label={t.key} value={key} onChange={(next) => onChange({ ...expectation, key: next })} onBlur={actions.seal} />
      </div>
      <ExpectedValue value={value} onValue={(next) => onChange({ ...expectation, value: next })} />
    </>
  );
}
