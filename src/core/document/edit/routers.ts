import { routerSource } from '../defaultSource';
import type { EdgeId, NodeRef, PlaygroundDoc, Router, Source } from '../document';
import { START } from '../document';
import { freeName, nextName } from '../ids';
import { NAME_LENGTH } from '../limits';
import { cutText, withGraph, withItem } from './change';
import { newEdgeId } from './edges';
import { hasRef } from './nodes';

export interface NewRouter {
  readonly source: NodeRef;
  readonly targets: readonly NodeRef[];
  /** Taken only when it is free. */
  readonly id?: EdgeId;
  readonly name?: string;
  readonly code?: Source;
}

function targetsOf(doc: PlaygroundDoc, targets: readonly NodeRef[]): readonly NodeRef[] {
  return [...new Set(targets)].filter((ref) => ref !== START && hasRef(doc, ref));
}

/** A conditional edge. Its code goes to the first target until it is written. */
export function addRouter(doc: PlaygroundDoc, options: NewRouter): PlaygroundDoc {
  const { routers } = doc.graph;
  if (!hasRef(doc, options.source)) return doc;
  const targets = targetsOf(doc, options.targets);
  const taken = routers.map((router) => router.name);
  const router: Router = {
    id: newEdgeId(doc, options.id),
    name: options.name === undefined ? nextName('route', taken) : freeName(cutText(options.name, NAME_LENGTH - 4), taken),
    source: options.source,
    targets,
    code: options.code ?? routerSource(doc.graph, targets),
  };
  return withGraph(doc, { routers: [...routers, router] });
}

export function renameRouter(doc: PlaygroundDoc, id: EdgeId, name: string): PlaygroundDoc {
  return withGraph(doc, { routers: withItem(doc.graph.routers, id, { name: cutText(name, NAME_LENGTH) }) });
}

export function setRouterSource(doc: PlaygroundDoc, id: EdgeId, source: NodeRef): PlaygroundDoc {
  return hasRef(doc, source) ? withGraph(doc, { routers: withItem(doc.graph.routers, id, { source }) }) : doc;
}

/** Nodes that exist and END, each once. */
export function setRouterTargets(doc: PlaygroundDoc, id: EdgeId, targets: readonly NodeRef[]): PlaygroundDoc {
  return withGraph(doc, { routers: withItem(doc.graph.routers, id, { targets: targetsOf(doc, targets) }) });
}

export function setRouterCode(doc: PlaygroundDoc, id: EdgeId, code: Source): PlaygroundDoc {
  return withGraph(doc, { routers: withItem(doc.graph.routers, id, { code }) });
}
