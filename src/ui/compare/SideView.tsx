import { useMemo } from 'react';
import { momentAt, tasksOf } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { Chip } from '~/ui/kit';
import { causeText } from '~/ui/values';
import { type Comparing, tonesOf, useComparison } from '~/workspace';
import styles from './Compare.module.css';
import { rowOfDifference, type SideName } from './differencePlace';
import { MergeRows } from './MergeRows';
import { MomentList } from './MomentList';

interface SideViewProps {
  readonly comparing: Comparing;
  readonly name: SideName;
  readonly title: string;
}

/** One side: where its run stands, its moments, and what the moment at the cursor merged. */
export function SideView({ comparing, name, title }: SideViewProps) {
  const t = useLateText();
  const late = useLateText().compare;
  const { left, right, difference, cursor } = useComparison(comparing, (comparison) => comparison);
  const side = name === 'left' ? left : right;
  const graph = side?.doc.graph;
  // A node that has another name in B keeps its colour.
  const tones = useMemo(() => (graph === undefined ? new Map<string, number>() : tonesOf(left.doc.graph, graph)), [left.doc.graph, graph]);
  if (side === null) return null;
  const { doc, trace, status, cursor: own } = side;
  const over = status.kind === 'over';
  const moment = trace === null ? null : momentAt(trace, own);
  const behind = own.at < cursor.at;
  const error = over ? trace?.turns.findLast((turn) => turn.error !== null)?.error : null;
  const firstRow =
    difference === null || left.trace === null || right?.trace == null ? null : rowOfDifference(difference, left.trace, right.trace, name);
  const isTaskHere = difference?.kind === 'task' && difference.moment === moment?.moment;
  return (
    <section className={styles['side']} aria-label={title}>
      <h3>
        <bdi>{title}</bdi>{' '}
        <Chip look={over && status.how !== 'done' ? 'bad' : over ? 'ok' : 'plain'}>
          {t.stepper.status[over ? status.how : status.kind]}
        </Chip>
      </h3>
      {over && status.cause !== null && <p className={styles['bad']}>{causeText(status.cause, trace, doc.graph, t.stepper, t.common)}</p>}
      {error != null && (
        <p className={styles['bad']}>
          {t.stepper.failedTurn(error.name)} <bdi>{error.message}</bdi>
        </p>
      )}
      {trace !== null && (
        <MomentList trace={trace} at={own.at} differs={difference?.moment ?? null} onGo={(at) => comparing.goTo({ at, call: null })} />
      )}
      {behind && <p className={styles['note']}>{over ? late.ended : late.pending}</p>}
      {trace !== null && moment !== null && (
        <>
          {moment.tasks.length > 0 && (
            <p data-differs={isTaskHere}>
              {late.ran}{' '}
              <bdi>
                {tasksOf(trace, moment)
                  .map(({ node }) => node)
                  .join(', ')}
              </bdi>{' '}
              {isTaskHere && <Chip look="warn">≠ {late.firstHere}</Chip>}
            </p>
          )}
          <MergeRows trace={trace} moment={moment} cursor={own} tones={tones} label={late.rows(title)} firstRow={firstRow} />
        </>
      )}
    </section>
  );
}
