import type { FactRole, GraphFacts, SourceFacts } from '~/core/analysis';
import { type GraphParts, type GraphPath, type GraphSpec, graphsOf, keyAt, startOf } from '~/core/document';
import type { SourceKey } from '~/core/trace';

export interface FactRequest {
  readonly source: string;
  readonly role: FactRole;
}

/** Reads many sources at once, one answer each, in order. Behind the page it is a worker. */
export type ReadFacts = (requests: readonly FactRequest[]) => Promise<readonly (SourceFacts | null)[]>;

/** What is known of every source of a graph. */
export async function readGraphFacts(graph: GraphSpec, read: ReadFacts): Promise<GraphFacts> {
  const requests = [...graphsOf(graph)].flatMap(([path, parts]) => [...inGraph(path, parts)]);
  for (const [index, turn] of graph.turns.entries()) {
    if ('source' in turn) requests.push([`turn:${index}`, { source: turn.source, role: 'value' }]);
  }
  const answers = await read(requests.map(([, request]) => request));
  const sources: Record<SourceKey, SourceFacts> = {};
  for (const [index, [key]] of requests.entries()) {
    const facts = answers[index];
    if (facts) sources[key] = facts;
  }
  return { sources };
}

function* inGraph(path: GraphPath, graph: GraphParts): Generator<readonly [SourceKey, FactRequest]> {
  for (const [key, request] of requestsOf(graph)) yield [keyAt(path, key), request];
}

function* requestsOf(graph: GraphParts): Generator<readonly [SourceKey, FactRequest]> {
  for (const { id, merge } of graph.fields) {
    if (merge.kind === 'own') yield [`reducer:${id}`, { source: merge.source, role: 'reducer' }];
    const start = startOf(merge);
    if (start.kind === 'own') yield [`start:${id}`, { source: start.source, role: 'value' }];
  }
  for (const { id, source, inner } of graph.nodes) if (inner === undefined) yield [`node:${id}`, { source, role: 'node' }];
  for (const { id, code } of graph.routers) yield [`router:${id}`, { source: code, role: 'router' }];
}
