import type { Field, FieldType, ItemKind } from '~/core/document';
import { startText } from './reducerText';

const ITEM: { readonly [kind in ItemKind]: string } = {
  any: 'z.any()',
  str: 'z.string()',
  int: 'z.number().int()',
  float: 'z.number()',
  bool: 'z.boolean()',
  dict: 'z.record(z.string(), z.any())',
  list: 'z.array(z.any())',
};

/** The zod schema of a type: `z.array(z.string())`. */
export function zodType({ kind, of }: FieldType): string {
  switch (kind) {
    case 'list':
      return `z.array(${ITEM[of]})`;
    case 'set':
      return `z.set(${ITEM[of]})`;
    case 'dict':
      return `z.record(z.string(), ${ITEM[of]})`;
    case 'messages':
      return 'z.array(z.any())';
    default:
      return ITEM[kind];
  }
}

/** The schema of what a field holds, with its default: a key that starts with something is always there. */
export function zodValue(field: Field): string {
  const start = startText(field);
  if (start !== null) return `${zodType(field.type)}.default(${start})`;
  return field.optional ? `${zodType(field.type)}.optional()` : zodType(field.type);
}

/** The schema of what may be written to a field, where it is not that of what the field holds; else null. */
export function zodUpdate({ merge, type, updateType }: Field): string | null {
  if (updateType) return zodType(updateType);
  return merge.kind === 'builtIn' && merge.reducer === 'accumulateOrReset' ? `${zodType(type)}.nullable()` : null;
}

/** LangGraph.js's own default. */
const USUAL_SNAPSHOTS = 100;

/** Whether LangGraph's ready-made field for messages is exactly this one. */
export function isReadyMadeMessages({ type, updateType, merge }: Field): boolean {
  if (type.kind !== 'messages' || updateType || !('start' in merge) || merge.start?.kind !== 'zero') return false;
  if (merge.kind === 'delta') return merge.reducer === 'messages' && merge.snapshots === USUAL_SNAPSHOTS;
  return merge.kind === 'builtIn' && merge.reducer === 'addMessages';
}
