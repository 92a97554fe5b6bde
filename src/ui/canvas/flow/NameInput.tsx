import { useEffect, useRef } from 'react';
import styles from './FlowShape.module.css';

interface NameInputProps {
  readonly name: string;
  readonly label: string;
  /** Null: leave the name as it is. */
  readonly onDone: (name: string | null) => void;
}

/** A name while it is typed, in place. Enter and leaving keep it, Escape does not; a word being composed is left alone. */
export function NameInput({ name, label, onDone }: NameInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, []);
  const finish = (text: string | null) => {
    // Leaving the field after Enter or Escape must not be taken for a second answer.
    if (done.current) return;
    done.current = true;
    onDone(text);
  };
  return (
    <input
      ref={input}
      className={`${styles['name']} nodrag nopan`}
      defaultValue={name}
      aria-label={label}
      spellCheck={false}
      autoComplete="off"
      onDoubleClick={(event) => event.stopPropagation()}
      onBlur={(event) => finish(event.target.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        // Safari reports the Enter that ends a composition with this code and without `isComposing`.
        if (event.nativeEvent.isComposing || event.keyCode === 229) return;
        if (event.key === 'Enter') finish(event.currentTarget.value);
        if (event.key === 'Escape') finish(null);
      }}
    />
  );
}
