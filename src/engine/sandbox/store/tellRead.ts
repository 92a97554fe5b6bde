import type { StoreOperation, ValueRef } from '~/core/trace';
import type { Book } from '../book';
import { keyText, labelTexts } from './keyText';
import type { Item, ReadOperation, SearchOperation } from './storeInsides';

/** A reading of the store with its outcome, as the record has it. */
export function tellRead(operation: ReadOperation, result: unknown, hasIndex: boolean, book: Book): StoreOperation {
  if ('namespacePrefix' in operation) return tellSearch(operation, result as readonly Item[], hasIndex, book);
  if ('namespace' in operation) {
    const item = result as Item | null;
    const place = { namespace: labelTexts(operation.namespace), key: keyText(operation.key) };
    return { op: 'get', ...place, value: item && book.record(item.value).ref };
  }
  const { matchConditions, maxDepth, limit, offset } = operation;
  return {
    op: 'listNamespaces',
    match: given(matchConditions, book),
    maxDepth: given(maxDepth, book),
    limit: given(limit, book),
    offset: given(offset, book),
    results: (result as readonly unknown[]).map(labelTexts),
  };
}

/** What LangGraph takes where a search does not say. */
const LIMIT = 10;

function tellSearch(operation: SearchOperation, found: readonly Item[], hasIndex: boolean, book: Book): StoreOperation {
  const { namespacePrefix, filter, limit, offset, query } = operation;
  return {
    op: 'search',
    namespace: labelTexts(namespacePrefix),
    query: given(query, book),
    filter: given(filter, book),
    limit: given(limit ?? LIMIT, book),
    offset: given(offset, book),
    queryIgnored: Boolean(query) && !hasIndex,
    results: found.map(({ namespace, key, value, score }) => ({
      namespace: labelTexts(namespace),
      key: keyText(key),
      value: book.record(value).ref,
      score: score ?? null,
    })),
  };
}

function given(option: unknown, book: Book): ValueRef | null {
  return option === undefined || option === null ? null : book.record(option).ref;
}
