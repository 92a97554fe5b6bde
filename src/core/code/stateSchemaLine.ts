import { type Field, keyText } from '~/core/document';
import { mergeText } from './reducerText';
import { isReadyMadeMessages, zodType, zodUpdate, zodValue } from './zodText';

/** The field as a line of LangGraph.js's `new StateSchema({ … })`. Own code goes by a function's name. */
export function stateSchemaLine(field: Field): string {
  return `${keyText(field.name)}: ${declared(field)},`;
}

function declared(field: Field): string {
  const { merge, type } = field;
  if (merge.kind === 'plain') return zodValue(field);
  if (merge.kind === 'untracked') return `new UntrackedValue(${zodType(type)}${merge.guard ? '' : ', { guard: false }'})`;
  if (isReadyMadeMessages(field)) return merge.kind === 'delta' ? 'MessagesDeltaValue' : 'MessagesValue';
  const update = zodUpdate(field);
  const options = [
    ...(update === null ? [] : [`inputSchema: ${update}`]),
    `reducer: ${mergeText(field)}`,
    ...(merge.kind === 'delta' ? [`snapshotFrequency: ${merge.snapshots}`] : []),
  ];
  return `new ${merge.kind === 'delta' ? 'DeltaValue' : 'ReducedValue'}(${zodValue(field)}, { ${options.join(', ')} })`;
}
