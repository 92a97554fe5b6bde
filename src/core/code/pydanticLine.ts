import { type Field, startOf, type TypeKind } from '~/core/document';
import { reducerName } from './identifier';
import { pythonLine } from './pythonLine';

const ZERO: { readonly [kind in Exclude<TypeKind, 'any'>]: string } = {
  list: 'Field(default_factory=list)',
  messages: 'Field(default_factory=list)',
  dict: 'Field(default_factory=dict)',
  set: 'Field(default_factory=set)',
  int: '0',
  float: '0.0',
  str: '""',
  bool: 'False',
};

/**
 * The field as a line of a Pydantic model: `log: Annotated[list[str], operator.add] = Field(default_factory=list)`. A key that may
 * be missing is None there. Own code goes by a function's name.
 */
export function pydanticLine(field: Field): string {
  const { optional = false, ...needed } = field;
  const line = pythonLine(needed);
  const start = defaultOf(field);
  if (start !== null) return `${line} = ${start}`;
  return optional ? `${line} | None = None` : line;
}

function defaultOf(field: Field): string | null {
  const start = startOf(field.merge);
  const { kind } = field.type;
  if (start.kind === 'own') return `Field(default_factory=start_${reducerName(field)})`;
  return start.kind === 'none' || kind === 'any' ? null : ZERO[kind];
}
