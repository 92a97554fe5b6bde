import { valueSource } from '~/core/code';
import { type Field, type Merge, type Start, startOf, withStart, zeroValue } from '~/core/document';
import { formatValue, UNDEFINED } from '~/core/value';
import { useLateText } from '~/i18n/late';
import { SelectField } from '~/ui/kit';
import { useWorkspace } from '~/workspace';
import { SourceField } from '../code/SourceField';
import styles from '../parts/parts.module.css';

interface StartChoiceProps {
  readonly field: Field;
  readonly merge: Exclude<Merge, { kind: 'untracked' }>;
  readonly onChange: (merge: Merge) => void;
}

/** What a field holds before its first write. Without a reducer only some ways to declare a state heed it. */
export function StartChoice({ field, merge, onChange }: StartChoiceProps) {
  const late = useLateText();
  const t = late.editors.field;
  const texts = late.schemas.field;
  const isPlain = merge.kind === 'plain';
  const start = startOf(merge);
  const notation = useWorkspace(({ preferences }) => preferences.notation);
  const zero = zeroValue(field.type.kind);
  const options: readonly { id: Start['kind']; label: string }[] = [
    ...(zero === undefined ? [] : [{ id: 'zero' as const, label: t.starts.zero(formatValue(zero, notation, { limit: 40 })) }]),
    { id: 'own', label: t.starts.own },
    { id: 'none', label: isPlain ? texts.plainStarts.none : t.starts.none },
  ];
  const choose = (kind: Start['kind']) =>
    onChange(withStart(merge, kind === 'own' ? { kind, source: valueSource(zero ?? UNDEFINED) } : { kind }));
  return (
    <div className={styles['group']}>
      <SelectField label={isPlain ? texts.plainStart : t.startValue} value={start.kind} options={options} onChange={choose} />
      {start.kind === 'none' && !isPlain && <p className={styles['hint']}>{t.startNone}</p>}
      {start.kind !== 'none' && isPlain && <p className={styles['hint']}>{texts.plainStartIgnored}</p>}
      {start.kind === 'own' && <SourceField sourceKey={`start:${field.id}`} label={t.ownStart} />}
    </div>
  );
}
