import { type Cursor, operationsUpTo, type StoreView, type TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { EmptyState } from '~/ui/kit';
import { Arguments } from './Arguments';
import { Asker } from './Asker';
import { byMoment } from './byMoment';
import { MomentHeading } from './MomentHeading';
import { Outcome } from './Outcome';
import { placeText } from './placeText';
import styles from './Store.module.css';

/** Everything that was asked of the store up to the cursor, with arguments and answers. */
export function StoreOperations({ trace, cursor }: { readonly trace: TraceStore; readonly cursor: Cursor }) {
  const t = useLateText().store;
  const operations = operationsUpTo(trace, cursor).filter(({ by }) => by.kind !== 'input');
  if (operations.length === 0) return <EmptyState title={t.empty}>{t.emptyText}</EmptyState>;
  return (
    // Scrollable, hence focusable.
    <div className={styles['list']} role="region" aria-label={t.views.operations} tabIndex={0}>
      {byMoment(operations).map(({ moment, of }) => (
        <section key={moment}>
          <MomentHeading trace={trace} number={moment} />
          <ol>
            {of.map((view) => (
              <Line key={view.number} trace={trace} view={view} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Line({ trace, view: { operation, by, inside } }: { readonly trace: TraceStore; readonly view: StoreView }) {
  const t = useLateText().store;
  const place =
    operation.op === 'listNamespaces'
      ? ''
      : operation.op === 'search'
        ? placeText(operation.namespace) || t.root
        : placeText(operation.namespace, operation.key);
  return (
    <li className={styles['line']}>
      <code className={styles['kind']}>{t.ops[operation.op]}</code>
      <bdi className={styles['place']}>{place}</bdi>
      <div className={styles['what']}>
        <Arguments trace={trace} operation={operation} />
        <Outcome trace={trace} operation={operation} />
      </div>
      <span className={styles['by']}>
        <Asker trace={trace} by={by} inside={inside} />
      </span>
    </li>
  );
}
