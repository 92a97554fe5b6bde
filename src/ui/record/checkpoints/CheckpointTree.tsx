import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react';
import type { CheckpointRow } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { actions, useWorkspace } from '~/workspace';
import styles from './Checkpoints.module.css';
import { CheckpointLine } from './CheckpointLine';
import type { Checkpoints } from './useCheckpoints';
import { wayFrom } from './wayFrom';

const LINE_PX = 30;

/** The tree, one line a checkpoint. It has the focus itself, since a long history is not all in the page. */
export function CheckpointTree({ checkpoints }: { readonly checkpoints: Checkpoints }) {
  const t = useLateText().checkpoints;
  const { trace, thread, rows, here, open, pinned } = checkpoints;
  const cursor = useWorkspace((workspace) => workspace.cursor);
  const at = cursor.call === null ? cursor.at : cursor.at - 1;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE_PX,
    overscan: 12,
  });
  const index = open === null ? -1 : rows.indexOf(open);
  useEffect(() => {
    if (index >= 0) virtual.scrollToIndex(index, { align: 'auto' });
  }, [index, virtual]);
  const go = (row: CheckpointRow) => {
    checkpoints.show(row, row.at);
    actions.goHere({ at: row.at, call: null });
  };
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' && open !== null) go(open);
    const next = wayFrom(rows, index, event.key);
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (next !== undefined) checkpoints.show(next, at);
  };
  const click = ({ target }: MouseEvent) => {
    const line = target instanceof Element ? target.closest('[role=treeitem]') : null;
    const row = line === null ? undefined : rows[Number(line.id.slice(id.length + 1))];
    if (row !== undefined) go(row);
  };
  return (
    <div
      ref={scroller}
      className={styles['tree']}
      role="tree"
      aria-label={t.tree(thread)}
      title={t.keys}
      aria-activedescendant={index < 0 ? undefined : `${id}-${index}`}
      tabIndex={0}
      onKeyDown={press}
      onClick={click}
    >
      <div role="none" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index: line, start }) => {
          const row = rows[line];
          if (row === undefined) return null;
          return (
            <CheckpointLine
              key={row.saved.id}
              id={`${id}-${line}`}
              trace={trace}
              row={row}
              place={{ transform: `translateY(${start}px)`, height: LINE_PX }}
              isOpen={row === open}
              isHere={row === here}
              isPinned={row === pinned}
              isLater={row.at > at}
            />
          );
        })}
      </div>
    </div>
  );
}
