import { Ban, ChevronDown, ChevronRight, CircleAlert, PencilLine } from 'lucide-react';
import { memo } from 'react';
import type { BatchRow, CallRow, RecordRow, TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { Chip } from '~/ui/kit';
import { InlineValue, ValueDiff } from '~/ui/values';
import { BatchWriters, BatchWrites } from './BatchWrites';
import styles from './RowLine.module.css';
import { stepText } from './stepText';
import { Writer } from './Writer';

interface RowLineProps {
  readonly trace: TraceStore;
  readonly row: RecordRow;
  /** Among all lines that the record shows. */
  readonly place: number;
  readonly isLast: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

const CELL = 80;

/** One row of the record: what was there, what came, what it became. */
export const RowLine = memo(function RowLine({ trace, row, place, isLast, isOpen, onToggle }: RowLineProps) {
  const t = useLateText().record;
  const dimmed = row.phase !== 'commit' || row.discarded;
  return (
    <div className={styles['row']} role="row" aria-rowindex={place + 2} data-last={isLast} data-dimmed={dimmed}>
      <span role="cell">
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={isOpen}
          aria-label={`${t.details} ${row.row + 1}`}
          onClick={onToggle}
        >
          {isOpen ? <ChevronDown aria-hidden="true" size={13} /> : <ChevronRight aria-hidden="true" size={13} />}
          {row.row + 1}
        </button>
      </span>
      <span role="cell">{stepText(trace, row, t)}</span>
      <span role="cell" className={styles['field']} title={row.field}>
        <bdi>{row.field}</bdi>
      </span>
      <span role="cell">
        {row.kind === 'batch' ? <BatchWriters trace={trace} row={row} /> : <Writer trace={trace} writer={row.writer} />}
      </span>
      {row.kind !== 'bypass' ? <CallCells trace={trace} row={row} /> : <BypassCells trace={trace} row={row} />}
    </div>
  );
});

function CallCells({ trace, row }: { readonly trace: TraceStore; readonly row: CallRow | BatchRow }) {
  const t = useLateText().record;
  const existing = trace.value(row.existing);
  return (
    <>
      <span role="cell">
        <InlineValue value={existing} limit={CELL} />
      </span>
      <span role="cell">
        {row.kind === 'call' ? <InlineValue value={trace.value(row.update)} limit={CELL} /> : <BatchWrites trace={trace} row={row} />}
      </span>
      <span role="cell" className={styles['result']}>
        {row.result !== null && <ValueDiff before={existing} after={trace.value(row.result)} limit={40} />}
        {row.state === 'running' && <Chip look="warn">{trace.ended === null ? t.running : t.unfinished}</Chip>}
        {row.error !== null && (
          <span className={styles['error']} title={row.error.message}>
            <CircleAlert aria-label={t.failed} size={14} /> <bdi>{`${row.error.name}: ${row.error.message}`}</bdi>
          </span>
        )}
        {row.mutations.length > 0 && (
          <span
            className={styles['mutated']}
            title={row.mutations.map((mutation) => (mutation.what === 'input' ? '' : t.mutations[mutation.what])).join(' ')}
          >
            <PencilLine aria-label={t.mutations.existing} size={14} />
          </span>
        )}
        {row.kind === 'batch' && row.replay ? <ReplayMark /> : <PhaseMark row={row} />}
      </span>
    </>
  );
}

function ReplayMark() {
  const t = useLateText().schemas.record;
  return (
    <Chip look="dashed" title={t.replayText}>
      {t.replay}
    </Chip>
  );
}

function BypassCells({ trace, row }: { readonly trace: TraceStore; readonly row: Extract<RecordRow, { kind: 'bypass' }> }) {
  const t = useLateText().record;
  return (
    <>
      <span role="cell">
        {row.replaced === null ? <em className={styles['nothing']}>—</em> : <InlineValue value={trace.value(row.replaced)} limit={CELL} />}
      </span>
      <span role="cell">
        <InlineValue value={trace.value(row.value)} limit={CELL} />
      </span>
      <span role="cell" className={styles['result']}>
        <span className={styles['bypass']} title={t.bypass[row.reason]}>
          <Ban aria-hidden="true" size={13} /> {t.bypassShort[row.reason]}
        </span>
        <PhaseMark row={row} />
      </span>
    </>
  );
}

function PhaseMark({ row }: { readonly row: RecordRow }) {
  const t = useLateText().record;
  if (row.phase === 'commit') return null;
  return (
    <Chip look="dashed" title={t.phaseReasons[row.phase]}>
      {t.phases[row.phase]}
    </Chip>
  );
}
