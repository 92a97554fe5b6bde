import { type BuiltInName, type Expectation, type ItemKind, KEEP, type Start, type Turn, type TypeKind, type When } from '~/core/document';
import type { MessageValue, Value } from '~/core/value';
import type { FieldSketch } from './sketch';

/** The words in which examples are written. */
export const plain = (kind: TypeKind, of: ItemKind = 'any'): FieldSketch => ({ type: { kind, of }, merge: { kind: 'plain' } });

export const reduced = (kind: TypeKind, reducer: BuiltInName, of: ItemKind = 'any', keep = KEEP): FieldSketch => ({
  type: { kind, of },
  merge: { kind: 'builtIn', reducer, keep, start: { kind: 'zero' } },
});

export const own = (kind: TypeKind, source: string, of: ItemKind = 'any', start: Start = { kind: 'zero' }): FieldSketch => ({
  type: { kind, of },
  merge: { kind: 'own', source: `export default ${source};\n`, start },
});

export const strings = reduced('list', 'append', 'str');
export const messages = reduced('messages', 'addMessages');

/** A node that returns one update. */
export const node = (update: string, imports = ''): string => `${imports}export default (state, config) => (${update});\n`;

/** A node that adds its own name to a list, read from config so that a rename shows. */
export const ownName = (field: string): string => node(`{ ${field}: [config.metadata.langgraph_node] }`);

export const input = (expression: string, imports = ''): Turn => ({ kind: 'input', source: `${imports}export default ${expression};\n` });

export const resume = (expression: string): Turn => ({ kind: 'resume', source: `export default ${expression};\n` });

/** The same turn on another thread. */
export const on = (thread: string, turn: Turn): Turn => ({ ...turn, thread });

/** The same turn with a user in its runtime context. */
export const as = (user: string, turn: Turn): Turn => ({ ...turn, context: `export default { user: '${user}' };\n` }) as Turn;

export const ends = (field: string, value: Value, order: 'exact' | 'any' = 'exact', at: When = 'end'): Expectation => ({
  kind: 'value',
  field,
  at,
  value,
  order,
});
export const calls = (field: string, count: number): Expectation => ({ kind: 'calls', field, count });
export const lengthIs = (field: string, length: number): Expectation => ({ kind: 'length', field, at: 'end', length });
/** What a model call of the run was sent; calls are counted from 1. */
export const request = (call: number, value: Value): Expectation => ({ kind: 'request', call, value });
export const fails = (code: string): Expectation => ({ kind: 'error', code });
export const after = (turn: number, superstep: number): When => ({ turn, superstep });

const CLASSES = { human: 'HumanMessage', ai: 'AIMessage', system: 'SystemMessage' } as const;

export const message = (type: keyof typeof CLASSES, id: string, content: string): MessageValue => ({
  $: 'message',
  class: CLASSES[type],
  type,
  id,
  content,
  rest: {},
});
