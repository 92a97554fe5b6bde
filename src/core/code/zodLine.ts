import { type Field, keyText } from '~/core/document';
import { mergeText } from './reducerText';
import { isReadyMadeMessages, zodUpdate, zodValue } from './zodText';

/**
 * The field as a line of a `z.object({ … })`, whose reducers stand in the metadata that LangGraph.js's registry keeps; null where
 * no metadata says it. Own code goes by a function's name.
 */
export function zodLine(field: Field): string | null {
  const { merge } = field;
  if (merge.kind === 'untracked' || merge.kind === 'delta') return null;
  return `${keyText(field.name)}: ${merge.kind === 'plain' ? zodValue(field) : registered(field)},`;
}

function registered(field: Field): string {
  if (isReadyMadeMessages(field)) return 'z.custom<BaseMessage[]>().register(registry, MessagesZodMeta)';
  const update = zodUpdate(field);
  const schema = update === null ? '' : `, schema: ${update}`;
  return `${zodValue(field)}.register(registry, { reducer: { fn: ${mergeText(field)}${schema} } })`;
}
