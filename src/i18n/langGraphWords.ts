import type { Problem, ProblemCode } from '~/core/document';

type Params = Problem['params'];

/**
 * What LangGraph.js 1.7.3 itself says where it refuses to build a graph, quoted after our sentence in every language.
 * Source: `graph/graph.js` and `graph/state.js` of `@langchain/langgraph`.
 */
const WORDS: { readonly [code in ProblemCode]?: (params: Params) => string } = {
  nodeNameTaken: ({ name }) => `Node \`${name}\` already present.`,
  nodeNameReserved: ({ name }) => `Node \`${name}\` is reserved.`,
  nodeNameIsField: ({ name }) =>
    `${name} is already being used as a state attribute (a.k.a. a channel), cannot also be used as a node name.`,
  nodeNameBadCharacter: ({ character }) => `"${character}" is a reserved character and is not allowed in node names.`,
  routerNameTaken: ({ name }) => `Condition \`${name}\` already present`,
  edgeFromEnd: () => 'END cannot be a start node',
  edgeIntoStart: () => 'START cannot be an end node',
  edgeSourceMissing: ({ id }) => `Found edge starting at unknown node \`${id}\``,
  edgeTargetMissing: ({ id }) => `Found edge ending at unknown node \`${id}\``,
  joinIntoEnd: () => 'END cannot be an end node',
  nodeUnreachable: ({ name }) => `Node \`${name}\` is not reachable.`,
};

/** LangGraph's own text for a problem that stops it, or '' where it says nothing. */
export function langGraphWords({ code, severity, params }: Problem): string {
  return severity === 'blocks' ? (WORDS[code]?.(params) ?? '') : '';
}
