import { Plus } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { addTurn, type Turn } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { IconButton } from '~/ui/kit';
import { actions, useWorkspace } from '~/workspace';
import { newTurns } from './newTurns';
import styles from './TurnList.module.css';

/** The button that adds a turn, and what it may be: on the same thread or a new one comes first. */
export function AddTurn() {
  const t = useLateText().threads;
  const graph = useWorkspace((workspace) => workspace.doc.graph);
  const [open, setOpen] = useState(false);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const add = (turn: Turn) => {
    setOpen(false);
    actions.edit({ label: 'editTurns', apply: (doc) => addTurn(doc, turn) });
    actions.select({ kind: 'turn', index: graph.turns.length });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      setOpen(false);
      place.current?.querySelector('button')?.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      event.stopPropagation();
      const items = [...(place.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
      const at = items.indexOf(event.target as HTMLElement);
      items.at((at + (event.key === 'ArrowDown' ? 1 : at < 0 ? 0 : -1)) % items.length)?.focus();
    }
  };
  return (
    <div
      ref={place}
      role="presentation"
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <IconButton label={t.add} aria-haspopup="menu" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Plus aria-hidden="true" />
      </IconButton>
      {open && (
        <div ref={intoView} id={id} role="menu" aria-label={t.menu.label} className={styles['menu']}>
          {newTurns(graph, t.menu).map(({ key, label, hint, turn }) => (
            <button key={key} type="button" role="menuitem" className={styles['choice']} aria-label={label} onClick={() => add(turn)}>
              {label}
              <small aria-hidden="true">{hint}</small>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** The menu is part of the panel, which scrolls: it may begin below what is seen. */
function intoView(menu: HTMLElement | null): void {
  menu?.scrollIntoView({ block: 'nearest' });
}
