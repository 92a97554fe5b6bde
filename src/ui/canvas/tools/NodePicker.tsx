import { Check } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import type { NodeRef } from '~/core/document';
import { useText } from '~/i18n';
import { TextField } from '~/ui/kit';
import styles from './NodePicker.module.css';

export interface PickerOption {
  readonly ref: NodeRef;
  readonly name: string;
  /** Why it cannot be chosen. */
  readonly refused?: string;
}

interface NodePickerProps {
  readonly label: string;
  readonly options: readonly PickerOption[];
  readonly chosen: readonly NodeRef[];
  readonly several: boolean;
  /** A click or Enter on an option; with `several` it turns the option on or off. */
  readonly onPick: (ref: NodeRef) => void;
}

/** Finds nodes by name and chooses one or several: type to narrow, arrows to go, Enter to choose. */
export function NodePicker({ label, options, chosen, several, onPick }: NodePickerProps) {
  const t = useText().canvas;
  const id = useId();
  const [sought, setSought] = useState('');
  const [at, setAt] = useState(0);
  const found = options.filter((option) => option.name.toLowerCase().includes(sought.trim().toLowerCase()));
  const active = found[Math.min(at, found.length - 1)];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt((Math.min(at, found.length - 1) + step + found.length) % Math.max(1, found.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (active !== undefined && active.refused === undefined) onPick(active.ref);
    }
  };
  return (
    <div className={styles['picker']}>
      <TextField
        label={label}
        placeholder={t.find}
        value={sought}
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={id}
        aria-activedescendant={active === undefined ? undefined : `${id}-${active.ref}`}
        onChange={(text) => {
          setSought(text);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={id} role="listbox" aria-label={label} aria-multiselectable={several} className={styles['list']}>
        {found.map((option) => (
          // The field above has the focus and the keys; the list is what it shows.
          <button
            key={option.ref}
            type="button"
            id={`${id}-${option.ref}`}
            role="option"
            tabIndex={-1}
            aria-selected={chosen.includes(option.ref)}
            aria-disabled={option.refused !== undefined}
            data-active={option === active}
            className={styles['option']}
            ref={option === active ? scrollTo : null}
            onClick={() => {
              if (option.refused === undefined) onPick(option.ref);
            }}
          >
            {several && <span className={styles['box']}>{chosen.includes(option.ref) && <Check aria-hidden="true" />}</span>}
            <bdi>{option.name}</bdi>
            {option.refused !== undefined && <small>{option.refused}</small>}
          </button>
        ))}
        {found.length === 0 && <p className={styles['none']}>{t.noneFound}</p>}
      </div>
    </div>
  );
}

function scrollTo(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
