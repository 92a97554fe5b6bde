import type { StoreOperation, TraceStore } from '~/core/trace';
import type { Value } from '~/core/value';
import { useLateText } from '~/i18n/late';
import { InlineValue } from '~/ui/values';
import styles from './Store.module.css';

/** What an operation was asked besides its place, and what of that was ignored. */
export function Arguments({ trace, operation }: { readonly trace: TraceStore; readonly operation: StoreOperation }) {
  const t = useLateText().store;
  const args = argumentsOf(trace, operation);
  return (
    <>
      {args.length > 0 && (
        <p className={styles['args']}>
          {args.map(([name, value]) => (
            <span key={name}>
              <code>{t.args[name]}</code> <InlineValue value={value} limit={120} />
            </span>
          ))}
        </p>
      )}
      {operation.op === 'search' && operation.queryIgnored && <p className={styles['ignored']}>{t.queryIgnored}</p>}
      {operation.op === 'put' && operation.indexIgnored && <p className={styles['ignored']}>{t.indexIgnored}</p>}
    </>
  );
}

type Name = 'query' | 'filter' | 'limit' | 'offset' | 'index' | 'match' | 'maxDepth';

function argumentsOf(trace: TraceStore, operation: StoreOperation): readonly (readonly [Name, Value])[] {
  const ref = (name: Name, at: number | null) => (at === null ? [] : [[name, trace.value(at)] as const]);
  const offsetAt = (at: number | null) => ref('offset', at === null || trace.value(at) === 0 ? null : at);
  switch (operation.op) {
    case 'put':
      return ref('index', operation.index);
    case 'search': {
      const { query, filter, limit, offset } = operation;
      return [...ref('query', query), ...ref('filter', filter), ...ref('limit', limit), ...offsetAt(offset)];
    }
    case 'listNamespaces': {
      const { match, maxDepth, limit, offset } = operation;
      return [...ref('match', match), ...ref('maxDepth', maxDepth), ...ref('limit', limit), ...offsetAt(offset)];
    }
    case 'get':
    case 'delete':
      return [];
  }
}
