import type { Field, FieldId } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { CheckField } from '~/ui/kit';
import styles from './parts.module.css';

interface FieldChecksProps {
  readonly legend: string;
  readonly hint: string;
  /** What may be chosen, in order. */
  readonly fields: readonly Field[];
  /** Null is the whole state. */
  readonly chosen: readonly FieldId[] | null;
  readonly onChange: (chosen: readonly FieldId[] | null) => void;
}

/** A schema: the whole state, or some of its fields. */
export function FieldChecks({ legend, hint, fields, chosen, onChange }: FieldChecksProps) {
  const t = useLateText().schemas;
  return (
    <fieldset className={styles['checks']}>
      <legend className={styles['legend']}>{legend}</legend>
      <CheckField
        label={t.whole}
        checked={chosen === null}
        onChange={(on) => onChange(on ? null : fields.filter((field) => !field.private).map(({ id }) => id))}
      />
      {chosen !== null &&
        fields.map(({ id, name }) => (
          <CheckField
            key={id}
            label={<bdi>{name}</bdi>}
            checked={chosen.includes(id)}
            onChange={(on) => onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        ))}
      <p className={styles['hint']}>{hint}</p>
    </fieldset>
  );
}
