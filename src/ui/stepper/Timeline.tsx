import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { MomentView } from '~/core/trace';
import { useText } from '~/i18n';
import { momentName } from '~/ui/values';
import { actions, useTrace, useWorkspace } from '~/workspace';
import { RunStatusLine } from './RunStatusLine';
import styles from './Timeline.module.css';

const SEGMENT_PX = 136;

/** One segment a moment; the cursor's is marked, and a press goes there. */
export function Timeline() {
  const t = useText().stepper;
  const trace = useTrace();
  const at = useWorkspace((workspace) => workspace.cursor.at);
  const scroller = useRef<HTMLDivElement>(null);
  const moments = trace?.moments ?? [];
  const ended = trace !== null && trace.ended !== null;
  const count = moments.length + (ended ? 1 : 0);
  const strip = useVirtualizer({
    horizontal: true,
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => SEGMENT_PX,
    overscan: 4,
    rangeExtractor: defaultRangeExtractor,
  });
  useEffect(() => {
    if (count > 0) strip.scrollToIndex(Math.min(at, count - 1), { align: 'auto' });
  }, [at, count, strip]);
  return (
    <section className={styles['timeline']} aria-label={t.timeline}>
      <div ref={scroller} className={styles['scroller']}>
        {count === 0 ? (
          <p className={styles['empty']}>{t.emptyTimeline}</p>
        ) : (
          <ol className={styles['strip']} style={{ width: strip.getTotalSize() }}>
            {strip.getVirtualItems().map(({ index, start }) => {
              const moment = moments[index];
              const place = { left: start, width: SEGMENT_PX };
              return moment === undefined ? (
                <li key="end" className={styles['segment']} data-kind="end" style={place}>
                  <span className={styles['name']}>{t.status[trace?.ended ?? 'done']}</span>
                </li>
              ) : (
                <li key={index} className={styles['segment']} style={place}>
                  <Segment moment={moment} at={at} />
                </li>
              );
            })}
          </ol>
        )}
      </div>
      <RunStatusLine />
    </section>
  );
}

function Segment({ moment, at }: { readonly moment: MomentView; readonly at: number }) {
  const t = useText().stepper;
  const turns = useTrace()?.turns.length ?? 1;
  const shown = moment.moment < at;
  const current = moment.moment === at - 1;
  const calls = moment.commits.to - moment.commits.from;
  const covered = useWorkspace((workspace) => workspace.preferences.cover) && !shown;
  const detail =
    moment.error !== null
      ? t.notCommitted
      : [moment.kind === 'superstep' ? t.tasks(moment.tasks.length) : null, moment.started && !covered ? t.calls(calls) : null];
  return (
    <button
      type="button"
      className={styles['button']}
      data-shown={shown}
      data-current={current}
      data-failed={moment.error !== null}
      aria-current={current ? 'step' : undefined}
      title={moment.kind === 'input' ? t.inputSteps : t.stepNumber(moment.step)}
      onClick={() => actions.goTo({ at: moment.moment + 1, call: null })}
    >
      <span className={styles['name']}>{momentName(moment, turns, t)}</span>
      <small className={styles['detail']}>{Array.isArray(detail) ? detail.filter((part) => part !== null).join(' · ') : detail}</small>
    </button>
  );
}
