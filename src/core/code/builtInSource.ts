import type { BuiltInName, Source } from '~/core/document';

const REDUCERS = import.meta.glob<string>('./builtIns/*.ts', { query: '?raw', import: 'default', eager: true });
const HELPERS = import.meta.glob<string>('./builtIns/python/*.ts', { query: '?raw', import: 'default', eager: true });

const IMPORT = /^import .* from '\.\/(?:python\/)?(\w+)';\n/gm;

const ADD_MESSAGES = `import { messagesStateReducer } from '@langchain/langgraph';

/** LangGraph's own: appends, replaces by id, and removes what a RemoveMessage names. */
export default messagesStateReducer;
`;

/** A file without its imports, and what it imports, each once, after what needs it. */
function inlined(text: string, seen: Set<string>): string {
  const names = [...text.matchAll(IMPORT)].map((match) => match[1] ?? '').filter((name) => !seen.has(name));
  for (const name of names) seen.add(name);
  const helpers = names.map((name) => inlined(HELPERS[`./builtIns/python/${name}.ts`] ?? '', seen));
  return [text.replace(IMPORT, '').trim(), ...helpers].filter((part) => part !== '').join('\n\n');
}

/** The built-in as one module of a document: the very text that runs, with what it needs written beneath it. */
export function builtInSource(name: BuiltInName, keep: number): Source {
  if (name === 'addMessages') return ADD_MESSAGES;
  const whole = inlined(REDUCERS[`./builtIns/${name}.ts`] ?? '', new Set());
  return `${whole.replace(/^export function/gm, 'function').replace(/^const KEEP = \d+;$/m, `const KEEP = ${keep};`)}\n`;
}
