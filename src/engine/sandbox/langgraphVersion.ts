import { version } from '@langchain/langgraph/package.json';

/** LangGraph's own version. */
export const LANGGRAPH: string = version;
