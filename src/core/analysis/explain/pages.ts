/** Codes of errors that LangGraph has a page about. The address in the error's own text lacks a part of the path. */
const PAGES: readonly string[] = ['GRAPH_RECURSION_LIMIT', 'INVALID_CONCURRENT_GRAPH_UPDATE', 'INVALID_GRAPH_NODE_RETURN_VALUE'];

export function pageOf(code: string): string | null {
  return PAGES.includes(code) ? `https://docs.langchain.com/oss/javascript/langgraph/errors/${code}` : null;
}

const visit = (code: string) => `\nFor troubleshooting, visit: https://docs.langchain.com/oss/python/langgraph/errors/${code}`;

/** Texts as measured on LangGraph of Python 1.2. */
export const PYTHON = {
  severalWriters: (field: string) =>
    `InvalidUpdateError: At key '${field}': Can receive only one value per step. Use an Annotated key to handle multiple values.${visit('INVALID_CONCURRENT_GRAPH_UPDATE')}`,
  recursion: (limit: number) =>
    `GraphRecursionError: Recursion limit of ${limit} reached without hitting a stop condition. You can increase the limit by setting the \`recursion_limit\` config key.${visit('GRAPH_RECURSION_LIMIT')}`,
  unknownMessage: (id: string) => `ValueError: Attempting to delete a message with an ID that doesn't exist ('${id}')`,
  emptyInput: 'EmptyInputError: Received no input for __start__',
  absentField: (field: string) => `KeyError: '${field}'`,
} as const;
