import { useId } from 'react';
import { firstExpression, isExpression } from '~/core/code';
import type { Field } from '~/core/document';
import { equalValues, type Value } from '~/core/value';
import { useLateText } from '~/i18n/late';
import { CheckField } from '~/ui/kit';
import { GivenChoice, InlineValue } from '~/ui/values';
import type { ChangeTrial } from '~/workspace';
import styles from './ChangeState.module.css';
import { useTrial } from './useTrial';

interface ChangeFieldProps {
  readonly field: Field;
  /** What it holds in the checkpoint; undefined for nothing, for null is a value. */
  readonly existing: Value | undefined;
  /** Undefined where it is left alone. */
  readonly text: string | undefined;
  readonly onText: (text: string | undefined) => void;
}

/** One field that may be changed: its new value, and what both ways would leave of it. */
export function ChangeField({ field, existing, text, onText }: ChangeFieldProps) {
  const t = useLateText().checkpoints;
  return (
    <li className={styles['field']}>
      <CheckField
        label={<bdi>{t.changeField(field.name)}</bdi>}
        checked={text !== undefined}
        onChange={(on) => onText(on ? firstExpression(field) : undefined)}
        hint={<Held label={t.now} value={existing} />}
      />
      {text !== undefined && <NewValue field={field} existing={existing} text={text} onText={onText} />}
    </li>
  );
}

function NewValue({ field, existing, text, onText }: ChangeFieldProps & { readonly text: string }) {
  const t = useLateText().checkpoints;
  const id = useId();
  const trial = useTrial(field, text, existing);
  const isWhole = isExpression(text);
  return (
    <>
      <GivenChoice label={t.howGiven(field.name)} text={text} first={firstExpression(field)} onText={(next) => onText(next ?? undefined)} />
      <textarea
        className={styles['input']}
        aria-label={t.value(field.name)}
        aria-invalid={!isWhole}
        aria-describedby={id}
        rows={Math.min(6, text.split('\n').length)}
        spellCheck={false}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <div id={id} role="status" className={styles['ways']}>
        {isWhole ? <Ways trial={trial} /> : <p className={styles['bad']}>{t.notAnExpression}</p>}
      </div>
    </>
  );
}

function Ways({ trial }: { readonly trial: ChangeTrial | null }) {
  const t = useLateText().checkpoints;
  if (trial === null) return <p>{t.working}</p>;
  if (trial.kind === 'ended') return <p className={styles['bad']}>{t.noAnswer}</p>;
  if (trial.kind === 'error') return <p className={styles['bad']}>{t.failed(trial.text)}</p>;
  const { contributed, value } = trial;
  return (
    <>
      <p>
        <span>{t.contribute} →</span>{' '}
        {contributed.kind === 'value' ? (
          <InlineValue value={contributed.value} limit={300} />
        ) : (
          <span className={styles['bad']}>
            {contributed.kind === 'error' ? t.failed(`${contributed.error.name}: ${contributed.error.message}`) : t.uncopied}
          </span>
        )}
      </p>
      <p>
        <span>{t.set} →</span> <InlineValue value={value} limit={300} />
      </p>
      {contributed.kind === 'value' && equalValues(contributed.value, value) && <p>{t.same}</p>}
    </>
  );
}

function Held({ label, value }: { readonly label: string; readonly value: Value | undefined }) {
  const { record } = useLateText();
  return (
    <>
      {label}: {value === undefined ? <em>{record.absent}</em> : <InlineValue value={value} limit={200} />}
    </>
  );
}
