import { useId } from 'react';
import { actions } from '~/workspace';
import styles from '../parts/parts.module.css';

interface NoteFieldProps {
  readonly label: string;
  readonly text: string;
  readonly language: string;
  readonly onText: (text: string) => void;
}

/** The document's note in one language. */
export function NoteField({ label, text, language, onText }: NoteFieldProps) {
  const id = useId();
  return (
    <div className={styles['group']}>
      <label className={styles['legend']} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles['area']}
        lang={language}
        rows={Math.min(12, Math.max(2, text.split('\n').length))}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onBlur={actions.seal}
      />
    </div>
  );
}
