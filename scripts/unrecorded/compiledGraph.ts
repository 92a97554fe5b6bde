import type { GraphSpec } from '~/core/document';
import { compile } from '~/engine/compile';
import type { RunnableGraph } from '~/engine/protocol';
import { strip } from '~/engine/strip';

/** A graph made ready to run in this process. Throws where it cannot be. */
export async function compiledGraph(graph: GraphSpec, name: string): Promise<RunnableGraph> {
  const compiled = await compile(graph, (requests) => Promise.resolve(requests.map(strip)));
  if ('problems' in compiled) throw new Error(`${name} does not compile: ${JSON.stringify(compiled.problems)}`);
  return compiled.graph;
}
