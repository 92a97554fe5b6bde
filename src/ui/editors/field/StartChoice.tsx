import { valueSource } from '~/core/code';
import { type Field, type Merge, type Start, zeroValue } from '~/core/document';
import { formatValue, UNDEFINED } from '~/core/value';
import { useLateText } from '~/i18n/late';
import { SelectField } from '~/ui/kit';
import { useWorkspace } from '~/workspace';
import { SourceField } from '../code/SourceField';
import styles from '../parts/parts.module.css';

interface StartChoiceProps {
  readonly field: Field;
  readonly merge: Exclude<Merge, { kind: 'plain' }>;
  readonly onChange: (merge: Merge) => void;
}

/** What a reduced field holds before its first write. */
export function StartChoice({ field, merge, onChange }: StartChoiceProps) {
  const t = useLateText().editors.field;
  const notation = useWorkspace(({ preferences }) => preferences.notation);
  const zero = zeroValue(field.type.kind);
  const options: readonly { id: Start['kind']; label: string }[] = [
    ...(zero === undefined ? [] : [{ id: 'zero' as const, label: t.starts.zero(formatValue(zero, notation, { limit: 40 })) }]),
    { id: 'own', label: t.starts.own },
    { id: 'none', label: t.starts.none },
  ];
  const choose = (kind: Start['kind']) =>
    onChange({ ...merge, start: kind === 'own' ? { kind, source: valueSource(zero ?? UNDEFINED) } : { kind } });
  return (
    <div className={styles['group']}>
      <SelectField label={t.startValue} value={merge.start.kind} options={options} onChange={choose} />
      {merge.start.kind === 'none' && <p className={styles['hint']}>{t.startNone}</p>}
      {merge.start.kind === 'own' && <SourceField sourceKey={`start:${field.id}`} label={t.ownStart} />}
    </div>
  );
}
