import { GLOBALS } from '../types/globals';
import langchain from '../types/langchain.d.ts?raw';
import langgraph from '../types/langgraph.d.ts?raw';
import messages from '../types/messages.d.ts?raw';
import playground from '../types/playground.d.ts?raw';
import prompts from '../types/prompts.d.ts?raw';
import runnables from '../types/runnables.d.ts?raw';
import tools from '../types/tools.d.ts?raw';
import zod from '../types/zod.d.ts?raw';

/** Declarations that every document's sources share, by the address at which TypeScript looks for them. */
export const PACKAGES: Readonly<Record<string, string>> = {
  'file:///playground/globals.d.ts': GLOBALS,
  'file:///node_modules/@langchain/langgraph/index.d.ts': langgraph,
  'file:///node_modules/@langchain/langgraph/web.d.ts': "export * from '@langchain/langgraph';\n",
  'file:///node_modules/@langchain/core/messages.d.ts': messages,
  'file:///node_modules/@langchain/core/prompts.d.ts': prompts,
  'file:///node_modules/@langchain/core/runnables.d.ts': runnables,
  'file:///node_modules/@langchain/core/tools.d.ts': tools,
  'file:///node_modules/langchain.d.ts': langchain,
  'file:///node_modules/zod.d.ts': zod,
  'file:///node_modules/playground.d.ts': playground,
};
