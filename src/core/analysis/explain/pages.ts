/** Codes of errors that LangGraph has a page about. The address in the error's own text lacks a part of the path. */
const PAGES: readonly string[] = ['GRAPH_RECURSION_LIMIT', 'INVALID_CONCURRENT_GRAPH_UPDATE', 'INVALID_GRAPH_NODE_RETURN_VALUE'];

export function pageOf(code: string): string | null {
  return PAGES.includes(code) ? `https://docs.langchain.com/oss/javascript/langgraph/errors/${code}` : null;
}
