import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from '../parts/parts.module.css';

interface ExpressionFieldProps {
  readonly label: string;
  /** Hides the label from sight where the place says it already; it stays the accessible name. */
  readonly labelHidden?: boolean;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onBlur?: () => void;
  /** Why the text cannot be taken, or what is wrong with it. */
  readonly errors?: readonly string[];
  /** What may be wrong on purpose, such as a type that does not fit. */
  readonly warnings?: readonly string[];
  readonly hint?: ReactNode;
}

/** A small field for an expression, as tall as its text. */
export function ExpressionField({
  label,
  labelHidden = false,
  text,
  onText,
  onBlur,
  errors = [],
  warnings = [],
  hint,
}: ExpressionFieldProps) {
  const id = useId();
  return (
    <div className={styles['group']}>
      {!labelHidden && (
        <label className={styles['legend']} htmlFor={id}>
          {label}
        </label>
      )}
      <textarea
        id={id}
        className={clsx(styles['area'], styles['expression'])}
        aria-label={labelHidden ? label : undefined}
        aria-invalid={errors.length > 0}
        aria-describedby={errors.length + warnings.length > 0 ? `${id}-errors` : undefined}
        value={text}
        rows={Math.min(12, text.split('\n').length)}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={(event) => onText(event.target.value)}
        onBlur={onBlur}
      />
      {errors.length + warnings.length > 0 && (
        <div id={`${id}-errors`}>
          {errors.map((error) => (
            <p key={error} className={styles['error']}>
              {error}
            </p>
          ))}
          {warnings.map((warning) => (
            <p key={warning} className={styles['warning']}>
              {warning}
            </p>
          ))}
        </div>
      )}
      {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
    </div>
  );
}
