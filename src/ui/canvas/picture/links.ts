import { type EdgeId, type GraphSpec, type NodeId, type NodeRef, START, END } from '~/core/document';

/** What one drawn line stands for in the document. */
export type LinkItem =
  | { readonly kind: 'edge'; readonly id: EdgeId; readonly source: NodeRef; readonly target: NodeRef }
  /** From one source of a join to its bar. */
  | { readonly kind: 'joinIn'; readonly id: EdgeId; readonly source: NodeId; readonly target: NodeRef }
  /** From the bar on. */
  | { readonly kind: 'joinOut'; readonly id: EdgeId; readonly sources: readonly NodeId[]; readonly target: NodeRef }
  /** From a node to its router. */
  | { readonly kind: 'routerIn'; readonly id: EdgeId; readonly source: NodeRef }
  /** From a router to one of its possible targets. */
  | { readonly kind: 'route'; readonly id: EdgeId; readonly source: NodeRef; readonly target: NodeRef }
  /** A possible target of a Command. */
  | { readonly kind: 'command'; readonly source: NodeId; readonly target: NodeRef };

/** One line between two shapes; `from` and `to` are shape ids, `lane` keeps it apart from its parallels. */
export interface Link {
  readonly key: string;
  readonly item: LinkItem;
  readonly from: ShapeId;
  readonly to: ShapeId;
  readonly lane: number;
}

/** A node's or an end's own id, or `router:<id>`, `join:<id>`: no id of a document has a colon. */
export type ShapeId = string;
export const routerShape = (id: EdgeId): ShapeId => `router:${id}`;
export const joinShape = (id: EdgeId): ShapeId => `join:${id}`;

const linksByGraph = new WeakMap<GraphSpec, readonly Link[]>();

/** Every line of the graph whose ends exist, in the document's order. The same graph always has the same link objects. */
export function linksOf(graph: GraphSpec): readonly Link[] {
  const links = linksByGraph.get(graph) ?? findLinks(graph);
  linksByGraph.set(graph, links);
  return links;
}

function findLinks(graph: GraphSpec): readonly Link[] {
  const refs = new Set<NodeRef>([START, END, ...graph.nodes.map((node) => node.id)]);
  const found: Omit<Link, 'lane'>[] = [];
  for (const edge of graph.edges) {
    const item = { kind: 'edge', id: edge.id, source: edge.source, target: edge.target } as const;
    if (refs.has(edge.source) && refs.has(edge.target)) found.push({ key: edge.id, item, from: edge.source, to: edge.target });
  }
  for (const join of graph.joins) {
    if (!refs.has(join.target)) continue;
    for (const source of join.sources) {
      const item = { kind: 'joinIn', id: join.id, source, target: join.target } as const;
      if (refs.has(source)) found.push({ key: `${join.id}<${source}`, item, from: source, to: joinShape(join.id) });
    }
    const item = { kind: 'joinOut', id: join.id, sources: join.sources, target: join.target } as const;
    found.push({ key: join.id, item, from: joinShape(join.id), to: join.target });
  }
  for (const router of graph.routers) {
    if (!refs.has(router.source)) continue;
    const item = { kind: 'routerIn', id: router.id, source: router.source } as const;
    found.push({ key: router.id, item, from: router.source, to: routerShape(router.id) });
    for (const target of router.targets) {
      const route = { kind: 'route', id: router.id, source: router.source, target } as const;
      if (refs.has(target)) found.push({ key: `${router.id}>${target}`, item: route, from: routerShape(router.id), to: target });
    }
  }
  for (const node of graph.nodes) {
    for (const target of node.ends) {
      const item = { kind: 'command', source: node.id, target } as const;
      if (refs.has(target)) found.push({ key: `${node.id}!${target}`, item, from: node.id, to: target });
    }
  }
  return withLanes(found);
}

function withLanes(links: readonly Omit<Link, 'lane'>[]): readonly Link[] {
  const course = (link: Omit<Link, 'lane'>) => `${link.from} ${link.to}`;
  const counts = new Map<string, number>();
  for (const link of links) counts.set(course(link), (counts.get(course(link)) ?? 0) + 1);
  const used = new Map<string, number>();
  return links.map((link) => {
    const index = used.get(course(link)) ?? 0;
    used.set(course(link), index + 1);
    return { ...link, lane: index - ((counts.get(course(link)) ?? 1) - 1) / 2 };
  });
}
