import type { When } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { SelectField } from '~/ui/kit';
import { NumberField } from '../parts/NumberField';
import styles from './expect.module.css';

/** At the end, or after a superstep of a turn. */
export function WhenField({ when, onChange }: { readonly when: When; readonly onChange: (when: When) => void }) {
  const t = useLateText().editors.expect;
  return (
    <div className={styles['row']}>
      <SelectField
        label={t.when}
        value={when === 'end' ? 'end' : 'step'}
        options={[
          { id: 'end', label: t.atEnd },
          { id: 'step', label: t.atStep },
        ]}
        onChange={(kind) => onChange(kind === 'end' ? 'end' : { turn: 1, superstep: 1 })}
      />
      {when !== 'end' && (
        <>
          <NumberField label={t.superstep} value={when.superstep} least={0} onNumber={(superstep) => onChange({ ...when, superstep })} />
          <NumberField label={t.turn} value={when.turn} least={1} onNumber={(turn) => onChange({ ...when, turn })} />
        </>
      )}
    </div>
  );
}
