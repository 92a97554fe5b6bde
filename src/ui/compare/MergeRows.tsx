import { type Cursor, type MomentView, type RecordRow, rowCountAt, type TraceStore, writerName, writesOf } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { Chip, WriterMark } from '~/ui/kit';
import { InlineValue, ValueDiff } from '~/ui/values';
import styles from './Compare.module.css';

interface MergeRowsProps {
  readonly trace: TraceStore;
  readonly moment: MomentView;
  readonly cursor: Cursor;
  /** Colours by node name. */
  readonly tones: ReadonlyMap<string, number>;
  readonly label: string;
  /** The row of the record that is the first difference. */
  readonly firstRow: number | null;
}

const CELL = 60;
/** More rows than that are not read side by side. */
const MOST = 200;

/** What one moment merged, up to the cursor: what was there, what came, what it became, and who wrote it. */
export function MergeRows({ trace, moment, cursor, tones, label, firstRow }: MergeRowsProps) {
  const t = useLateText().compare;
  const rows = trace.rows.slice(moment.rows.from, rowCountAt(trace, cursor));
  if (rows.length === 0) return <p className={styles['note']}>{t.noRows}</p>;
  return (
    <div className={styles['scroller']}>
      <table className={styles['rows']} aria-label={label}>
        <thead>
          <tr>
            {(['field', 'writer', 'existing', 'update', 'result'] as const).map((column) => (
              <th key={column} scope="col">
                {t.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MOST).map((row) => (
            <tr key={row.row} data-dimmed={row.phase !== 'commit' || row.discarded} data-differs={row.row === firstRow}>
              <th scope="row">
                <bdi>{row.field}</bdi> {row.row === firstRow && <Chip look="warn">≠ {t.firstHere}</Chip>}
              </th>
              <td>
                <WrittenBy trace={trace} row={row} tones={tones} />
              </td>
              <Values trace={trace} row={row} />
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MOST && <p className={styles['note']}>{t.moreRows(rows.length - MOST)}</p>}
    </div>
  );
}

function WrittenBy({
  trace,
  row,
  tones,
}: {
  readonly trace: TraceStore;
  readonly row: RecordRow;
  readonly tones: MergeRowsProps['tones'];
}) {
  const t = useLateText().common;
  const name = writerName(trace, row.writer);
  return (
    <WriterMark tone={name === null ? null : (tones.get(name) ?? null)}>
      {name ?? (row.writer.kind === 'input' ? t.input : t.unknownWriter)}
    </WriterMark>
  );
}

function Values({ trace, row }: { readonly trace: TraceStore; readonly row: RecordRow }) {
  const t = useLateText().record;
  const existing = row.kind === 'bypass' ? row.replaced : row.existing;
  return (
    <>
      <td>{existing === null ? '—' : <InlineValue value={trace.value(existing)} limit={CELL} />}</td>
      <td>
        {writesOf(row).map(({ value }, index) => (
          <InlineValue key={index} value={trace.value(value)} limit={CELL} />
        ))}
      </td>
      <td>
        {row.kind === 'bypass' ? (
          <span title={t.bypass[row.reason]}>{t.bypassShort[row.reason]}</span>
        ) : row.error !== null ? (
          <bdi className={styles['bad']}>{`${row.error.name}: ${row.error.message}`}</bdi>
        ) : row.result === null ? (
          t.running
        ) : (
          <ValueDiff before={trace.value(row.existing)} after={trace.value(row.result)} limit={CELL / 2} />
        )}
      </td>
    </>
  );
}
