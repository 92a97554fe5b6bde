import type { GraphParts, NodeRef } from '../document';
import { START } from '../document';
import type { Problem } from '../problem';
import { blocks, warns } from './report';

/** Every way that a node is known to lead to another: edges, joins, routers, and the ends of its Commands. */
function waysOf(graph: GraphParts): Map<NodeRef, NodeRef[]> {
  const ways = new Map<NodeRef, NodeRef[]>();
  const add = (source: NodeRef, targets: readonly NodeRef[]) => {
    const known = ways.get(source);
    if (known === undefined) ways.set(source, [...targets]);
    else known.push(...targets);
  };
  for (const edge of graph.edges) add(edge.source, [edge.target]);
  for (const join of graph.joins) for (const source of join.sources) add(source, [join.target]);
  for (const router of graph.routers) add(router.source, router.targets);
  for (const node of graph.nodes) if (node.ends.length > 0) add(node.id, node.ends);
  return ways;
}

function reachedFrom(start: NodeRef, ways: ReadonlyMap<NodeRef, readonly NodeRef[]>): Set<NodeRef> {
  const reached = new Set([start]);
  for (const ref of reached) for (const next of ways.get(ref) ?? []) reached.add(next);
  return reached;
}

/**
 * LangGraph.js asks only whether anything leads into a node; a loop apart from START passes and never runs. Sends and
 * Commands may go where nothing is drawn, so that is a warning.
 */
export function* reachProblems(graph: GraphParts): Generator<Problem> {
  if (graph.nodes.length === 0) {
    yield warns('noNodes', { kind: 'document' });
    return;
  }
  const ways = waysOf(graph);
  const aimedAt = new Set([...ways.values()].flat());
  const reached = reachedFrom(START, ways);
  const entry = ways.has(START);
  if (!entry) yield warns('noEntry', { kind: 'document' });
  for (const { id, name } of graph.nodes) {
    const place = { kind: 'node', id } as const;
    if (!aimedAt.has(id)) yield blocks('nodeUnreachable', place, { name });
    else if (entry && !reached.has(id)) yield warns('nodeNeverRuns', place, { name });
    if (!ways.has(id)) yield warns('deadEnd', place, { name });
  }
}
