import { StepForward } from 'lucide-react';
import { preview } from '~/core/value';
import { type AllMessages, useLateText } from '~/i18n/late';
import { Button } from '~/ui/kit';
import { momentName } from '~/ui/values';
import { actions, canStep, type InsideRun, insideRuns, useWhole, type Workspace } from '~/workspace';
import styles from './InsideStrip.module.css';

/** The moments of the open graph in one of its runs, and which run that is. */
export function InsideStrip() {
  const texts = useLateText();
  const t = texts.subgraphs;
  const whole = useWhole((workspace) => workspace);
  const found = insideRuns(whole);
  if (found === null) return null;
  const { name, runs, shown, opened } = found;
  const run = runs[shown];
  return (
    <section className={styles['inside']} aria-label={t.strip(name)}>
      <div className={styles['head']}>
        <span className={styles['name']}>{t.strip(name)}</span>
        {runs.length > 1 && <Records runs={runs} shown={shown} />}
        <Button
          look="quiet"
          icon={<StepForward aria-hidden="true" />}
          disabled={!canStep(whole)}
          title={t.overHint}
          onClick={actions.stepOver}
        >
          {t.over}
        </Button>
      </div>
      {run === undefined || opened.trace === null ? (
        <p className={styles['none']}>{t.notRun}</p>
      ) : (
        <ol className={styles['strip']}>
          {opened.trace.moments.slice(run.from, run.to + 1).map((moment) => {
            const isCurrent = moment.moment === opened.cursor.at - 1;
            if (moment.turn !== opened.trace?.moments[run.from]?.turn) return null;
            return (
              <li key={moment.moment}>
                <button
                  type="button"
                  className={styles['button']}
                  data-shown={moment.moment < opened.cursor.at}
                  data-current={isCurrent}
                  data-waits={moment.moment >= run.to}
                  aria-current={isCurrent ? 'step' : undefined}
                  onClick={() => actions.goInside(run.record, { at: moment.moment + 1, call: null })}
                >
                  {momentName(moment, { turns: [] }, texts)}
                  {moment.moment >= run.to && <small> {texts.stepper.next}</small>}
                </button>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}

function Records({ runs, shown }: { readonly runs: readonly InsideRun[]; readonly shown: number }) {
  const texts = useLateText();
  const notation = useWhole(({ preferences }) => preferences.notation);
  return (
    <select
      className={styles['records']}
      aria-label={texts.subgraphs.records}
      value={shown}
      onChange={(event) => {
        const run = runs[Number(event.target.value)];
        if (run !== undefined) actions.goInside(run.record, { at: run.to, call: null });
      }}
    >
      {shown < 0 && <option value={-1}>…</option>}
      {runs.map((run, index) => (
        <option key={run.task.task} value={index}>
          {labelOf(run, index, runs.length, notation, texts)}
        </option>
      ))}
    </select>
  );
}

/** Which one it is, when it ran, and what its task was given. */
function labelOf(
  { task, around }: InsideRun,
  index: number,
  of: number,
  notation: Workspace['preferences']['notation'],
  texts: AllMessages,
): string {
  const moment = around.moments[task.moment];
  const given = 'whole' in task.reads ? [['', task.reads.whole] as const] : task.reads.fields;
  const reads = given.map(([field, ref]) => `${field === '' ? '' : `${field} `}${preview(around.value(ref), notation, 30)}`);
  return texts.subgraphs.record(
    index + 1,
    of,
    moment === undefined ? '' : momentName(moment, around, texts),
    reads.join(', ').slice(0, 60),
  );
}
