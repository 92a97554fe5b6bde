import { type Cursor, type StoreChange, storeChanges, type TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { EmptyState } from '~/ui/kit';
import { InlineValue, ValueDiff } from '~/ui/values';
import { Asker } from './Asker';
import { byMoment } from './byMoment';
import { MomentHeading } from './MomentHeading';
import { placeText } from './placeText';
import styles from './Store.module.css';

/** What each superstep did to the store, newest first: what was there before, what is there after, by whom. */
export function StoreChanges({ trace, cursor }: { readonly trace: TraceStore; readonly cursor: Cursor }) {
  const t = useLateText().store;
  const changes = storeChanges(trace, cursor);
  if (changes.length === 0) return <EmptyState title={t.noChanges}>{t.emptyText}</EmptyState>;
  return (
    // Scrollable, hence focusable.
    <div className={styles['list']} role="region" aria-label={t.views.changes} tabIndex={0}>
      {changes.some(({ kind }) => kind === 'replaced') && <p className={styles['note']}>{t.replacedWhole}</p>}
      {byMoment(changes)
        .toReversed()
        .map(({ moment, of }) => (
          <section key={moment}>
            <MomentHeading trace={trace} number={moment} />
            <ul>
              {of.map((change) => (
                <Change key={change.number} trace={trace} change={change} />
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

function Change({ trace, change }: { readonly trace: TraceStore; readonly change: StoreChange }) {
  const t = useLateText().store;
  const { kind, namespace, key, before, after, by, inside } = change;
  return (
    <li className={styles['line']} data-kind={kind}>
      <span className={styles['kind']}>{t.kinds[kind]}</span>
      <bdi className={styles['place']}>{placeText(namespace, key)}</bdi>
      <span className={styles['what']}>
        {before !== null && after !== null ? (
          <ValueDiff before={trace.value(before)} after={trace.value(after)} limit={100} />
        ) : (
          <Only trace={trace} before={before} after={after} />
        )}
      </span>
      <span className={styles['by']}>
        <Asker trace={trace} by={by} inside={inside} />
      </span>
    </li>
  );
}

function Only({ trace, before, after }: { readonly trace: TraceStore } & Pick<StoreChange, 'before' | 'after'>) {
  if (after !== null) {
    return (
      <ins>
        <InlineValue value={trace.value(after)} limit={200} />
      </ins>
    );
  }
  return <del>{before !== null && <InlineValue value={trace.value(before)} limit={200} />}</del>;
}
