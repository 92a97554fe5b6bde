import type { FactRole, GraphFacts, SourceFacts } from '~/core/analysis';
import { type GraphSpec, startOf } from '~/core/document';
import type { SourceKey } from '~/core/trace';

export interface FactRequest {
  readonly source: string;
  readonly role: FactRole;
}

/** Reads many sources at once, one answer each, in order. Behind the page it is a worker. */
export type ReadFacts = (requests: readonly FactRequest[]) => Promise<readonly (SourceFacts | null)[]>;

/** What is known of every source of a graph. */
export async function readGraphFacts(graph: GraphSpec, read: ReadFacts): Promise<GraphFacts> {
  const requests = [...requestsOf(graph)];
  const answers = await read(requests.map(([, request]) => request));
  const sources: Record<SourceKey, SourceFacts> = {};
  for (const [index, [key]] of requests.entries()) {
    const facts = answers[index];
    if (facts) sources[key] = facts;
  }
  return { sources };
}

function* requestsOf(graph: GraphSpec): Generator<readonly [SourceKey, FactRequest]> {
  for (const { id, merge } of graph.fields) {
    if (merge.kind === 'own') yield [`reducer:${id}`, { source: merge.source, role: 'reducer' }];
    const start = startOf(merge);
    if (start.kind === 'own') yield [`start:${id}`, { source: start.source, role: 'value' }];
  }
  for (const { id, source } of graph.nodes) yield [`node:${id}`, { source, role: 'node' }];
  for (const { id, code } of graph.routers) yield [`router:${id}`, { source: code, role: 'router' }];
  for (const [index, turn] of graph.turns.entries()) if ('source' in turn) yield [`turn:${index}`, { source: turn.source, role: 'value' }];
}
