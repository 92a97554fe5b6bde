import type { Contributions } from '~/core/analysis';
import type { GraphSpec, NodeId } from '~/core/document';

/** The nodes of the document that wrote in a merge, each once, in the order in which they merged. */
export function idsOfWriters({ parts }: Contributions, graph: GraphSpec): readonly NodeId[] {
  const names = new Set(parts.flatMap(({ by }) => (by.kind === 'task' ? [by.node] : [])));
  return [...names].flatMap((name) => graph.nodes.find((node) => node.name === name)?.id ?? []);
}
