import { isExpression } from '~/core/code';
import { type Field, zeroValue } from '~/core/document';
import { formatValue } from '~/core/value';
import { useText } from '~/i18n';
import { SelectField } from '~/ui/kit';
import { actions, type Bench, useWorkspace } from '~/workspace';
import { ExpressionField } from '../code/ExpressionField';
import { expressionOf, sourceOf } from '../code/expression';
import { firstExpression } from '../parts/firstExpression';
import styles from '../parts/parts.module.css';

/** What the field holds before the first update. */
export function BenchExisting({ bench, field }: { readonly bench: Bench; readonly field: Field }) {
  const t = useText();
  const text = bench.existing === null ? null : expressionOf(bench.existing);
  return (
    <div className={styles['group']}>
      <SelectField
        label={t.bench.startsAs}
        value={text === null ? 'start' : 'own'}
        options={[
          { id: 'start', label: useStartText(field) },
          { id: 'own', label: t.bench.ownExisting },
        ]}
        onChange={(kind) => actions.editBench({ existing: kind === 'own' ? sourceOf(firstExpression(field)) : null })}
      />
      {text !== null && (
        <ExpressionField
          label={t.bench.existing}
          text={text}
          hint={t.bench.examples}
          errors={isExpression(text) || /\bexport\s/.test(text) ? [] : [t.editors.turn.notAnExpression]}
          onText={(next) => actions.editBench({ existing: sourceOf(next) })}
        />
      )}
    </div>
  );
}

function useStartText({ type, merge }: Field): string {
  const t = useText().bench;
  const notation = useWorkspace(({ preferences }) => preferences.notation);
  const zero = zeroValue(type.kind);
  if (merge.kind === 'plain' || merge.start.kind === 'none') return t.fromNothing;
  if (merge.start.kind === 'own' || zero === undefined) return t.fromOwn;
  return t.fromStart(formatValue(zero, notation, { limit: 40 }));
}
