import { MessagesZodMeta } from '@langchain/langgraph/web';
import { registry } from '@langchain/langgraph/zod';
import { z } from 'zod';
import type { FieldSpec } from '../../protocol';
import { type Loaded, reducerOf } from './parts';
import { schemaField } from './schemaField';
import { inputSchema, isMessagesField, valueSchema } from './zodType';

/** A field as a zod object takes it, with its reducer in the schema's metadata. */
export function zodField(field: FieldSpec, loaded: Loaded): unknown {
  const { merge } = field;
  if (merge.kind === 'plain') return valueSchema(field, loaded);
  // There is no metadata that says so: zod is given what StateSchema would be, and refuses at the first input.
  if (merge.kind === 'untracked' || merge.kind === 'delta') return schemaField(field, loaded);
  if (isMessagesField(field)) return z.custom<unknown[]>().register(registry, MessagesZodMeta as never);
  const schema = inputSchema(field);
  const reducer = { fn: reducerOf(merge, loaded), ...(schema ? { schema } : {}) };
  return valueSchema(field, loaded).register(registry, { reducer } as never);
}
