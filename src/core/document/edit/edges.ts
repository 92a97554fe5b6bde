import type { EdgeId, Join, NodeId, NodeRef, PlaygroundDoc } from '../document';
import { isEnd } from '../lookup';
import { freeId } from '../ids';
import { kept, withGraph, withItem } from './change';
import { hasRef } from './nodes';

/** Edges, joins and routers share one space of ids. */
function edgeIds(doc: PlaygroundDoc): EdgeId[] {
  const { edges, joins, routers } = doc.graph;
  return [...edges, ...joins, ...routers].map((one) => one.id);
}

function nextEdgeId(doc: PlaygroundDoc): EdgeId {
  return freeId('e', edgeIds(doc));
}

export function newEdgeId(doc: PlaygroundDoc, wanted: EdgeId | undefined): EdgeId {
  return wanted !== undefined && !edgeIds(doc).includes(wanted) ? wanted : nextEdgeId(doc);
}

/** A plain edge. One that is there already is not drawn twice: LangGraph would treat the two as one. */
export function connect(doc: PlaygroundDoc, source: NodeRef, target: NodeRef, id?: EdgeId): PlaygroundDoc {
  const { edges } = doc.graph;
  if (!hasRef(doc, source) || !hasRef(doc, target)) return doc;
  if (edges.some((edge) => edge.source === source && edge.target === target)) return doc;
  return withGraph(doc, { edges: [...edges, { id: newEdgeId(doc, id), source, target }] });
}

/** Hangs a plain edge on other nodes. */
export function reconnect(doc: PlaygroundDoc, id: EdgeId, source: NodeRef, target: NodeRef): PlaygroundDoc {
  const { edges } = doc.graph;
  if (!hasRef(doc, source) || !hasRef(doc, target)) return doc;
  if (edges.some((edge) => edge.id !== id && edge.source === source && edge.target === target)) return doc;
  return withGraph(doc, { edges: withItem(edges, id, { source, target }) });
}

function joinable(doc: PlaygroundDoc, sources: readonly NodeId[]): readonly NodeId[] {
  return [...new Set(sources)].filter((ref) => !isEnd(ref) && hasRef(doc, ref));
}

/** A join of at least one existing node; START and END cannot be waited for. */
export function addJoin(doc: PlaygroundDoc, sources: readonly NodeId[], target: NodeRef, id?: EdgeId): PlaygroundDoc {
  const known = joinable(doc, sources);
  if (known.length === 0 || !hasRef(doc, target)) return doc;
  const join: Join = { id: newEdgeId(doc, id), sources: known, target };
  return withGraph(doc, { joins: [...doc.graph.joins, join] });
}

/** A join that is left without a source goes. */
export function setJoinSources(doc: PlaygroundDoc, id: EdgeId, sources: readonly NodeId[]): PlaygroundDoc {
  const known = joinable(doc, sources);
  return known.length === 0 ? deleteEdge(doc, id) : withGraph(doc, { joins: withItem(doc.graph.joins, id, { sources: known }) });
}

export function setJoinTarget(doc: PlaygroundDoc, id: EdgeId, target: NodeRef): PlaygroundDoc {
  return hasRef(doc, target) ? withGraph(doc, { joins: withItem(doc.graph.joins, id, { target }) }) : doc;
}

/** An edge, a join or a router. */
export function deleteEdge(doc: PlaygroundDoc, id: EdgeId): PlaygroundDoc {
  const { edges, joins, routers } = doc.graph;
  const stays = (one: { readonly id: EdgeId }) => one.id !== id;
  return withGraph(doc, { edges: kept(edges, stays), joins: kept(joins, stays), routers: kept(routers, stays) });
}
