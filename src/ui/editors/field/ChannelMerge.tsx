import type { Field, Merge } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { CheckField, SelectField } from '~/ui/kit';
import { SourceEditor } from '../code/SourceEditor';
import { NumberField } from '../parts/NumberField';
import styles from '../parts/parts.module.css';
import { batchReducerSource } from './ownReducerSource';

interface ChannelMergeProps<Kind extends Merge['kind']> {
  readonly field: Field;
  readonly merge: Extract<Merge, { kind: Kind }>;
  readonly onChange: (merge: Merge) => void;
}

/** A field that is never saved. */
export function UntrackedMerge({ merge, onChange }: Omit<ChannelMergeProps<'untracked'>, 'field'>) {
  const t = useLateText().schemas.field;
  return (
    <>
      <p className={styles['hint']}>{t.untrackedText}</p>
      <CheckField label={t.guard} hint={t.guardHint} checked={merge.guard} onChange={(guard) => onChange({ ...merge, guard })} />
    </>
  );
}

/** A field that is saved as its writes, and whose reducer gets all writes of a superstep at once. */
export function DeltaMerge({ field, merge, onChange }: ChannelMergeProps<'delta'>) {
  const t = useLateText();
  const { field: texts } = t.schemas;
  const { reducer, snapshots } = merge;
  return (
    <>
      <p className={styles['hint']}>{texts.deltaText}</p>
      <div className={styles['row']}>
        <SelectField
          label={texts.batchReducer}
          value={reducer === 'messages' ? 'messages' : 'own'}
          options={[
            { id: 'messages', label: texts.messagesDelta },
            { id: 'own', label: t.editors.field.own },
          ]}
          onChange={(next) => onChange({ ...merge, reducer: next === 'messages' ? next : { own: batchReducerSource(field.type) } })}
        />
        <NumberField label={texts.snapshots} value={snapshots} least={1} onNumber={(next) => onChange({ ...merge, snapshots: next })} />
      </div>
      <p className={styles['hint']}>{texts.snapshotsHint}</p>
      {reducer !== 'messages' && <SourceEditor sourceKey={`reducer:${field.id}`} label={t.editors.field.sourceOf(field.name)} />}
    </>
  );
}
