import type { Cursor } from '../cursor';
import type { Writer } from '../event';
import type { Namespace } from '../storeOperation';
import type { ValueRef } from '../values';
import type { StoreView, TraceStore } from '../views';

/** An item of the store. Times are milliseconds since 1970 on the run's own clock. */
export interface StoreItem {
  readonly key: string;
  readonly value: ValueRef;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Null where the store has no index; 0 is not indexed. */
  readonly vectors: number | null;
  /** Who put it as it is. */
  readonly by: Writer;
  readonly inside: readonly string[];
}

export interface StoreNamespace {
  readonly namespace: Namespace;
  /** In the order in which their keys were first put. */
  readonly items: readonly StoreItem[];
}

/** What was done to the store up to a cursor; the tasks of a shown moment have run, so all that they did is shown. */
export function operationsUpTo(store: TraceStore, cursor: Cursor): readonly StoreView[] {
  const end = store.operations.findIndex(({ moment }) => moment >= cursor.at);
  return end < 0 ? store.operations : store.operations.slice(0, end);
}

/** What the store holds at a cursor, whatever the thread: namespaces that hold anything, in the order of their first items. */
export function storeAt(store: TraceStore, cursor: Cursor): readonly StoreNamespace[] {
  const namespaces = new Map<string, { readonly namespace: Namespace; readonly items: Map<string, StoreItem> }>();
  for (const { operation, by, inside } of operationsUpTo(store, cursor)) {
    if (operation.op !== 'put' && operation.op !== 'delete') continue;
    const { namespace, key } = operation;
    const place = JSON.stringify(namespace);
    const held = namespaces.get(place) ?? { namespace, items: new Map<string, StoreItem>() };
    namespaces.set(place, held);
    if (operation.op === 'delete') held.items.delete(key);
    else {
      const { value, time, vectors } = operation;
      const createdAt = held.items.get(key)?.createdAt ?? time;
      held.items.set(key, { key, value, createdAt, updatedAt: time, vectors, by, inside });
    }
  }
  return [...namespaces.values()]
    .filter(({ items }) => items.size > 0)
    .map(({ namespace, items }) => ({ namespace, items: [...items.values()] }));
}
