import { z } from 'zod';
import type { FieldType, ItemKind } from '~/core/document';
import type { FieldSpec } from '../../protocol';
import { type Loaded, startOf } from './parts';

/** The zod schema that a field's type stands for. */
export function zodType({ kind, of }: FieldType): z.ZodType {
  switch (kind) {
    case 'list':
      return z.array(zodItem(of));
    case 'set':
      return z.set(zodItem(of));
    case 'dict':
      return z.record(z.string(), zodItem(of));
    case 'messages':
      return z.array(z.any());
    default:
      return zodItem(kind);
  }
}

function zodItem(kind: ItemKind): z.ZodType {
  switch (kind) {
    case 'any':
      return z.any();
    case 'str':
      return z.string();
    case 'int':
      return z.number().int();
    case 'float':
      return z.number();
    case 'bool':
      return z.boolean();
    case 'dict':
      return z.record(z.string(), z.any());
    case 'list':
      return z.array(z.any());
  }
}

/** The schema of what a field holds, with its default. */
export function valueSchema(field: FieldSpec, loaded: Loaded): z.ZodType {
  const start = startOf(field, loaded);
  const type = zodType(field.type);
  if (start) return type.default(start);
  return field.optional ? type.optional() : type;
}

/** The schema of what may be written to a field, where it is another than that of what it holds. */
export function inputSchema({ merge, type, updateType }: FieldSpec): z.ZodType | null {
  if (updateType) return zodType(updateType);
  // The built-in that takes null as well.
  return merge.kind === 'builtIn' && merge.reducer === 'accumulateOrReset' ? zodType(type).nullable() : null;
}

/** Whether LangGraph's ready-made field for messages is exactly this one. */
export function isMessagesField({ type, updateType, merge }: FieldSpec): boolean {
  if (type.kind !== 'messages' || updateType || !('start' in merge) || merge.start.kind !== 'zero') return false;
  if (merge.kind === 'delta') return merge.reducer === 'messages' && merge.snapshots === USUAL_SNAPSHOTS;
  return merge.kind === 'builtIn' && merge.reducer === 'addMessages';
}

/** LangGraph.js's own default. */
const USUAL_SNAPSHOTS = 100;
