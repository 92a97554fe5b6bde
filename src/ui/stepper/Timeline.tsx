import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { isPaused, leftBehind } from '~/core/trace';
import { useText } from '~/i18n';
import { useLateText } from '~/i18n/late';
import { useWholeTrace, useWhole } from '~/workspace';
import { RunStatusLine } from './RunStatusLine';
import { Segment } from './Segment';
import styles from './Timeline.module.css';

const InsideStrip = lazy(async () => ({ default: (await import('./InsideStrip')).InsideStrip }));

const SEGMENT_PX = 136;

/** One segment a moment; the cursor's is marked, and a press goes there. */
export function Timeline() {
  const t = useText().stepper;
  const { pauses } = useLateText();
  const trace = useWholeTrace();
  const at = useWhole((workspace) => workspace.cursor.at);
  const isInside = useWhole(({ path }) => path.length > 0);
  const scroller = useRef<HTMLDivElement>(null);
  const moments = trace?.moments ?? [];
  const ended = trace !== null && trace.ended !== null;
  const version = useWhole(({ traceVersion }) => traceVersion);
  const left = useMemo(() => (trace === null || version < 0 ? new Set<number>() : leftBehind(trace)), [trace, version]);
  const error = trace?.turns.findLast((turn) => turn.error !== null)?.error ?? null;
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
    <>
      <section className={styles['timeline']} aria-label={t.timeline}>
        <div ref={scroller} className={styles['scroller']}>
          {count === 0 ? (
            <p className={styles['empty']}>{t.emptyTimeline}</p>
          ) : (
            <ol className={styles['strip']} style={{ width: strip.getTotalSize() }}>
              {strip.getVirtualItems().map(({ index, start }) => {
                const moment = moments[index];
                const place = { left: start, width: SEGMENT_PX };
                return moment === undefined || trace === null ? (
                  <li key="end" className={styles['segment']} data-kind="end" style={place}>
                    <span className={styles['name']}>
                      {trace !== null && isPaused(trace) ? pauses.status : t.status[trace?.ended ?? 'done']}
                    </span>
                    {trace?.ended === 'failed' && error !== null && (
                      <small className={styles['detail']} title={error.message}>
                        {error.name}
                      </small>
                    )}
                  </li>
                ) : (
                  <li key={index} className={styles['segment']} style={place}>
                    <Segment trace={trace} moment={moment} at={at} isLeft={left.has(moment.moment)} />
                  </li>
                );
              })}
            </ol>
          )}
        </div>
        <RunStatusLine />
      </section>
      {isInside && (
        <Suspense>
          <InsideStrip />
        </Suspense>
      )}
    </>
  );
}
