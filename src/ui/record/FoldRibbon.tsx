import { type CSSProperties, useState } from 'react';
import { type Cursor, type Fold, type FoldStep, foldOf, momentAt, type TraceStore, writerNames } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { Chip } from '~/ui/kit';
import { InlineValue } from '~/ui/values';
import { actions, useTones, useWorkspace } from '~/workspace';
import styles from './FoldRibbon.module.css';
import { writerText } from './writerText';

const CELL = 44;

/** One merge as a line: what was there ⊕ each update in its writer's colour = what it became. Each ⊕ goes to its call. */
export function FoldRibbon({ trace, cursor }: { readonly trace: TraceStore; readonly cursor: Cursor }) {
  const t = useLateText().record;
  const late = useLateText().lab;
  const marks = useWorkspace((workspace) => workspace.orderMarks);
  const [chosen, setChosen] = useState<string | null>(null);
  const moment = momentAt(trace, cursor);
  if (moment === null) return null;
  const fields = [...new Set(rowsOf(trace, moment.commits.from, moment.commits.to))];
  const field = fields.find((name) => name === chosen) ?? fields[0];
  const fold = field === undefined ? null : foldOf(trace, moment.moment, field);
  if (fold === null) return null;
  const decides = marks.some((mark) => mark.moment === moment.moment && mark.field === fold.field);
  // Whose write is whose must be known before they can change places.
  const known = fold.steps.every(({ writer: { kind } }) => kind !== 'oneOf' && kind !== 'unknown');
  const parallel = new Set(fold.steps.map((step) => JSON.stringify(step.writer))).size > 1;
  return (
    <div className={styles['ribbon']}>
      {fields.length > 1 && (
        <div className={styles['fields']} role="group" aria-label={t.fold}>
          {fields.map((name) => (
            <button key={name} type="button" aria-pressed={name === field} className={styles['field']} onClick={() => setChosen(name)}>
              <bdi>{name}</bdi>
            </button>
          ))}
        </div>
      )}
      <FoldLine trace={trace} fold={fold} cursor={cursor} from={moment.commits.from} />
      {parallel && (
        <p className={styles['order']}>
          {decides && <Chip look="warn">{late.decides}</Chip>} {t.orderNote(versionOf(trace))}{' '}
          {known && (
            <button
              type="button"
              className={styles['link']}
              title={late.openOrdersHint}
              onClick={() => actions.openOrders(moment.moment, fold.field)}
            >
              {late.openOrders}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

/** The LangGraph that made this record. */
function versionOf(trace: TraceStore): string {
  const started = trace.trace.events[0];
  return started?.type === 'runStarted' ? started.langgraph : '';
}

function rowsOf(trace: TraceStore, from: number, to: number): string[] {
  return trace.commits.slice(from, to).flatMap((row) => trace.rows[row]?.field ?? []);
}

interface FoldLineProps {
  readonly trace: TraceStore;
  readonly fold: Fold;
  readonly cursor: Cursor;
  /** Where the moment's committed rows begin. */
  readonly from: number;
}

function FoldLine({ trace, fold, cursor, from }: FoldLineProps) {
  const t = useLateText().record;
  const shown = (step: FoldStep) => cursor.call === null || trace.commits.indexOf(step.row.row) - from < cursor.call;
  const visible = fold.steps.filter(shown);
  const last = visible.at(-1);
  const end = last === undefined ? fold.start : (last.result ?? fold.end);
  return (
    <ol className={styles['fold']} aria-label={t.foldOf(fold.field)}>
      <li className={styles['value']}>
        {fold.start.kind === 'absent' ? <em>{t.foldEmpty}</em> : <InlineValue value={trace.value(fold.start.ref)} limit={CELL} />}
      </li>
      {fold.steps.map((step, index) => (
        <Step key={index} trace={trace} step={step} number={index + 1} shown={shown(step)} />
      ))}
      <li className={styles['sign']} aria-hidden="true">
        =
      </li>
      <li className={styles['result']}>
        {end.kind === 'absent' ? <em>{t.foldEmpty}</em> : <InlineValue value={trace.value(end.ref)} limit={90} />}
      </li>
    </ol>
  );
}

function Step({
  trace,
  step,
  number,
  shown,
}: {
  readonly trace: TraceStore;
  readonly step: FoldStep;
  readonly number: number;
  readonly shown: boolean;
}) {
  const t = useLateText();
  const tones = useTones();
  const cover = useWorkspace((workspace) => workspace.preferences.cover);
  const commits = trace.commits.indexOf(step.row.row) - (trace.moments[step.row.moment]?.commits.from ?? 0) + 1;
  const [name] = writerNames(trace, step.writer);
  const tone = name === undefined || step.writer.kind === 'input' ? undefined : tones.get(name);
  const { row } = step;
  const isCall = row.kind !== 'bypass';
  return (
    <>
      <li className={styles['sign']} aria-hidden="true">
        {isCall ? '⊕' : '←'}
      </li>
      <li>
        <button
          type="button"
          className={styles['update']}
          data-shown={shown}
          data-discarded={step.row.discarded}
          style={
            tone === undefined ? undefined : ({ '--writer': `var(--tone-${tone})`, '--on-writer': 'var(--tone-ink)' } as CSSProperties)
          }
          aria-label={t.record.foldCall(number, writerText(trace, step.writer, t.common))}
          title={`${writerText(trace, step.writer, t.common)}${row.kind === 'bypass' ? `: ${t.record.bypass[row.reason]}` : ''}`}
          onClick={() => actions.goHere({ at: step.row.moment + 1, call: commits })}
        >
          <InlineValue value={trace.value(step.update)} limit={CELL} covered={!shown && cover} className={styles['inherit']} />
        </button>
      </li>
    </>
  );
}
