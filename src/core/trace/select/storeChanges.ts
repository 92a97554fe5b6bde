import type { Cursor } from '../cursor';
import type { MomentNumber, Writer } from '../event';
import type { Namespace } from '../storeOperation';
import type { ValueRef } from '../values';
import type { TraceStore } from '../views';
import { operationsUpTo } from './storeAt';

/** What one operation did to the store. A deletion of what is not there changes nothing. */
export interface StoreChange {
  /** Its index in the store's `operations`. */
  readonly number: number;
  /** -1 for what the store begins with. */
  readonly moment: MomentNumber;
  readonly kind: 'added' | 'replaced' | 'deleted';
  readonly namespace: Namespace;
  readonly key: string;
  readonly before: ValueRef | null;
  readonly after: ValueRef | null;
  readonly by: Writer;
  readonly inside: readonly string[];
}

/** All changes up to a cursor, in order. */
export function storeChanges(store: TraceStore, cursor: Cursor): readonly StoreChange[] {
  return operationsUpTo(store, cursor).flatMap(({ number, moment, by, inside, operation }): readonly StoreChange[] => {
    if (operation.op !== 'put' && operation.op !== 'delete') return [];
    const { namespace, key, before } = operation;
    const after = operation.op === 'put' ? operation.value : null;
    if (before === null && after === null) return [];
    const kind = before === null ? 'added' : after === null ? 'deleted' : 'replaced';
    return [{ number, moment, kind, namespace, key, before, after, by, inside }];
  });
}
