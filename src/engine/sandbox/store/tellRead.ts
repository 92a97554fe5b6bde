import type { StoreOperation } from '~/core/trace';
import type { Book } from '../book';
import type { Item, ReadOperation, SearchOperation } from './storeInsides';

/** A reading of the store with its outcome, as the record has it. */
export function tellRead(operation: ReadOperation, result: unknown, hasIndex: boolean, book: Book): StoreOperation {
  if ('namespacePrefix' in operation) return tellSearch(operation, result as readonly Item[], hasIndex, book);
  if ('namespace' in operation) {
    const item = result as Item | null;
    return { op: 'get', namespace: [...operation.namespace], key: operation.key, value: item && book.record(item.value).ref };
  }
  const { matchConditions, maxDepth, limit, offset } = operation;
  return {
    op: 'listNamespaces',
    match: matchConditions === undefined ? null : book.record(matchConditions).ref,
    maxDepth: maxDepth ?? null,
    limit: limit ?? null,
    offset: offset ?? 0,
    results: (result as readonly (readonly string[])[]).map((labels) => [...labels]),
  };
}

/** What LangGraph takes where a search does not say. */
const LIMIT = 10;

function tellSearch(operation: SearchOperation, found: readonly Item[], hasIndex: boolean, book: Book): StoreOperation {
  const { namespacePrefix, filter, limit, offset, query } = operation;
  return {
    op: 'search',
    namespace: [...namespacePrefix],
    query: query ?? null,
    filter: filter === undefined ? null : book.record(filter).ref,
    limit: limit ?? LIMIT,
    offset: offset ?? 0,
    queryIgnored: Boolean(query) && !hasIndex,
    results: found.map(({ namespace, key, value, score }) => ({
      namespace: [...namespace],
      key,
      value: book.record(value).ref,
      score: score ?? null,
    })),
  };
}
