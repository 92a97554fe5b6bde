import { connect, END, type GraphSpec, type PlaygroundDoc, START, setJoinSources, setRouterTargets } from '~/core/document';
import type { Messages } from '~/i18n';
import type { ShapeId } from '../picture/links';
import { isNodeRef, partsOf } from './item';

/** Why two shapes cannot be connected. */
export type Refusal = keyof Messages['canvas']['refusal'];

export function refusalOf(graph: GraphSpec, from: ShapeId, to: ShapeId): Refusal | null {
  const [fromKind, fromId] = partsOf(from);
  const [toKind, toId] = partsOf(to);
  if (from === END) return 'fromEnd';
  if (to === START) return 'intoStart';
  if (fromKind === 'join') return 'joinHasTarget';
  if (toKind === 'router') return 'intoRouter';
  if (toKind === 'join') {
    if (fromKind === 'router') return 'intoRouter';
    if (from === START) return 'joinFromStart';
    return graph.joins.some((join) => join.id === toId && join.sources.includes(from)) ? 'twice' : null;
  }
  const there =
    fromKind === 'router'
      ? graph.routers.some((router) => router.id === fromId && router.targets.includes(to))
      : graph.edges.some((edge) => edge.source === from && edge.target === to);
  return there ? 'twice' : null;
}

/** What dragging from one shape to another does: a new edge, a new target of a router, a new source of a join. */
export function connectShapes(doc: PlaygroundDoc, from: ShapeId, to: ShapeId): PlaygroundDoc {
  if (refusalOf(doc.graph, from, to) !== null) return doc;
  const [fromKind, fromId] = partsOf(from);
  const [toKind, toId] = partsOf(to);
  if (fromKind === 'router') {
    const router = doc.graph.routers.find((one) => one.id === fromId);
    return router === undefined ? doc : setRouterTargets(doc, fromId, [...router.targets, to]);
  }
  if (toKind === 'join') {
    const join = doc.graph.joins.find((one) => one.id === toId);
    return join === undefined ? doc : setJoinSources(doc, toId, [...join.sources, from]);
  }
  return isNodeRef(from) && isNodeRef(to) ? connect(doc, from, to) : doc;
}
