import type { Field, FieldId, GraphNode, GraphParts, NodeId, NodeRef } from './document';
import { END, START } from './document';

export function fieldOf(graph: GraphParts, id: FieldId): Field | undefined {
  return graph.fields.find((field) => field.id === id);
}

export function nodeOf(graph: GraphParts, id: NodeId): GraphNode | undefined {
  return graph.nodes.find((node) => node.id === id);
}

export function isEnd(ref: NodeRef): ref is typeof START | typeof END {
  return ref === START || ref === END;
}

/** The name that LangGraph knows a node by; the ends are their own names. Undefined for a node that is not there. */
export function nameOf(graph: GraphParts, ref: NodeRef): string | undefined {
  return isEnd(ref) ? ref : nodeOf(graph, ref)?.name;
}
