import type { Field, GraphSpec, NodeRef, Source } from './document';
import { END } from './document';
import { nameOf } from './lookup';
import { replaces } from './mergeParts';

const NAME = 'config.metadata.langgraph_node';

/** What a new node writes to a field of each type. It reads its own name from config, so that a rename shows. */
const WRITES: { readonly [kind in Field['type']['kind']]: (of: Field['type']['of']) => string } = {
  list: (of) => `[${itemText(of)}]`,
  set: (of) => `new Set([${itemText(of)}])`,
  dict: (of) => `{ [${NAME}]: ${itemText(of)} }`,
  messages: () => `[{ role: 'ai', content: ${NAME} }]`,
  int: () => '1',
  float: () => '1',
  str: () => NAME,
  bool: () => 'true',
  any: () => NAME,
};

function itemText(of: Field['type']['of']): string {
  switch (of) {
    case 'any':
    case 'str':
      return NAME;
    case 'int':
    case 'float':
      return '1';
    case 'bool':
      return 'true';
    case 'dict':
      return `{ from: ${NAME} }`;
    case 'list':
      return `[${NAME}]`;
  }
}

/** Two parallel nodes may both write a reduced field; a plain one is the second choice. */
function fieldToWrite(fields: readonly Field[]): Field | undefined {
  return fields.find((field) => !replaces(field.merge)) ?? fields[0];
}

/** A name as the key of an object literal. `__proto__` is computed, since written plainly it would set the prototype. */
export function keyText(name: string): string {
  if (name === '__proto__') return '["__proto__"]';
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) ? name : JSON.stringify(name);
}

/** The source of a new node: it writes something to the first field that takes writes from several nodes. */
export function nodeSource(fields: readonly Field[]): Source {
  const field = fieldToWrite(fields);
  if (field === undefined) return 'export default (state, config) => ({});\n';
  const written = WRITES[field.type.kind](field.type.of);
  return `export default (state, config) => ({ ${keyText(field.name)}: ${written} });\n`;
}

/** The source of a new router: it goes to its first target. */
export function routerSource(graph: GraphSpec, targets: readonly NodeRef[]): Source {
  const first = targets[0];
  const name = first === undefined || first === END ? undefined : nameOf(graph, first);
  if (name === undefined) return "import { END } from '@langchain/langgraph';\n\nexport default (state, config) => END;\n";
  return `export default (state, config) => ${JSON.stringify(name)};\n`;
}

export const EMPTY_INPUT: Source = 'export default {};\n';
