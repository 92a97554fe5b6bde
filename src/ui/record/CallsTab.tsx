import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { checkpointAfter } from '~/core/analysis';
import { requestsUpTo, type RequestView, rowCountAt, type TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { EmptyState } from '~/ui/kit';
import { useTrace, useWorkspace } from '~/workspace';
import styles from './CallsTab.module.css';
import { FoldRibbon } from './FoldRibbon';
import { RecordFilter, type Shown } from './requests/RecordFilter';
import { lineAt, type RecordLine } from './requests/recordPlaces';
import { RequestDetail } from './requests/RequestDetail';
import { RequestLine } from './requests/RequestLine';
import { RowDetail } from './RowDetail';
import { RowLine } from './RowLine';

const LINE_PX = 33;
/** The heads stay on top while rows scroll under them. */
const HEADS_PX = 31;

/** Every reducer call, every write that reached no reducer and every model call, up to the cursor. */
export function CallsTab() {
  const t = useLateText();
  const trace = useTrace();
  const cursor = useWorkspace((workspace) => workspace.cursor);
  const [filter, setFilter] = useState<Shown>('all');
  if (trace === null || cursor.at === 0) return <EmptyState title={t.record.emptyCalls}>{t.record.emptyCallsText}</EmptyState>;
  // A run without model calls has nothing to choose from.
  const shown = trace.requests.length === 0 ? 'all' : filter;
  const count = shown === 'requests' ? 0 : rowCountAt(trace, cursor);
  const requests = shown === 'rows' ? [] : requestsUpTo(trace, cursor);
  const empty = { all: t.record.emptyHere, rows: t.requests.noRows, requests: t.requests.noneHere }[shown];
  return (
    <div className={styles['calls']}>
      <FoldRibbon trace={trace} cursor={cursor} />
      {trace.requests.length > 0 && <RecordFilter shown={shown} onChange={setFilter} />}
      {count + requests.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <LineTable key={shown} trace={trace} rows={count} requests={requests} />
      )}
    </div>
  );
}

interface LineTableProps {
  readonly trace: TraceStore;
  readonly rows: number;
  readonly requests: readonly RequestView[];
}

function LineTable({ trace, rows, requests }: LineTableProps) {
  const t = useLateText().record;
  const count = rows + requests.length;
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
    // Not by the line's own scrollIntoView, which would move the page around the table as well.
    if (open !== null) virtual.scrollToIndex(open, { align: 'start' });
  }, [open, virtual]);
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
          // Without rows only the order of the model calls is left.
          const only = rows === 0 ? requests[index] : undefined;
          const line = only ? { request: only } : lineAt(index, requests);
          return (
            <div
              key={index}
              ref={virtual.measureElement}
              data-index={index}
              className={styles['place']}
              style={{ transform: `translateY(${start - HEADS_PX}px)` }}
              role="none"
            >
              <Line
                trace={trace}
                line={line}
                place={index}
                isLast={index === count - 1}
                isOpen={open === index}
                onToggle={() => setOpen(open === index ? null : index)}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface LineProps {
  readonly trace: TraceStore;
  readonly line: RecordLine;
  readonly place: number;
  readonly isLast: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Line({ trace, line, place, isLast, isOpen, onToggle }: LineProps) {
  if ('request' in line) {
    const { request } = line;
    const after = checkpointAfter(trace, request);
    return (
      <>
        <RequestLine trace={trace} request={request} after={after} place={place} isOpen={isOpen} onToggle={onToggle} />
        {isOpen && <RequestDetail trace={trace} request={request} after={after} />}
      </>
    );
  }
  const row = trace.rows[line.row];
  if (row === undefined) return null;
  return (
    <>
      <RowLine trace={trace} row={row} place={place} isLast={isLast} isOpen={isOpen} onToggle={onToggle} />
      {isOpen && <RowDetail trace={trace} row={row} />}
    </>
  );
}
