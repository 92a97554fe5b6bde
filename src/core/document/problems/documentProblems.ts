import type { PlaygroundDoc } from '../document';
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
    ...fieldNames(graph),
    ...nodeNames(graph),
    ...edgeProblems(graph),
    ...routerNames(graph),
    ...reachProblems(graph),
    ...stepProblems(graph),
    ...schemaProblems(graph),
    ...(graph.turns.length === 0 ? [warns('noTurns', { kind: 'document' })] : []),
    ...sizeProblems(doc),
  ];
}

/** Too large for a link; it still runs and is still kept. */
function sizeProblems(doc: PlaygroundDoc): readonly Problem[] {
  const { fields, nodes, edges, joins, routers, turns } = doc.graph;
  const lines = edges.length + joins.length + routers.length;
  const characters = sourceLengths(doc);
  const fits =
    fields.length <= SHARED_LIMITS.fields &&
    nodes.length <= SHARED_LIMITS.nodes &&
    lines <= SHARED_LIMITS.edges &&
    turns.length <= SHARED_LIMITS.turns &&
    doc.expectations.length <= SHARED_LIMITS.expectations &&
    characters <= SHARED_LIMITS.sources;
  return fits ? [] : [warns('documentTooLarge', { kind: 'document' }, { characters, nodes: nodes.length, edges: lines })];
}
