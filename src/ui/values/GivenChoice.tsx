import { type GivenAs, givenAs, textAs } from '~/core/code';
import { useLateText } from '~/i18n/late';
import styles from './GivenChoice.module.css';

interface GivenChoiceProps {
  readonly label: string;
  /** Null where the key is left out. */
  readonly text: string | null;
  /** What a value begins as. */
  readonly first: string;
  readonly onText: (text: string | null) => void;
  /** What leaving out means here; without it that is no choice. */
  readonly leftOut?: string;
}

/** Whether an expression is a value, null or undefined, or there is none: three different things, each with a name. */
export function GivenChoice({ label, text, first, onText, leftOut }: GivenChoiceProps) {
  const t = useLateText().given;
  const choices: readonly GivenAs[] = ['value', 'null', 'undefined'];
  return (
    <select
      aria-label={label}
      className={styles['choice']}
      value={text === null ? 'leftOut' : givenAs(text)}
      onChange={({ target: { value } }) => onText(value === 'leftOut' ? null : textAs(value as GivenAs, text ?? '', first))}
    >
      {leftOut !== undefined && <option value="leftOut">{leftOut}</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {t[choice]}
        </option>
      ))}
    </select>
  );
}
