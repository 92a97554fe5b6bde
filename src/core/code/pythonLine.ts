import type { Field } from '~/core/document';
import { pythonName, reducerName } from './identifier';
import { pythonReducer } from './pythonReducer';
import { pythonType } from './pythonType';

/**
 * The field as a line of a Python TypedDict: `log: Annotated[list[str], operator.add]`. A reduced field that starts with
 * nothing is optional there: that is what keeps LangGraph from making a zero value. A name that Python cannot take as one
 * is quoted, as in the functional form of TypedDict. Own code goes by a function's name.
 */
export function pythonLine(field: Field): string {
  const { merge, type } = field;
  const plain = pythonType(type);
  if (merge.kind === 'plain') return `${pythonName(field.name)}: ${plain}`;
  const reducer = merge.kind === 'own' ? reducerName(field) : pythonReducer(merge.reducer, type.kind, merge.keep).expression;
  const held = merge.start.kind === 'none' && type.kind !== 'any' ? `${plain} | None` : plain;
  return `${pythonName(field.name)}: Annotated[${held}, ${reducer}]`;
}
