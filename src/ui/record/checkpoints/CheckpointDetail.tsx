import type { ReactNode } from 'react';
import type { CheckpointRow } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { Button } from '~/ui/kit';
import { checkpointName, Losses } from '~/ui/values';
import { useWorkspace } from '~/workspace';
import { CheckpointActions } from './CheckpointActions';
import styles from './Checkpoints.module.css';
import { CheckpointValues } from './CheckpointValues';
import { CopyId } from './CopyId';
import { PendingWrites } from './PendingWrites';
import { SideBySide } from './SideBySide';
import type { Checkpoints } from './useCheckpoints';
import { Versions } from './Versions';

/** A checkpoint opened: what it is, what it holds, and what can be done from it. */
export function CheckpointDetail({ checkpoints, row }: { readonly checkpoints: Checkpoints; readonly row: CheckpointRow }) {
  const { checkpoints: t, losses, record } = useLateText();
  const cover = useWorkspace((workspace) => workspace.preferences.cover);
  const at = useWorkspace((workspace) => workspace.cursor.at);
  const { trace, rows, pinned } = checkpoints;
  const { saved } = row;
  const name = checkpointName(trace, row, t);
  const parent = rows.find((other) => other.saved.id === saved.parent);
  if (pinned !== null && pinned !== row) {
    return <SideBySide trace={trace} left={pinned} right={row} onStop={() => checkpoints.pin(null)} />;
  }
  return (
    <section className={styles['detail']} aria-label={name}>
      <h3>{name}</h3>
      <dl className={styles['facts']}>
        <Fact name={t.id}>
          <CopyId id={saved.id} />
        </Fact>
        <Fact name={t.parent}>
          {saved.parent === '' ? (
            <em>{t.noParent}</em>
          ) : parent === undefined ? (
            <>
              <code>{saved.parent.slice(0, 8)}…</code> <em>{t.parentGone}</em>
            </>
          ) : (
            <Button look="quiet" onClick={() => checkpoints.show(parent, at)}>
              {checkpointName(trace, parent, t)}
            </Button>
          )}
        </Fact>
        <Fact name={t.step}>{saved.step < 0 ? `−${-saved.step}` : saved.step}</Fact>
        <Fact name={t.source}>{record.sources[saved.source]}</Fact>
        <Fact name={t.thread}>
          <bdi>{saved.thread}</bdi>
        </Fact>
        <Fact name={record.next}>
          {row.next === null ? '?' : row.next.length === 0 ? <em>{record.nextNone}</em> : <bdi>{row.next.join(', ')}</bdi>}
        </Fact>
      </dl>
      {pinned === row && (
        <p className={styles['note']}>
          {t.comparing(name)}{' '}
          <Button look="quiet" onClick={() => checkpoints.pin(null)}>
            {t.stopComparing}
          </Button>
        </p>
      )}
      <CheckpointActions trace={trace} row={row} name={name} onCompare={() => checkpoints.pin(row)} />
      <h4>{parent === undefined ? t.values : t.valuesAgainst(checkpointName(trace, parent, t))}</h4>
      <CheckpointValues trace={trace} values={row.values} before={parent?.values ?? []} covered={cover && row.at > at} />
      {saved.losses.length > 0 && (
        <>
          <h4>{losses.title}</h4>
          <Losses trace={trace} losses={saved.losses} covered={cover && row.at > at} />
        </>
      )}
      {saved.versions.length > 0 && <Versions saved={saved} />}
      {trace.saves.length > 0 && <PendingWrites trace={trace} pending={saved.pending} />}
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
