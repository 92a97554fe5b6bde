import { lazy, Suspense, useMemo } from 'react';
import { changedInPlace, type TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { EmptyState, SelectField } from '~/ui/kit';
import { useTrace, useWorkspace } from '~/workspace';
import { CheckpointDetail } from './CheckpointDetail';
import styles from './Checkpoints.module.css';
import { CheckpointTree } from './CheckpointTree';
import { GoneMessages } from './GoneMessages';
import { useCheckpoints } from './useCheckpoints';

const Histories = lazy(() => import('./histories/Histories'));

/** The history of a thread as a tree, and one checkpoint of it opened. */
export function CheckpointsTab() {
  const t = useLateText().record;
  const trace = useTrace();
  if (trace === null) return <EmptyState title={t.emptySnapshots}>{t.emptySnapshotsText}</EmptyState>;
  return <History trace={trace} />;
}

function History({ trace }: { readonly trace: TraceStore }) {
  const { record, checkpoints: t } = useLateText();
  const checkpoints = useCheckpoints(trace);
  const { threads, thread, rows, open } = checkpoints;
  const isInside = useWorkspace((workspace) => workspace.path.length > 0);
  const version = useWorkspace(({ traceVersion }) => traceVersion);
  const inPlace = useMemo(() => (version < 0 ? [] : changedInPlace(trace)), [trace, version]);
  if (open === null) return <EmptyState title={record.emptySnapshots}>{record.emptySnapshotsText}</EmptyState>;
  return (
    <div className={styles['tab']}>
      <div className={styles['places']}>
        <div className={styles['history']}>
          {threads.length > 1 && (
            <div className={styles['thread']}>
              <SelectField
                label={t.thread}
                value={thread}
                options={threads.map((id) => ({ id, label: id }))}
                onChange={checkpoints.choose}
              />
            </div>
          )}
          {trace.saves.length === 0 && <p className={styles['note']}>{t.noSaver}</p>}
          <CheckpointTree checkpoints={checkpoints} />
        </div>
        <div className={styles['opened']}>
          <GoneMessages trace={trace} rows={rows} />
          {!isInside && inPlace.length > 0 && (
            <Suspense>
              <Histories fields={inPlace} thread={thread} />
            </Suspense>
          )}
          <CheckpointDetail checkpoints={checkpoints} row={open} />
        </div>
      </div>
    </div>
  );
}
