import type { Field, FieldId, GraphNode, GraphParts, GraphSpec, Memory, NodeId, NodeRef, ThreadId, Turn } from './document';
import { END, START, THREAD } from './document';

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

const USUAL: Memory = { saver: 'memory', durability: 'async' };

export function memoryOf({ memory }: Pick<GraphSpec, 'memory'>): Memory {
  return memory ?? USUAL;
}

export function threadOf({ thread }: Turn): ThreadId {
  return thread ?? THREAD;
}

/** The threads that a document's turns name, each once, in the order in which they are first used. */
export function threadsOf({ turns }: Pick<GraphSpec, 'turns'>): readonly ThreadId[] {
  return [...new Set(turns.map(threadOf))];
}

/** The first number from 1 that no turn names as its thread. */
export function freeThread(graph: Pick<GraphSpec, 'turns'>): ThreadId {
  const taken = new Set(threadsOf(graph));
  let number = 1;
  while (taken.has(String(number))) number += 1;
  return String(number);
}
