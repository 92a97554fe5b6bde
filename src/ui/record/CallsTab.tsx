import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { rowCountAt, type TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { EmptyState } from '~/ui/kit';
import { useTrace, useWorkspace } from '~/workspace';
import styles from './CallsTab.module.css';
import { FoldRibbon } from './FoldRibbon';
import { RowDetail } from './RowDetail';
import { RowLine } from './RowLine';

const LINE_PX = 33;
/** The heads stay on top while rows scroll under them. */
const HEADS_PX = 31;

/** Every reducer call and every write that reached no reducer, up to the cursor. */
export function CallsTab() {
  const t = useLateText().record;
  const trace = useTrace();
  const cursor = useWorkspace((workspace) => workspace.cursor);
  if (trace === null || cursor.at === 0) return <EmptyState title={t.emptyCalls}>{t.emptyCallsText}</EmptyState>;
  const count = rowCountAt(trace, cursor);
  return (
    <div className={styles['calls']}>
      <FoldRibbon trace={trace} cursor={cursor} />
      {count === 0 ? <EmptyState title={t.emptyHere} /> : <RowTable trace={trace} count={count} />}
    </div>
  );
}

function RowTable({ trace, count }: { readonly trace: TraceStore; readonly count: number }) {
  const t = useLateText().record;
  const scroller = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<number | null>(null);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE_PX,
    overscan: 10,
    scrollMargin: HEADS_PX,
    scrollPaddingStart: HEADS_PX,
  });
  useEffect(() => {
    virtual.scrollToIndex(count - 1, { align: 'auto' });
  }, [count, virtual]);
  useLayoutEffect(() => {
    if (open !== null) scroller.current?.querySelector(`[data-index="${open}"]`)?.scrollIntoView({ block: 'start' });
  }, [open]);
  return (
    // Scrollable, hence focusable.
    <div
      ref={scroller}
      className={styles['table']}
      style={{ scrollPaddingTop: HEADS_PX }}
      role="table"
      aria-label={t.table}
      aria-rowcount={count + 1}
      tabIndex={0}
    >
      <div className={styles['heads']} style={{ height: HEADS_PX }} role="row">
        {(['number', 'step', 'field', 'writer', 'existing', 'update', 'result'] as const).map((column) => (
          <span key={column} role="columnheader">
            {t.columns[column]}
          </span>
        ))}
      </div>
      <div role="rowgroup" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = trace.rows[index];
          if (row === undefined) return null;
          return (
            <div
              key={index}
              ref={virtual.measureElement}
              data-index={index}
              className={styles['place']}
              style={{ transform: `translateY(${start - HEADS_PX}px)` }}
              role="none"
            >
              <RowLine
                trace={trace}
                row={row}
                isLast={index === count - 1}
                isOpen={open === index}
                onToggle={() => setOpen(open === index ? null : index)}
              />
              {open === index && <RowDetail trace={trace} row={row} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}
