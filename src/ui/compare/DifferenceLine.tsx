import type { Difference, TraceStore } from '~/core/trace';
import { type AllMessages, type LateMessages, useLateText } from '~/i18n/late';
import { Button } from '~/ui/kit';
import { differencePath } from '~/ui/values';
import { type Comparing, type Comparison, useComparison, useWorkspace } from '~/workspace';
import styles from './Compare.module.css';
import { cursorAtDifference } from './differencePlace';

/** Where the two runs first differ, in a sentence that leads there. Announced, since it changes as one steps. */
export function DifferenceLine({ comparing }: { readonly comparing: Comparing }) {
  const texts = useLateText();
  const { compare: late, stepper: t } = texts;
  const comparison = useComparison(comparing, (whole) => whole);
  const cover = useWorkspace((workspace) => workspace.preferences.cover);
  const { left, right, difference, cursor } = comparison;
  const isCovered = cover && difference !== null && difference.moment >= cursor.at;
  const waiting = [left, right].some((side) => side?.status.kind === 'running' && side.status.waiting);
  return (
    <div className={styles['difference']} role="status" data-found={difference !== null}>
      {difference === null || right === null || right.trace === null ? (
        <p>{restText(comparison, late)}</p>
      ) : (
        <p>
          {isCovered ? late.covered : differenceText(difference, right.trace, late, texts)}{' '}
          <GoThere comparing={comparing} difference={difference} right={right.trace} />
        </p>
      )}
      {waiting && (
        <p>
          {late.waiting} <Button onClick={comparing.keepWaiting}>{t.keepWaiting}</Button> <Button onClick={comparing.stop}>{t.stop}</Button>
        </p>
      )}
    </div>
  );
}

function GoThere({
  comparing,
  difference,
  right,
}: {
  readonly comparing: Comparing;
  readonly difference: Difference;
  readonly right: TraceStore;
}) {
  const t = useLateText().compare;
  return <Button onClick={() => comparing.goTo(cursorAtDifference(difference, right))}>{t.goThere}</Button>;
}

function differenceText(found: Difference, right: TraceStore, late: LateMessages['compare'], texts: AllMessages): string {
  const { where, difference } = differencePath(found, right, texts);
  const { kind, before, after } = difference;
  const nothing = kind === 'end' ? late.wentOn : late.nothing;
  return late.first(where, before || nothing, after || nothing);
}

/** What there is to say where no difference is known. */
function restText({ left, right, seed, unread }: Comparison, t: LateMessages['compare']): string {
  if (right === null) return unread ? t.unread : '';
  if (left.trace === null) return t.start(seed);
  const ends = [left, right].flatMap(({ status }) => (status.kind === 'over' ? [status] : []));
  if (ends.length < 2) return t.noneSoFar;
  // A side that could not be built or was stopped shows nothing of what it would have done.
  const isWhole = ends.every(({ how, cause }) => cause === null && (how === 'done' || how === 'failed'));
  return isWhole ? t.noneAtAll : t.noneUntilCut;
}
