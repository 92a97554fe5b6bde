import { useState } from 'react';
import {
  type Cursor,
  diffStates,
  type FieldChange,
  type MomentView,
  momentAt,
  nextNodes,
  previousCall,
  previousCursor,
  stateAt,
  type TraceStore,
} from '~/core/trace';
import { START } from '~/core/document';
import { type AllMessages, useLateText } from '~/i18n/late';
import { EmptyState, type Tab, Tabs } from '~/ui/kit';
import { InlineValue, ValueDiff, ValueViewer } from '~/ui/values';
import { useStateAtCursor, useTrace, useWorkspace } from '~/workspace';
import { ErrorExplanation } from './ErrorExplanation';
import styles from './StateNow.module.css';
import { useFailure } from './useFailure';

type View = 'failure' | 'state' | 'diff';

/** The state at the cursor, as it is or against what was there one step before; at a failed end first of all what happened. */
export function StateNow() {
  const t = useLateText();
  const trace = useTrace();
  const cursor = useWorkspace((workspace) => workspace.cursor);
  const failure = useFailure();
  const error = failure?.error ?? null;
  const [chosen, setChosen] = useState<{ readonly view: View; readonly at: typeof error } | null>(null);
  const tabs: Tab<View>[] = [];
  if (failure !== null) tabs.push({ id: 'failure', label: t.explain.title, content: <ErrorExplanation {...failure} /> });
  if (trace !== null && cursor.at > 0) {
    const title = titleOf(momentAt(trace, cursor), cursor, t.record);
    tabs.push({ id: 'state', label: title, content: <Values trace={trace} cursor={cursor} /> });
    tabs.push({ id: 'diff', label: t.record.asDiff, content: <Changes trace={trace} cursor={cursor} /> });
  }
  const [first] = tabs;
  if (first === undefined) return <EmptyState title={t.record.stateAfter.none} />;
  // What was chosen before an error came, or went, was chosen for something else.
  const current = tabs.find(({ id }) => chosen?.view === id && (chosen.at === error || id === 'diff' || error === null)) ?? first;
  return <Tabs label={t.record.stateAfter.none} current={current.id} onChange={(view) => setChosen({ view, at: error })} tabs={tabs} />;
}

function Values({ trace, cursor }: { readonly trace: TraceStore; readonly cursor: Cursor }) {
  const t = useLateText();
  const state = useStateAtCursor() ?? new Map();
  const [open, setOpen] = useState<string | null>(null);
  const next = nextNodes(trace, cursor);
  return (
    <dl className={styles['values']}>
      {[...state].map(([name, held]) => (
        <div key={name} className={styles['entry']}>
          <dt>
            <bdi title={name}>{name}</bdi>
          </dt>
          <dd>
            {held.kind === 'absent' ? (
              <em>{t.record.absent}</em>
            ) : open === name ? (
              <ValueViewer value={trace.value(held.ref)} label={name} />
            ) : (
              <button type="button" className={styles['value']} title={t.record.showWhole} onClick={() => setOpen(name)}>
                <InlineValue value={trace.value(held.ref)} limit={260} />
              </button>
            )}
          </dd>
        </div>
      ))}
      {cursor.call === null && (
        <div className={styles['entry']}>
          <dt className={styles['next']}>{t.record.next}</dt>
          <dd>
            {next.length === 0 ? (
              <em>{t.record.nextNone}</em>
            ) : (
              <bdi>{next.map((name) => (name === START ? t.common.input : name)).join(', ')}</bdi>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}

function Changes({ trace, cursor }: { readonly trace: TraceStore; readonly cursor: Cursor }) {
  const t = useLateText().record;
  const now = useStateAtCursor() ?? new Map();
  const earlier = (cursor.call === null ? previousCursor : previousCall)(trace, cursor);
  const before =
    earlier === null
      ? new Map()
      : stateAt(
          trace,
          [...now.keys()].map((name) => ({ name })),
          earlier,
        );
  return (
    <dl className={styles['values']}>
      {diffStates(trace, before, now).map((change) => (
        <div key={change.field} className={styles['entry']} data-kind={change.kind}>
          <dt>
            <bdi title={change.field}>{change.field}</bdi>
          </dt>
          <dd>
            <Change trace={trace} change={change} t={t} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Change({ trace, change, t }: { readonly trace: TraceStore; readonly change: FieldChange; readonly t: AllMessages['record'] }) {
  const { before, after } = change;
  if (change.kind === 'same') return <em>{after.kind === 'absent' ? t.absent : t.unchanged}</em>;
  if (after.kind === 'absent') return <del>{before.kind === 'value' && <InlineValue value={trace.value(before.ref)} />}</del>;
  if (before.kind === 'absent') {
    return (
      <ins>
        <InlineValue value={trace.value(after.ref)} limit={260} />
      </ins>
    );
  }
  return <ValueDiff before={trace.value(before.ref)} after={trace.value(after.ref)} limit={100} />;
}

function titleOf(moment: MomentView | null, cursor: Cursor, t: AllMessages['record']): string {
  if (moment === null) return t.stateAfter.none;
  if (cursor.call !== null) return t.stateAfter.call(cursor.call, moment.commits.to - moment.commits.from);
  if (moment.checkpoint === null) return t.stateAfter.failed;
  switch (moment.kind) {
    case 'input':
      return t.stateAfter.input(moment.turn + 1);
    case 'update':
      return t.stateAfter.update;
    case 'delete':
      return t.stateAfter.deleted;
    case 'superstep':
      return t.stateAfter.superstep(moment.superstep);
  }
}
