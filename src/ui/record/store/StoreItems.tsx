import { useState } from 'react';
import { type Cursor, storeAt, type StoreItem, type StoreNamespace, type TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { EmptyState } from '~/ui/kit';
import { InlineValue, ValueViewer } from '~/ui/values';
import { Asker } from './Asker';
import { placeText } from './placeText';
import styles from './Store.module.css';

/** What the store holds at the cursor, whatever the thread; namespaces stand side by side. */
export function StoreItems({ trace, cursor }: { readonly trace: TraceStore; readonly cursor: Cursor }) {
  const t = useLateText().store;
  const namespaces = storeAt(trace, cursor);
  if (namespaces.length === 0) {
    return <EmptyState title={trace.operations.length === 0 ? t.empty : t.noItems}>{t.emptyText}</EmptyState>;
  }
  return (
    // Scrollable, hence focusable.
    <div className={styles['beside']} role="region" aria-label={t.views.items} tabIndex={0}>
      {namespaces.map((one) => (
        <Namespace key={JSON.stringify(one.namespace)} trace={trace} of={one} />
      ))}
    </div>
  );
}

function Namespace({ trace, of: { namespace, items } }: { readonly trace: TraceStore; readonly of: StoreNamespace }) {
  const t = useLateText().store;
  const name = placeText(namespace);
  return (
    <section className={styles['namespace']} aria-label={name}>
      <h3>
        <bdi>{name}</bdi> <small>{t.count(items.length)}</small>
      </h3>
      <dl>
        {items.map((item) => (
          <Item key={item.key} trace={trace} item={item} />
        ))}
      </dl>
    </section>
  );
}

function Item({ trace, item }: { readonly trace: TraceStore; readonly item: StoreItem }) {
  const { record, store: t } = useLateText();
  const [open, setOpen] = useState(false);
  const value = trace.value(item.value);
  return (
    <div className={styles['item']}>
      <dt>
        <bdi>{item.key}</bdi>
      </dt>
      <dd>
        {open ? (
          <ValueViewer value={value} label={item.key} />
        ) : (
          <button type="button" className={styles['value']} title={record.showWhole} onClick={() => setOpen(true)}>
            <InlineValue value={value} limit={260} />
          </button>
        )}
        <p className={styles['note']}>
          {t.by} <Asker trace={trace} by={item.by} inside={item.inside} />
          {' · '}
          <Time label={t.created} at={item.createdAt} />
          {item.updatedAt !== item.createdAt && (
            <>
              {' · '}
              <Time label={t.updated} at={item.updatedAt} />
            </>
          )}
          {item.vectors !== null && <> · {item.vectors === 0 ? t.notIndexed : t.indexed(item.vectors)}</>}
        </p>
      </dd>
    </div>
  );
}

/** On the run's own clock, which is seeded. */
function Time({ label, at }: { readonly label: (time: string) => string; readonly at: number }) {
  const iso = new Date(at).toISOString();
  return <time dateTime={iso}>{label(iso.slice(11, 23))}</time>;
}
