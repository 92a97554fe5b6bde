import { type RefObject, useRef } from 'react';
import styles from './SourceEditor.module.css';

interface PlainEditorProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly label: string;
  readonly describedBy: string;
  readonly invalid: boolean;
  readonly onText: (text: string) => void;
  readonly onBlur: () => void;
  /** Whether an input method is composing right now. */
  readonly onComposing: (composing: boolean) => void;
}

/** The source in a plain field: there at once, and all there is until the full editor has come. */
export function PlainEditor({ field, text, label, describedBy, invalid, onText, onBlur, onComposing }: PlainEditorProps) {
  const composing = useRef(false);
  const compose = (now: boolean) => {
    composing.current = now;
    onComposing(now);
  };
  return (
    <textarea
      ref={field}
      className={styles['plain']}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      value={text}
      rows={Math.min(24, Math.max(4, text.split('\n').length))}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
      onChange={(event) => onText(event.target.value)}
      onBlur={onBlur}
      onCompositionStart={() => compose(true)}
      onCompositionEnd={() => compose(false)}
    />
  );
}
