/** All that the code of a document may import. */
export const ALLOWED_IMPORTS = [
  '@langchain/langgraph',
  '@langchain/langgraph/web',
  '@langchain/core/messages',
  '@langchain/core/prompts',
  '@langchain/core/runnables',
  '@langchain/core/tools',
  'langchain',
  'zod',
  /** What this page gives to code that LangChain does not. */
  'playground',
  /** The document's own shared module. */
  './shared',
] as const;

export type AllowedImport = (typeof ALLOWED_IMPORTS)[number];
