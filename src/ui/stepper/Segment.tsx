import { GitFork } from 'lucide-react';
import { type MomentView, standingOf, type TraceStore } from '~/core/trace';
import { type AllMessages, useLateText } from '~/i18n/late';
import { checkpointName, momentName } from '~/ui/values';
import { actions, insideName, useWhole } from '~/workspace';
import styles from './Timeline.module.css';

interface SegmentProps {
  readonly trace: TraceStore;
  readonly moment: MomentView;
  readonly at: number;
  /** A fork went away from it, or its thread was deleted. */
  readonly isLeft: boolean;
}

/** One moment of the timeline; a press goes there. Where a branch begins, it says from which checkpoint. */
export function Segment({ trace, moment, at, isLeft }: SegmentProps) {
  const texts = useLateText();
  const { stepper: t, subgraphs, timeline } = texts;
  const shown = moment.moment < at;
  const current = moment.moment === at - 1;
  const isCovered = useWhole((workspace) => workspace.preferences.cover) && !shown;
  const origin = originOf(trace, moment, texts);
  const under = useWhole(({ inside, ranGraph }) =>
    inside === null || ranGraph === null || at !== moment.moment ? '' : insideName(inside, ranGraph),
  );
  const details = moment.error !== null ? [t.notCommitted] : detailsOf(trace, moment, isCovered, texts);
  const says = [
    moment.kind === 'input' ? t.inputSteps : t.stepNumber(moment.step),
    ...(origin === null ? [] : [timeline.branch(origin)]),
    ...(isLeft ? [timeline.left] : []),
  ];
  return (
    <button
      type="button"
      className={styles['button']}
      data-shown={shown}
      data-current={current}
      data-inside={under !== ''}
      data-failed={moment.error !== null}
      data-left={isLeft}
      data-branch={origin !== null}
      aria-current={current ? 'step' : undefined}
      title={says.join('\n')}
      onClick={() => actions.goTo({ at: moment.moment + 1, call: null })}
    >
      <span className={styles['name']}>
        {origin !== null && <GitFork aria-hidden="true" size={12} />} {momentName(moment, trace, texts)}
      </span>
      <small className={styles['detail']}>
        {[
          ...(origin === null ? [] : [timeline.from(origin)]),
          ...threadsOf(trace, moment, texts),
          ...(under === '' ? details : [subgraphs.underWay(under)]),
        ].join(' · ')}
      </small>
    </button>
  );
}

const isFirst = (trace: TraceStore, { moment, turn }: MomentView) => trace.moments[moment - 1]?.turn !== turn;

/** The checkpoint that a turn goes back to, said at its first moment; null where it goes on from the newest. */
function originOf(trace: TraceStore, moment: MomentView, { checkpoints }: AllMessages): string | null {
  const from = trace.turns.find(({ turn }) => turn === moment.turn)?.from ?? '';
  const saved = from === '' || !isFirst(trace, moment) ? undefined : trace.saves.find(({ id }) => id === from);
  return saved === undefined ? null : checkpointName(trace, { saved, place: standingOf(trace, saved).place }, checkpoints);
}

/** The thread of a turn at its first moment, where the run has several. */
function threadsOf(trace: TraceStore, moment: MomentView, { timeline }: AllMessages): readonly string[] {
  const thread = trace.turns.find(({ turn }) => turn === moment.turn)?.thread ?? '';
  const isOnly = trace.turns.every((turn) => turn.thread === thread);
  return isOnly || moment.kind === 'delete' || !isFirst(trace, moment) ? [] : [timeline.thread(thread)];
}

function detailsOf(trace: TraceStore, moment: MomentView, isCovered: boolean, { stepper: t, timeline }: AllMessages): readonly string[] {
  if (moment.kind === 'delete') {
    const thread = trace.turns.find(({ turn }) => turn === moment.turn)?.thread;
    const gone = trace.saves.filter((saved) => saved.thread === thread && saved.turn < moment.turn && saved.forgotten === 'deleted');
    return moment.started ? [timeline.deleted(gone.length)] : [];
  }
  return [
    ...(moment.kind === 'superstep' ? [t.tasks(moment.tasks.length)] : []),
    ...(moment.started && !isCovered ? [t.calls(moment.commits.to - moment.commits.from)] : []),
  ];
}
