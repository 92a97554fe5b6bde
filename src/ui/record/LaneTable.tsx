import type { LaneEvent, LaneEventKind } from '~/core/analysis';
import { cursorAtRow, type MomentView, type TraceStore } from '~/core/trace';
import { type LateMessages, useLateText } from '~/i18n/late';
import { actions } from '~/workspace';
import type { ShownLanes } from './lanesAt';
import styles from './MessagesTab.module.css';

interface LaneTableProps {
  readonly trace: TraceStore;
  readonly field: string;
  readonly shown: ShownLanes;
}

const SIGNS: { readonly [kind in LaneEventKind]: string } = {
  added: '+',
  replaced: '↻',
  removed: '−',
  back: '↩',
  wiped: '⌫',
  lost: '⊘',
  passed: '±',
};

/** A row for each message, a column for each moment that changed one; every sign leads to its row of the record. */
export function LaneTable({ trace, field, shown }: LaneTableProps) {
  const t = useLateText().messages;
  return (
    <>
      <table className={styles['lanes']} aria-label={t.table(field)}>
        <thead>
          <tr>
            <th scope="col">{t.id}</th>
            {shown.columns.map((moment) => (
              <th key={moment} scope="col" title={titleOf(trace.moments[moment], t)}>
                {columnOf(trace.moments[moment], t)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.lanes.map((lane, index) => (
            <tr key={index}>
              <th scope="row" title={lane.id ?? t.noId}>
                <code>{lane.id ?? t.noId}</code>
                <small>{lane.class}</small>
              </th>
              {lane.cells.map((cell, column) => (
                <td key={column} data-there={cell.isThere}>
                  {cell.events.map((event) => (
                    <Sign key={event.row} trace={trace} event={event} />
                  ))}
                  {cell.events.length === 0 && (
                    <span role="img" aria-label={cell.isThere ? t.held : t.absent}>
                      {cell.isThere ? '·' : ''}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {(shown.moreLanes > 0 || shown.moreColumns > 0) && <p className={styles['note']}>{t.earlier(shown.moreLanes, shown.moreColumns)}</p>}
      <p className={styles['note']}>
        {KINDS.filter((kind) => shown.lanes.some((lane) => lane.cells.some(({ events }) => events.some((event) => event.kind === kind))))
          .map((kind) => `${SIGNS[kind]} ${t.legend[kind]}`)
          .join(' · ')}
      </p>
    </>
  );
}

const KINDS: readonly LaneEventKind[] = ['added', 'replaced', 'removed', 'back', 'wiped', 'lost', 'passed'];

function Sign({ trace, event }: { readonly trace: TraceStore; readonly event: LaneEvent }) {
  const t = useLateText().messages;
  const label = eventText(event, t);
  return (
    <button
      type="button"
      className={styles['sign']}
      data-kind={event.kind}
      aria-label={label}
      title={label}
      onClick={() => actions.goHere(cursorAtRow(trace, event.row))}
    >
      {SIGNS[event.kind]}
    </button>
  );
}

function eventText({ kind, class: name, was, given }: LaneEvent, t: LateMessages['messages']): string {
  const text = kind === 'replaced' && was !== null && was !== name ? t.events.replacedClass(was, name) : t.events[kind](name);
  return given && (kind === 'added' || kind === 'back') ? `${text}: ${t.given}` : text;
}

function columnOf(moment: MomentView | undefined, t: LateMessages['messages']): string {
  switch (moment?.kind) {
    case 'superstep':
      return t.columns.superstep(moment.superstep);
    case 'update':
      return t.columns.update;
    default:
      return t.columns.input((moment?.turn ?? 0) + 1);
  }
}

function titleOf(moment: MomentView | undefined, t: LateMessages['messages']): string {
  return moment?.kind === 'superstep' ? t.superstepTitle(moment.superstep, moment.turn + 1) : columnOf(moment, t);
}
