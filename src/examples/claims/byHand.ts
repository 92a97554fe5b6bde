import { importLangGraph } from '../imports';
import { input, plain } from '../parts';
import { chain, type ClaimSketch } from './claimSketch';

const HELP = `const fields = (more = {}) =>
  Annotation.Root({ log: Annotation({ reducer: (existing, update) => [...existing, ...update], default: () => [] }), ...more });
const writes = (...log) => () => ({ log });
const chainOfTwo = () =>
  new StateGraph(fields()).addNode('a', writes('A')).addNode('b', writes('B')).addEdge(START, 'a').addEdge('a', 'b').addEdge('b', END);
const thread = { configurable: { thread_id: '1' } };
const collect = async (stream) => {
  const all = [];
  for await (const one of await stream) all.push(one);
  return all;
};
const thrown = async (run) => {
  try {
    return await run();
  } catch (error) {
    return [error.name, error.message];
  }
};
`;

/**
 * A document whose one node builds small graphs with LangGraph itself and writes down, field by field, what came of them: for
 * claims about building and calling a graph, which the page does for every document.
 */
export function byHand(
  texts: Pick<ClaimSketch, 'title' | 'note'>,
  names: readonly string[],
  made: string,
  told: { readonly [field: string]: string },
  claims: ClaimSketch['claims'],
): ClaimSketch {
  const imports = importLangGraph('Annotation', 'END', 'START', 'StateGraph', ...names);
  const update = Object.entries(told).map(([name, code]) => `    ${name}: ${code},`);
  return {
    ...texts,
    fields: Object.fromEntries(Object.keys(told).map((name) => [name, plain('any')])),
    nodes: {
      // After a wait no graph takes itself for a subgraph of this one.
      build: `${imports}\n${HELP}\n${made}\nexport default async () => {\n  await null;\n  return {\n${update.join('\n')}\n  };\n};\n`,
    },
    paths: chain('build'),
    turns: [input('{}')],
    claims,
  };
}
