/** Import lines of the code in examples. */
export const importMessages = (...names: string[]): string => `import { ${names.join(', ')} } from '@langchain/core/messages';\n\n`;
export const importLangGraph = (...names: string[]): string => `import { ${names.join(', ')} } from '@langchain/langgraph';\n`;
