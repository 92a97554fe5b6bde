import { firstExpression } from '~/core/code';
import { type Field, startOf, zeroValue } from '~/core/document';
import { formatValue } from '~/core/value';
import { useLateText } from '~/i18n/late';
import { SelectField } from '~/ui/kit';
import { actions, type Bench, useWorkspace } from '~/workspace';
import { sourceOf } from '../code/expression';
import styles from '../parts/parts.module.css';
import { BenchExpression } from './BenchExpression';

/** What the field holds before the first update. */
export function BenchExisting({ bench, field }: { readonly bench: Bench; readonly field: Field }) {
  const t = useLateText();
  return (
    <div className={styles['group']}>
      <SelectField
        label={t.bench.startsAs}
        value={bench.existing === null ? 'start' : 'own'}
        options={[
          { id: 'start', label: useStartText(field) },
          { id: 'own', label: t.bench.ownExisting },
        ]}
        onChange={(kind) => actions.editBench({ existing: kind === 'own' ? sourceOf(firstExpression(field)) : null })}
      />
      {bench.existing !== null && (
        <BenchExpression
          sourceKey={`start:${field.id}~bench`}
          label={t.bench.existing}
          source={bench.existing}
          hint={t.bench.examples}
          onSource={(existing) => actions.editBench({ existing })}
        />
      )}
    </div>
  );
}

function useStartText({ type, merge }: Field): string {
  const t = useLateText().bench;
  const notation = useWorkspace(({ preferences }) => preferences.notation);
  const zero = zeroValue(type.kind);
  const start = startOf(merge);
  if (start.kind === 'none') return t.fromNothing;
  if (start.kind === 'own' || zero === undefined) return t.fromOwn;
  return t.fromStart(formatValue(zero, notation, { limit: 40 }));
}
