import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import type { ChildLabel, Value } from '~/core/value';
import { useText } from '~/i18n';
import { InlineValue } from './InlineValue';
import { type TreeRow, treeRows } from './treeRows';
import styles from './ValueTree.module.css';

const ROW_PX = 24;

/** A value of any size as a tree: one tab stop, arrow keys to walk, open and close. */
export function ValueTree({
  value,
  label,
  maxHeight = 420,
}: {
  readonly value: Value;
  readonly label: string;
  readonly maxHeight?: number;
}) {
  const t = useText().values;
  const id = useId();
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(['']));
  const [active, setActive] = useState(0);
  const rows = useMemo(() => treeRows(value, open), [value, open]);
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 12,
  });

  const toggle = (path: string, on: boolean) => {
    const next = new Set(open);
    if (on) next.add(path);
    else next.delete(path);
    setOpen(next);
  };
  const go = (index: number) => {
    const to = Math.max(0, Math.min(rows.length - 1, index));
    setActive(to);
    virtual.scrollToIndex(to, { align: 'auto' });
  };
  const pressed = (event: KeyboardEvent) => {
    const row = rows[active];
    if (row === undefined) return;
    const isOpen = open.has(row.path);
    const moves: { readonly [key: string]: () => void } = {
      ArrowDown: () => go(active + 1),
      ArrowUp: () => go(active - 1),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      ArrowRight: () => (row.count > 0 && !isOpen ? toggle(row.path, true) : go(active + 1)),
      ArrowLeft: () => (isOpen ? toggle(row.path, false) : go(parentOf(rows, active))),
      Enter: () => row.count > 0 && toggle(row.path, !isOpen),
      ' ': () => row.count > 0 && toggle(row.path, !isOpen),
    };
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };
  return (
    <div
      ref={scroller}
      role="tree"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={`${id}-${active}`}
      className={styles['tree']}
      style={{ maxHeight }}
      onKeyDown={pressed}
    >
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }} role="none">
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const isOpen = open.has(row.path);
          return (
            <div
              key={row.path}
              id={`${id}-${index}`}
              role="treeitem"
              tabIndex={-1}
              aria-level={row.depth + 1}
              aria-expanded={row.count > 0 ? isOpen : undefined}
              aria-selected={index === active}
              className={styles['row']}
              style={{ top: start, paddingInlineStart: 8 + row.depth * 16 }}
              onClick={() => {
                setActive(index);
                if (row.count > 0) toggle(row.path, !isOpen);
              }}
              onKeyDown={pressed}
            >
              <span className={styles['arrow']} aria-hidden="true">
                {row.count > 0 ? (isOpen ? '▾' : '▸') : ''}
              </span>
              {row.kind === 'range' ? (
                <span className={styles['range']}>{t.range(row.from, row.to - 1)}</span>
              ) : (
                <>
                  {row.label !== null && <Label label={row.label} />}
                  {isOpen && row.count > 0 ? (
                    <span className={styles['range']}>{t.items(row.count)}</span>
                  ) : (
                    <InlineValue value={row.value} limit={160} className={styles['line']} />
                  )}
                </>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function Label({ label }: { readonly label: ChildLabel }) {
  switch (label.kind) {
    case 'index':
      return <span className={styles['index']}>{label.index}</span>;
    case 'name':
      return <bdi className={styles['name']}>{label.name}:</bdi>;
    case 'key':
      return (
        <span className={styles['name']}>
          <InlineValue value={label.key} limit={60} /> →
        </span>
      );
  }
}

function parentOf(rows: readonly TreeRow[], index: number): number {
  const depth = rows[index]?.depth ?? 0;
  for (let at = index - 1; at >= 0; at--) if ((rows[at]?.depth ?? 0) < depth) return at;
  return index;
}
