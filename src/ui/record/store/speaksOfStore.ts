import { type GraphSpec, graphsOf } from '~/core/document';

/** Whether a graph has to do with LangGraph's store or a runtime context: it gives one, or its code names them. */
export function speaksOfStore(graph: GraphSpec): boolean {
  if (graph.store !== undefined || graph.turns.some((turn) => 'context' in turn)) return true;
  const named = /\bstore\b|\bgetStore\b|\bcontext\b/;
  return [...graphsOf(graph)].some(
    ([, { nodes, routers }]) => nodes.some(({ source }) => named.test(source)) || routers.some(({ code }) => named.test(code)),
  );
}
