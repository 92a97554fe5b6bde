import { keyText } from '~/core/document';
import type { Field } from '~/core/document';
import { mergeText, startText } from './reducerText';
import { updateType, valueType } from './typeScriptType';

/** The field as a line of LangGraph.js's `Annotation.Root({ … })`. Own code goes by a function's name. */
export function typeScriptLine(field: Field): string {
  const { merge, type } = field;
  const key = keyText(field.name);
  const value = valueType(type);
  const start = startText(field);
  switch (merge.kind) {
    case 'plain':
      // As it would be written, though Annotation takes no notice of a default without a reducer.
      return start === null ? `${key}: Annotation<${value}>,` : `${key}: Annotation<${value}>({ default: ${start} }),`;
    case 'untracked':
      return `${key}: new UntrackedValueChannel<${value}>(${merge.guard ? '' : '{ guard: false }'}),`;
    case 'delta': {
      const initial = start === null ? '' : `, initialValueFactory: ${start}`;
      return `${key}: new DeltaChannel<${typesOf(field)}>(${mergeText(field)}, { snapshotFrequency: ${merge.snapshots}${initial} }),`;
    }
    default:
      return `${key}: Annotation<${typesOf(field)}>({ reducer: ${mergeText(field)}${start === null ? '' : `, default: ${start}`} }),`;
  }
}

function typesOf(field: Field): string {
  const value = valueType(field.type);
  const update = updateType(field);
  return update === value ? value : `${value}, ${update}`;
}
