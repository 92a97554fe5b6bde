import type { GraphParts, GraphPath, PlaygroundDoc } from '../document';
import { graphsOf, sizeOf } from '../inner/graphs';
import { SHARED_LIMITS } from '../limits';
import type { Problem } from '../problem';
import { sourceLengths } from '../sources';
import { edgeProblems } from './edges';
import { fieldNames, nodeNames, routerNames } from './names';
import { reachProblems } from './reach';
import { warns } from './report';
import { schemaProblems } from './schemas';
import { stepProblems } from './steps';

/**
 * What is wrong or doubtful about a document's structure; its sources are the engine's to check. A problem blocks exactly
 * where LangGraph.js 1.7.3 refuses to build or compile the graph.
 */
export function documentProblems(doc: PlaygroundDoc): readonly Problem[] {
  const { graph } = doc;
  return [
    ...[...graphsOf(graph)].flatMap(([path, parts]) => graphProblems(parts, graph.recursionLimit).map((problem) => inGraph(path, problem))),
    ...(graph.turns.length === 0 ? [warns('noTurns', { kind: 'document' })] : []),
    ...sizeProblems(doc),
  ];
}

/** A subgraph is built as any graph is, and counts its own supersteps against the same limit. */
function graphProblems(graph: GraphParts, recursionLimit: number): readonly Problem[] {
  return [
    ...fieldNames(graph),
    ...nodeNames(graph),
    ...edgeProblems(graph),
    ...routerNames(graph),
    ...reachProblems(graph),
    ...stepProblems(graph, recursionLimit),
    ...schemaProblems(graph),
  ];
}

function inGraph(path: GraphPath, problem: Problem): Problem {
  return path.length === 0 ? problem : { ...problem, place: { ...problem.place, path } };
}

/** Too large for a link; it still runs and is still kept. */
function sizeProblems(doc: PlaygroundDoc): readonly Problem[] {
  const { nodes, fields, lines } = sizeOf(doc.graph);
  const characters = sourceLengths(doc);
  const fits =
    fields <= SHARED_LIMITS.fields &&
    nodes <= SHARED_LIMITS.nodes &&
    lines <= SHARED_LIMITS.edges &&
    doc.graph.turns.length <= SHARED_LIMITS.turns &&
    doc.expectations.length <= SHARED_LIMITS.expectations &&
    characters <= SHARED_LIMITS.sources;
  return fits ? [] : [warns('documentTooLarge', { kind: 'document' }, { characters, nodes, edges: lines })];
}
