import { DEEPEST, END, type GraphPath, type InnerGraph, type NodeId, type PlaygroundDoc, START } from '../document';
import { nodeSource } from '../defaultSource';
import { nodeOf } from '../lookup';
import { withGraph, withItem } from '../edit/change';
import { layoutWith } from './docAt';
import { freeName } from '../ids';

/**
 * Puts a graph into a node that was code. It starts with the same fields, so that all of them are shared, and with one node that
 * runs what the node ran. `path` is where the document itself is opened, which counts for the depth.
 */
export function makeInner(doc: PlaygroundDoc, id: NodeId, path: GraphPath = []): PlaygroundDoc {
  const node = nodeOf(doc.graph, id);
  if (node === undefined || node.inner !== undefined || path.length >= DEEPEST) return doc;
  const { fields, style } = doc.graph;
  const taken = fields.map((field) => field.name);
  const inner: InnerGraph = {
    fields: fields.filter((field) => field.private === undefined),
    ...(style && { style }),
    nodes: [
      {
        id: 'n1',
        name: freeName('inner', taken),
        source: node.source === '' ? nodeSource(fields) : node.source,
        defer: false,
        ends: [],
      },
    ],
    edges: [
      { id: 'e1', source: START, target: 'n1' },
      { id: 'e2', source: 'n1', target: END },
    ],
    joins: [],
    routers: [],
  };
  return withGraph(doc, { nodes: withItem(doc.graph.nodes, id, { inner }) });
}

/** The way back: the node is its own source again. */
export function dropInner(doc: PlaygroundDoc, id: NodeId): PlaygroundDoc {
  if (nodeOf(doc.graph, id)?.inner === undefined) return doc;
  const nodes = doc.graph.nodes.map((node) => {
    if (node.id !== id) return node;
    const { inner: _gone, ...code } = node;
    return code;
  });
  return { ...withGraph(doc, { nodes }), layout: layoutWith(doc.layout, id, undefined) };
}

/** Undefined is the parent's. */
export function setCheckpointer(doc: PlaygroundDoc, id: NodeId, checkpointer: InnerGraph['checkpointer']): PlaygroundDoc {
  const inner = nodeOf(doc.graph, id)?.inner;
  if (inner === undefined || inner.checkpointer === checkpointer) return doc;
  const { checkpointer: _before, ...parts } = inner;
  return withGraph(doc, {
    nodes: withItem(doc.graph.nodes, id, { inner: checkpointer === undefined ? parts : { ...parts, checkpointer } }),
  });
}
