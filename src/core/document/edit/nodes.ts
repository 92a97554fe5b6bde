import { nodeSource } from '../defaultSource';
import type { GraphNode, NodeId, NodeRef, PlaygroundDoc, Point, Source } from '../document';
import { START } from '../document';
import { freeId, freeName, nextName } from '../ids';
import { NAME_LENGTH } from '../limits';
import { layoutWith } from '../inner/docAt';
import { isEnd } from '../lookup';
import { cutText, kept, withGraph, withItem, withOptional } from './change';
import { moveNodes } from './layout';
import { deleteTurnsOf } from './turns';

export interface NewNode {
  /** Taken only when it is free. */
  readonly id?: NodeId;
  readonly name?: string;
  readonly source?: Source;
  /** Left out: automatic layout places it. */
  readonly point?: Point;
}

export function nextNodeId(doc: PlaygroundDoc): NodeId {
  return freeId(
    'n',
    doc.graph.nodes.map((node) => node.id),
  );
}

/** A node without edges. Its name is free, and its source reads that name from config. */
export function addNode(doc: PlaygroundDoc, options: NewNode = {}): PlaygroundDoc {
  const { nodes, fields } = doc.graph;
  const taken = [...nodes, ...fields].map((one) => one.name);
  const node: GraphNode = {
    id: options.id !== undefined && !nodes.some((one) => one.id === options.id) ? options.id : nextNodeId(doc),
    name: options.name === undefined ? nextName('node', taken) : freeName(cutText(options.name, NAME_LENGTH - 4), taken),
    source: options.source ?? nodeSource(fields),
    defer: false,
    ends: [],
  };
  const added = withGraph(doc, { nodes: [...nodes, node] });
  return options.point === undefined ? added : moveNodes(added, { [node.id]: options.point });
}

/** Any text: what LangGraph will not take is reported, not refused. */
export function renameNode(doc: PlaygroundDoc, id: NodeId, name: string): PlaygroundDoc {
  return withGraph(doc, { nodes: withItem(doc.graph.nodes, id, { name: cutText(name, NAME_LENGTH) }) });
}

export function setNodeSource(doc: PlaygroundDoc, id: NodeId, source: Source): PlaygroundDoc {
  return withGraph(doc, { nodes: withItem(doc.graph.nodes, id, { source }) });
}

export function setDefer(doc: PlaygroundDoc, id: NodeId, defer: boolean): PlaygroundDoc {
  return withGraph(doc, { nodes: withItem(doc.graph.nodes, id, { defer }) });
}

/** Where LangGraph pauses of its own accord; `undefined` is nowhere. */
export function setPause(doc: PlaygroundDoc, id: NodeId, pause: GraphNode['pause']): PlaygroundDoc {
  const index = doc.graph.nodes.findIndex((node) => node.id === id);
  const node = doc.graph.nodes[index];
  if (node === undefined) return doc;
  const next = withOptional(node, 'pause', pause);
  return next === node ? doc : withGraph(doc, { nodes: doc.graph.nodes.with(index, next) });
}

/** Where a Command of this node may go: nodes that exist and END, each once. */
export function setEnds(doc: PlaygroundDoc, id: NodeId, ends: readonly NodeRef[]): PlaygroundDoc {
  const known = [...new Set(ends)].filter((ref) => ref !== START && hasRef(doc, ref));
  return withGraph(doc, { nodes: withItem(doc.graph.nodes, id, { ends: known }) });
}

export function hasRef(doc: PlaygroundDoc, ref: NodeRef): boolean {
  return isEnd(ref) || doc.graph.nodes.some((node) => node.id === ref);
}

/**
 * Takes along what cannot be without the node: its edges and routers, joins into it and those that wait for it alone,
 * its place in lists of targets, the state updates made as it, and its position with those of a graph inside it.
 */
export function deleteNode(doc: PlaygroundDoc, id: NodeId): PlaygroundDoc {
  const { graph, layout } = doc;
  if (!graph.nodes.some((node) => node.id === id)) return doc;
  const without = (refs: readonly NodeRef[]) => kept(refs, (ref) => ref !== id);
  const cut = withGraph(deleteTurnsOf(doc, id), {
    nodes: graph.nodes
      .filter((node) => node.id !== id)
      .map((node) => (node.ends.includes(id) ? { ...node, ends: without(node.ends) } : node)),
    edges: kept(graph.edges, (edge) => edge.source !== id && edge.target !== id),
    joins: graph.joins
      .map((join) => (join.sources.includes(id) ? { ...join, sources: without(join.sources) } : join))
      .filter((join) => join.target !== id && join.sources.length > 0),
    routers: graph.routers
      .filter((router) => router.source !== id)
      .map((router) => (router.targets.includes(id) ? { ...router, targets: without(router.targets) } : router)),
  });
  const { [id]: gone, ...places } = layout.nodes;
  if (gone === undefined && layout.inner?.[id] === undefined) return cut;
  return { ...cut, layout: layoutWith({ ...layout, nodes: places }, id, undefined) };
}
