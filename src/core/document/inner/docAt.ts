import type { GraphParts, GraphPath, GraphSpec, InnerGraph, Layout, NodeId, PlaygroundDoc } from '../document';
import { equalJson } from '../equalJson';
import { nodeOf } from '../lookup';
import { withItem } from '../edit/change';

const EMPTY: Layout = { nodes: {} };

/**
 * The document as if the graph inside a node were its own, so that all that edits and shows a document does so with an opened
 * subgraph. What belongs to the whole document (title, shared code, seed, limit, memory) is the outside's; turns and expectations
 * stay outside. Null where the path leads to no graph.
 */
export function docAt(doc: PlaygroundDoc, path: GraphPath): PlaygroundDoc | null {
  let at: PlaygroundDoc | null = doc;
  for (const id of path) at = at === null ? null : inside(at, id);
  return at;
}

/** The document with an edited view of `docAt` written back; the very same document where nothing was changed. */
export function withDocAt(doc: PlaygroundDoc, path: GraphPath, edited: PlaygroundDoc): PlaygroundDoc {
  const [id, ...rest] = path;
  if (id === undefined) return edited;
  const view = inside(doc, id);
  if (view === null) return doc;
  return writeBack(doc, id, view, withDocAt(view, rest, edited));
}

function inside(doc: PlaygroundDoc, id: NodeId): PlaygroundDoc | null {
  const inner = nodeOf(doc.graph, id)?.inner;
  if (inner === undefined) return null;
  const { checkpointer: _ofItsNode, ...parts } = inner;
  const { shared, recursionLimit, seed, memory } = doc.graph;
  const graph: GraphSpec = { ...parts, turns: [], shared, recursionLimit, seed, ...(memory && { memory }) };
  return { ...doc, graph, layout: doc.layout.inner?.[id] ?? EMPTY, expectations: [] };
}

function writeBack(doc: PlaygroundDoc, id: NodeId, view: PlaygroundDoc, edited: PlaygroundDoc): PlaygroundDoc {
  if (edited === view) return doc;
  const { turns: _none, shared, recursionLimit, seed, memory, ...parts } = edited.graph;
  const { memory: _before, ...outside } = doc.graph;
  const inner = withCheckpointer(parts, nodeOf(doc.graph, id)?.inner?.checkpointer);
  const graph: GraphSpec = {
    ...outside,
    nodes: withItem(doc.graph.nodes, id, { inner }),
    shared,
    recursionLimit,
    seed,
    ...(memory && { memory }),
  };
  const next = { ...doc, title: edited.title, note: edited.note, graph, layout: layoutWith(doc.layout, id, edited.layout) };
  return equalJson(next, doc) ? doc : next;
}

function withCheckpointer(parts: GraphParts, checkpointer: InnerGraph['checkpointer']): InnerGraph {
  return checkpointer === undefined ? parts : { ...parts, checkpointer };
}

/** A layout with that of a node's inside; one that places nothing is not kept. */
export function layoutWith(layout: Layout, id: NodeId, of: Layout | undefined): Layout {
  const { [id]: _before, ...others } = layout.inner ?? {};
  const isEmpty = of === undefined || (Object.keys(of.nodes).length === 0 && of.inner === undefined);
  const inner = isEmpty ? others : { ...others, [id]: of };
  return Object.keys(inner).length === 0 ? { nodes: layout.nodes } : { nodes: layout.nodes, inner };
}
