import {
  addJoin,
  addRouter,
  connect,
  END,
  type GraphSpec,
  type NodeRef,
  type PlaygroundDoc,
  reconnect,
  renameRouter,
  setEnds,
  setJoinSources,
  setJoinTarget,
  setRouterTargets,
  START,
} from '~/core/document';
import { type ItemKey, partsOf } from '../edits/item';

export type WiringKind = 'edge' | 'router' | 'join' | 'command';

/** What the connect dialog edits: one connection, new or there already. */
export interface Wiring {
  readonly kind: WiringKind;
  /** Its id when it is there already. */
  readonly id: string | null;
  readonly source: NodeRef;
  /** Where it leads: one for an edge or a join, any number else. */
  readonly targets: readonly NodeRef[];
  /** Of a join: all that it waits for. */
  readonly sources: readonly NodeRef[];
  /** Of a router. */
  readonly name: string;
}

/** The connection that an item stands for; a new plain edge where the item is a node. Null where the item is gone. */
export function wiringOf(graph: GraphSpec, item: ItemKey): Wiring | null {
  const [kind, id] = partsOf(item);
  switch (kind) {
    case 'node':
      return { kind: 'edge', id: null, source: id, targets: [], sources: id === START ? [] : [id], name: '' };
    case 'edge': {
      const edge = graph.edges.find((one) => one.id === id);
      return edge === undefined ? null : { kind, id, source: edge.source, targets: [edge.target], sources: [], name: '' };
    }
    case 'router': {
      const router = graph.routers.find((one) => one.id === id);
      return router === undefined ? null : { kind, id, source: router.source, targets: router.targets, sources: [], name: router.name };
    }
    case 'join': {
      const join = graph.joins.find((one) => one.id === id);
      const source = join?.sources[0];
      return join === undefined || source === undefined
        ? null
        : { kind, id, source, targets: [join.target], sources: join.sources, name: '' };
    }
  }
}

/** The same wiring as another kind; what a node's Commands may reach is taken from the document. */
export function asKind(graph: GraphSpec, wiring: Wiring, kind: WiringKind): Wiring {
  const ends = graph.nodes.find((node) => node.id === wiring.source)?.ends ?? [];
  return { ...wiring, kind, targets: kind === 'command' ? ends : [] };
}

/** Complete enough to be drawn. */
export function isComplete({ kind, sources, targets }: Wiring): boolean {
  if (kind === 'command') return true;
  return targets.length > 0 && (kind !== 'join' || sources.length > 0);
}

/** Whether a node may be chosen as a target: START never, END not by a join, and an edge not twice. */
export function targetRefusal(graph: GraphSpec, wiring: Wiring, target: NodeRef): 'never' | 'twice' | null {
  if (target === START || (target === END && wiring.kind === 'join')) return 'never';
  const twice = graph.edges.some((edge) => edge.id !== wiring.id && edge.source === wiring.source && edge.target === target);
  return wiring.kind === 'edge' && twice ? 'twice' : null;
}

/** Draws or changes the connection in the document. */
export function applyWiring(doc: PlaygroundDoc, wiring: Wiring): PlaygroundDoc {
  const { kind, id, source, targets, sources, name } = wiring;
  const [target] = targets;
  switch (kind) {
    case 'edge':
      if (target === undefined) return doc;
      return id === null ? connect(doc, source, target) : reconnect(doc, id, source, target);
    case 'router':
      if (id === null) return addRouter(doc, { source, targets, ...(name.trim() === '' ? {} : { name: name.trim() }) });
      return renameRouter(setRouterTargets(doc, id, targets), id, name.trim());
    case 'join':
      if (target === undefined) return doc;
      return id === null ? addJoin(doc, sources, target) : setJoinTarget(setJoinSources(doc, id, sources), id, target);
    case 'command':
      return setEnds(doc, source, targets);
  }
}
