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
  const held = heldType(field);
  return `${pythonName(field.name)}: ${field.optional ? `NotRequired[${held}]` : held}`;
}

function heldType(field: Field): string {
  const { merge, type } = field;
  const plain = pythonType(type);
  switch (merge.kind) {
    case 'plain':
      return plain;
    case 'untracked':
      return `Annotated[${plain}, ${merge.guard ? 'UntrackedValue' : `UntrackedValue(${plain}, guard=False)`}]`;
    case 'delta': {
      const reducer = merge.reducer === 'messages' ? '_messages_delta_reducer' : reducerName(field);
      return `Annotated[${plain}, DeltaChannel(${reducer}, snapshot_frequency=${merge.snapshots})]`;
    }
    default: {
      const reducer = merge.kind === 'own' ? reducerName(field) : pythonReducer(merge.reducer, type.kind, merge.keep).expression;
      return `Annotated[${merge.start.kind === 'none' && type.kind !== 'any' ? `${plain} | None` : plain}, ${reducer}]`;
    }
  }
}
