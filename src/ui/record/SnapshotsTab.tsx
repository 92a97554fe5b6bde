import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { checkpointsUpTo, type NamedRef, type Snapshot, type TraceStore } from '~/core/trace';
import { type AllMessages, useLateText } from '~/i18n/late';
import { Chip, EmptyState } from '~/ui/kit';
import { InlineValue, ValueDiff } from '~/ui/values';
import { useTrace, useWorkspace } from '~/workspace';
import styles from './SnapshotsTab.module.css';

/** Every checkpoint up to the cursor, each against the one before it. */
export function SnapshotsTab() {
  const t = useLateText().record;
  const trace = useTrace();
  const cursor = useWorkspace((workspace) => workspace.cursor);
  const snapshots = trace === null ? [] : checkpointsUpTo(trace, cursor);
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: snapshots.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 96,
    overscan: 4,
  });
  if (trace === null || snapshots.length === 0) return <EmptyState title={t.emptySnapshots}>{t.emptySnapshotsText}</EmptyState>;
  return (
    // Scrollable, hence focusable.
    <div ref={scroller} className={styles['snapshots']} role="list" aria-label={t.tabs.snapshots} tabIndex={0}>
      <div role="none" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const snapshot = snapshots[index];
          if (snapshot === undefined) return null;
          return (
            <div
              key={index}
              ref={virtual.measureElement}
              data-index={index}
              role="listitem"
              className={styles['snapshot']}
              style={{ transform: `translateY(${start}px)` }}
            >
              <SnapshotCard trace={trace} snapshot={snapshot} before={snapshots[index - 1]?.checkpoint.values ?? []} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

function SnapshotCard({
  trace,
  snapshot,
  before,
}: {
  readonly trace: TraceStore;
  readonly snapshot: Snapshot;
  readonly before: readonly NamedRef[];
}) {
  const t = useLateText().record;
  const { checkpoint } = snapshot;
  const old = new Map(before);
  return (
    <>
      <p className={styles['head']}>
        <strong>{titleOf(snapshot, t)}</strong>
        <Chip>{t.sources[checkpoint.source]}</Chip>
        <code className={styles['id']}>{t.snapshot(checkpoint.step)}</code>
      </p>
      <dl className={styles['values']}>
        {checkpoint.values.map(([name, ref]) => {
          const was = old.get(name);
          return (
            <div key={name} className={styles['entry']}>
              <dt>
                <bdi>{name}</bdi>
              </dt>
              <dd>
                {was === undefined ? (
                  <InlineValue value={trace.value(ref)} limit={300} />
                ) : (
                  <ValueDiff before={trace.value(was)} after={trace.value(ref)} limit={100} />
                )}
              </dd>
            </div>
          );
        })}
        <div className={styles['entry']}>
          <dt className={styles['next']}>{t.next}</dt>
          <dd>{checkpoint.next.length === 0 ? <em>{t.nextNone}</em> : <bdi>{checkpoint.next.join(', ')}</bdi>}</dd>
        </div>
      </dl>
    </>
  );
}

function titleOf({ moment, turn, checkpoint }: Snapshot, t: AllMessages['record']): string {
  if (moment === null) return checkpoint.next.length > 1 ? t.snapshotBeforeFork : t.steps.input(turn.turn + 1);
  switch (moment.kind) {
    case 'input':
      return t.stateAfter.input(turn.turn + 1);
    case 'update':
      return t.stateAfter.update;
    case 'delete':
      return t.stateAfter.deleted;
    case 'superstep':
      return t.stateAfter.superstep(moment.superstep);
  }
}
