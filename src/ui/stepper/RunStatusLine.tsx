import { lazy, Suspense } from 'react';
import { isPaused } from '~/core/trace';
import { useText } from '~/i18n';
import { useLateText } from '~/i18n/late';
import { Button, Chip } from '~/ui/kit';
import { causeText, CodePlaces } from '~/ui/values';
import { actions, outlivesRuns, sameGraph, useWholeTrace, useWhole, type Workspace } from '~/workspace';
import { differenceText } from './differenceText';
import { Forgotten } from './Forgotten';
import styles from './RunStatusLine.module.css';

const KeptThreads = lazy(() => import('./KeptThreads'));
const LossNotes = lazy(() => import('./LossNotes'));

/** Where the run stands, and what there is to say about it. Announced, since a step may be pressed without looking here. */
export function RunStatusLine() {
  const t = useText().stepper;
  const common = useText().common;
  const texts = useLateText();
  const { compare: late, pauses, subgraphs } = texts;

  const status = useWhole((workspace) => workspace.status);
  const stale = useWhole((workspace) => workspace.stale);
  const restored = useWhole((workspace) => workspace.restored);
  const difference = useWhole((workspace) => workspace.difference);
  const graph = useWhole((workspace) => workspace.doc.graph);
  const ranGraph = useWhole((workspace) => workspace.ranGraph);
  const seed = useWhole((workspace) => workspace.seed);
  const trace = useWholeTrace();
  const over = status.kind === 'over';
  const paused = over && trace !== null && isPaused(trace);
  const error = over && trace !== null ? (trace.turns.findLast((turn) => turn.error !== null)?.error ?? null) : null;
  const isInside = status.kind === 'parked' && status.inside !== undefined;
  const waiting = status.kind === 'running' && status.waiting;
  const refused = over && status.cause?.kind === 'refused' ? status.cause.error : null;
  const cause = over && status.cause !== null ? causeText(status.cause, trace, graph, t, common) : null;
  return (
    <div className={styles['line']} role="status">
      <p className={styles['state']}>
        <Chip look={paused ? 'warn' : lookOf(status)}>
          {paused ? pauses.status : over ? t.status[status.how] : isInside ? subgraphs.parked : t.status[status.kind]}
        </Chip>
        <span className={styles['seed']} title={t.newSeed}>
          <Button look="quiet" onClick={actions.newSeed}>
            {t.newSeed}
          </Button>
          <code>{seed}</code>
        </span>
        <Button look="quiet" title={late.openHint} onClick={() => void actions.openCompare()}>
          {late.open}
        </Button>
      </p>
      <div className={styles['says']}>
        {waiting && (
          <p>
            {t.status.waiting} <Button onClick={actions.keepWaiting}>{t.keepWaiting}</Button>{' '}
            <Button onClick={actions.stop}>{t.stop}</Button>
          </p>
        )}
        {cause !== null && (
          <p className={styles['bad']}>
            {cause} {refused !== null && <CodePlaces error={refused} />}
          </p>
        )}
        {error !== null && (
          <p className={styles['bad']} title={error.message}>
            {t.failedTurn(error.name)} <bdi>{error.message}</bdi> <CodePlaces error={error} />
          </p>
        )}
        {trace !== null && trace.trace.events.length > 0 && !trace.recording && <p className={styles['warn']}>{t.recordingOff}</p>}
        {trace?.notices.map((notice, index) =>
          notice.code === 'tampered' ? (
            <p key={index} className={styles['warn']}>
              {t.tampered(notice.names.join(', '))}
            </p>
          ) : notice.code === 'rejected' ? (
            <p key={index} className={styles['warn']}>
              {t.rejected} <bdi>{notice.error.message}</bdi>
            </p>
          ) : null,
        )}
        {restored && <p>{t.restored}</p>}
        {stale && (
          <p className={styles['warn']}>
            {ranGraph !== null && sameGraph(ranGraph, graph) ? t.staleSeed : t.stale} {t.staleStep}
          </p>
        )}
        {trace !== null && <Forgotten trace={trace} />}
        {trace?.saves.some(({ losses }) => losses.length > 0) && (
          <Suspense>
            <LossNotes trace={trace} />
          </Suspense>
        )}
        {outlivesRuns(graph) && (
          <Suspense>
            <KeptThreads />
          </Suspense>
        )}
        {difference !== null && trace !== null && <p>{differenceText(difference, trace, texts)}</p>}
      </div>
    </div>
  );
}

/** A run that somebody stopped did not go wrong. */
function lookOf(status: Workspace['status']): 'plain' | 'ok' | 'bad' {
  if (status.kind !== 'over' || status.how === 'stopped') return 'plain';
  return status.how === 'done' ? 'ok' : 'bad';
}
