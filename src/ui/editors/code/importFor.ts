/** What people use of each package most, and forget to import. */
export const COMMON_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  '@langchain/langgraph': [
    'Command',
    'END',
    'INTERRUPT',
    'Overwrite',
    'REMOVE_ALL_MESSAGES',
    'START',
    'Send',
    'addMessages',
    'interrupt',
    'isCommand',
    'messagesStateReducer',
  ],
  '@langchain/core/messages': ['AIMessage', 'BaseMessage', 'HumanMessage', 'RemoveMessage', 'SystemMessage', 'ToolMessage'],
  '@langchain/core/prompts': ['ChatPromptTemplate', 'MessagesPlaceholder'],
  '@langchain/core/runnables': ['RunnableLambda'],
  '@langchain/core/tools': ['tool'],
  langchain: ['createAgent', 'createMiddleware', 'dynamicSystemPromptMiddleware', 'summarizationMiddleware', 'tool', 'toolStrategy'],
  zod: ['z'],
  playground: ['ScriptedChatModel'],
};

/** The import that a source lacks, where a message of TypeScript or of a run says that it does not know the name. */
export function importFor(message: string): string | null {
  const [, name = ''] = /^Cannot find name '(\w+)'|^ReferenceError: (\w+) is not defined/.exec(message)?.filter(Boolean) ?? [];
  const found = Object.entries(COMMON_IMPORTS).find(([, names]) => names.includes(name));
  return found === undefined ? null : `import { ${name} } from '${found[0]}';`;
}
