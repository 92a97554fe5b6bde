import { DeltaValue, MessagesDeltaValue, MessagesValue, ReducedValue, UntrackedValue } from '@langchain/langgraph/web';
import type { FieldSpec } from '../../protocol';
import { batchReducerOf, type Loaded, reducerOf } from './parts';
import { inputSchema, isMessagesField, valueSchema, zodType } from './zodType';

/** A field as `new StateSchema({ … })` takes it. */
export function schemaField(field: FieldSpec, loaded: Loaded): unknown {
  const { merge } = field;
  if (merge.kind === 'plain') return valueSchema(field, loaded);
  if (merge.kind === 'untracked') return new UntrackedValue(zodType(field.type), { guard: merge.guard });
  if (isMessagesField(field)) return merge.kind === 'delta' ? MessagesDeltaValue : MessagesValue;
  const input = inputSchema(field);
  const schemas = input ? { inputSchema: input } : {};
  const value = valueSchema(field, loaded);
  if (merge.kind === 'delta') {
    return new DeltaValue(value, { ...schemas, reducer: batchReducerOf(merge, loaded), snapshotFrequency: merge.snapshots } as never);
  }
  return new ReducedValue(value, { ...schemas, reducer: reducerOf(merge, loaded) } as never);
}
