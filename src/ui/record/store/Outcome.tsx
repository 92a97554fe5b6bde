import type { StoreOperation, TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { InlineValue, ValueDiff } from '~/ui/values';
import { placeText } from './placeText';
import styles from './Store.module.css';

/** What an operation answered or changed. */
export function Outcome({ trace, operation }: { readonly trace: TraceStore; readonly operation: StoreOperation }) {
  const t = useLateText().store;
  switch (operation.op) {
    case 'put': {
      const after = trace.value(operation.value);
      return operation.before === null ? (
        <InlineValue value={after} limit={200} />
      ) : (
        <ValueDiff before={trace.value(operation.before)} after={after} limit={100} />
      );
    }
    case 'delete':
      return operation.before === null ? (
        <em>{t.wasNothing}</em>
      ) : (
        <del>
          <InlineValue value={trace.value(operation.before)} limit={200} />
        </del>
      );
    case 'get':
      return operation.value === null ? <em>{t.nothing}</em> : <InlineValue value={trace.value(operation.value)} limit={200} />;
    case 'search':
      return <Hits trace={trace} search={operation} />;
    case 'listNamespaces':
      return (
        <>
          {t.found(operation.results.length)}: <bdi>{operation.results.map((labels) => placeText(labels)).join(', ')}</bdi>
        </>
      );
  }
}

function Hits({ trace, search }: { readonly trace: TraceStore; readonly search: Extract<StoreOperation, { op: 'search' }> }) {
  const t = useLateText().store;
  const isScored = search.results.some(({ score }) => score !== null);
  return (
    <>
      <p>{t.found(search.results.length)}</p>
      <ol className={styles['hits']}>
        {search.results.map(({ namespace, key, value, score }) => (
          <li key={JSON.stringify([namespace, key])}>
            <bdi className={styles['place']}>{placeText(namespace, key)}</bdi> <InlineValue value={trace.value(value)} limit={120} />{' '}
            {isScored && (
              <small>
                {t.score} {score === null ? t.noScore : score.toFixed(3)}
              </small>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
