/** Import lines of the code in examples. */
export const importMessages = (...names: string[]): string => `import { ${names.join(', ')} } from '@langchain/core/messages';\n\n`;
export const importLangGraph = (...names: string[]): string => `import { ${names.join(', ')} } from '@langchain/langgraph';\n`;
export const importLangChain = (...names: string[]): string => `import { ${names.join(', ')} } from 'langchain';\n`;
/** The chat model that says what its script says. */
export const importScripted = "import { ScriptedChatModel } from 'playground';\n";
export const importZod = "import { z } from 'zod';\n";
