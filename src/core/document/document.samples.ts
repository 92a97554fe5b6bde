import type { Edge, Field, GraphNode, GraphSpec, PlaygroundDoc, Router } from './document';
import { usualMerge } from './edit/fields';
import { emptyDocument } from './emptyDocument';

export function node(id: string, part: Partial<GraphNode> = {}): GraphNode {
  return { id, name: id, source: 'export default () => ({});', defer: false, ends: [], ...part };
}

export function edge(source: string, target: string): Edge {
  return { id: `${source}-${target}`, source, target };
}

export function field(name: string, part: Partial<Field> = {}): Field {
  return { id: `f-${name}`, name, type: { kind: 'list', of: 'str' }, merge: usualMerge({ kind: 'list', of: 'str' }), ...part };
}

export function router(source: string, targets: readonly string[], name = 'route'): Router {
  return { id: `${source}-by-${name}`, name, source, targets, code: '' };
}

export function withGraph(graph: Partial<GraphSpec>): PlaygroundDoc {
  const empty = emptyDocument();
  return { ...empty, graph: { ...empty.graph, ...graph } };
}
