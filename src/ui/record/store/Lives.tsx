import type { ReactNode } from 'react';
import { memoryOf } from '~/core/document';
import { type Cursor, momentAt, stateAt, storeAt, tasksOf, type TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { InlineValue } from '~/ui/values';
import { useWhole } from '~/workspace';
import { placeText } from './placeText';
import styles from './Store.module.css';

type Row = 'writes' | 'state' | 'store' | 'context';

/** What an update, the state, the store and the runtime context hold now, how long each of them lives, and who can see it. */
export function Lives({ trace, cursor }: { readonly trace: TraceStore; readonly cursor: Cursor }) {
  const t = useLateText().store;
  const { what, holds, lasts, sees, rows, lasting, seeing, noModel } = t.lives;
  const saver = useWhole(({ doc, ranGraph }) => memoryOf(ranGraph ?? doc.graph).saver);
  const state = saver === 'none' ? lasting.stateNone : saver === 'newEachTurn' ? lasting.stateNew : lasting.state;
  const row = (id: Row, held: ReactNode) => (
    <tr>
      <th scope="row">{rows[id]}</th>
      <td data-label={holds}>{held}</td>
      <td data-label={lasts}>{id === 'state' ? state : lasting[id]}</td>
      <td data-label={sees}>{seeing[id]}</td>
    </tr>
  );
  return (
    // Scrollable, hence focusable.
    <div className={styles['list']} role="region" aria-label={t.views.lives} tabIndex={0}>
      <table className={styles['lives']}>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col">{holds}</th>
            <th scope="col">{lasts}</th>
            <th scope="col">{sees}</th>
          </tr>
        </thead>
        <tbody>
          {row('writes', <Writes trace={trace} cursor={cursor} />)}
          {row('state', <State trace={trace} cursor={cursor} />)}
          {row('store', <Held trace={trace} cursor={cursor} />)}
          {row('context', <Context trace={trace} cursor={cursor} />)}
        </tbody>
      </table>
      <p className={styles['note']}>{noModel}</p>
    </div>
  );
}

interface At {
  readonly trace: TraceStore;
  readonly cursor: Cursor;
}

function Writes({ trace, cursor }: At) {
  const t = useLateText().store.lives;
  const moment = momentAt(trace, cursor);
  const names = moment === null ? [] : tasksOf(trace, moment).map(({ node }) => node);
  return names.length === 0 ? <em>{t.none}</em> : <bdi>{t.writes([...new Set(names)].join(', '))}</bdi>;
}

function State({ trace, cursor }: At) {
  const t = useLateText().store.lives;
  const { fields } = useWhole(({ doc, ranGraph }) => ranGraph ?? doc.graph);
  const state = [...stateAt(trace, fields, cursor)].filter(([, held]) => held.kind === 'value');
  const thread = turnAt(trace, cursor)?.thread;
  if (thread === undefined) return <em>{t.none}</em>;
  return (
    <>
      {t.thread(thread)}: <bdi>{state.map(([name]) => name).join(', ') || t.none}</bdi>
    </>
  );
}

function Held({ trace, cursor }: At) {
  const t = useLateText().store;
  const namespaces = storeAt(trace, cursor);
  if (namespaces.length === 0) return <em>{t.lives.none}</em>;
  return (
    <ul>
      {namespaces.map(({ namespace, items }) => (
        <li key={JSON.stringify(namespace)}>
          <bdi>{placeText(namespace)}</bdi>: {t.count(items.length)}
        </li>
      ))}
    </ul>
  );
}

function Context({ trace, cursor }: At) {
  const t = useLateText().store.lives;
  const context = turnAt(trace, cursor)?.context ?? null;
  return context === null ? <em>{t.none}</em> : <InlineValue value={trace.value(context)} limit={160} />;
}

function turnAt(trace: TraceStore, cursor: Cursor) {
  const moment = momentAt(trace, cursor);
  return moment === null ? undefined : trace.turns.find(({ turn }) => turn === moment.turn);
}
