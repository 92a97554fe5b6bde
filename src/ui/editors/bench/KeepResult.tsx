import { Check, Target } from 'lucide-react';
import { addExpectation, type Expectation, type Field } from '~/core/document';
import { equalValues } from '~/core/value';
import { useLateText } from '~/i18n/late';
import { Button } from '~/ui/kit';
import { actions, type Bench, useWorkspace } from '~/workspace';
import styles from '../parts/parts.module.css';

/** Keeps what the last update led to as what the document expects of the field at the end of a run. */
export function KeepResult({ bench, field }: { readonly bench: Bench; readonly field: Field }) {
  const t = useLateText().bench;
  const expectations = useWorkspace(({ doc }) => doc.expectations);
  const result = bench.running ? null : (bench.outcomes.at(-1)?.result ?? null);
  if (result === null) return null;
  const wanted: Expectation = { kind: 'value', field: field.id, at: 'end', value: result, order: 'exact' };
  const kept = expectations.some(
    (one) => one.kind === 'value' && one.field === field.id && one.at === 'end' && equalValues(one.value, result),
  );
  return (
    <div className={styles['buttons']}>
      <Button
        icon={kept ? <Check aria-hidden="true" /> : <Target aria-hidden="true" />}
        title={t.keepHint}
        disabled={kept}
        onClick={() => actions.edit({ label: 'expectations', apply: (doc) => addExpectation(doc, wanted) })}
      >
        {kept ? t.kept : t.keep}
      </Button>
    </div>
  );
}
