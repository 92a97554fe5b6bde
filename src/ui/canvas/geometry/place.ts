import { END, type GraphSpec, type Layout, type NodeRef, type Point, START } from '~/core/document';
import { type Box, bottom, boundsOf, boxAt, centreX, firstFree, JOIN_SIZE, ROUTER_SIZE } from './box';
import { layoutFallback } from './layoutFallback';
import { sizeOf } from './stackLayers';

/** Where everything of the graph stands: nodes and ends by their ids, routers and joins by theirs. */
export interface Places {
  readonly nodes: ReadonlyMap<NodeRef, Box>;
  readonly routers: ReadonlyMap<string, Box>;
  readonly joins: ReadonlyMap<string, Box>;
}

/** `moved` are nodes that are being dragged: where they are now, not yet in the document. */
export function placeGraph(graph: GraphSpec, layout: Layout, moved: ReadonlyMap<NodeRef, Point> = new Map()): Places {
  const nodes = placeNodes(graph, layout, moved);
  return { nodes, routers: placeRouters(graph, nodes), joins: placeJoins(graph, nodes) };
}

function placeNodes(graph: GraphSpec, layout: Layout, moved: ReadonlyMap<NodeRef, Point>): ReadonlyMap<NodeRef, Box> {
  const refs: readonly NodeRef[] = [START, ...graph.nodes.map((node) => node.id), END];
  const given = new Map<NodeRef, Point>();
  for (const ref of refs) {
    const point = moved.get(ref) ?? (Object.hasOwn(layout.nodes, ref) ? layout.nodes[ref] : undefined);
    if (point !== undefined) given.set(ref, point);
  }
  const boxes = new Map<NodeRef, Box>();
  if (given.size === refs.length) {
    for (const ref of refs) boxes.set(ref, boxAt(given.get(ref) as Point, sizeOf(ref)));
    return boxes;
  }
  const fallback = layoutFallback(graph);
  const known = boundsOf([...given].map(([ref, point]) => boxAt(point, sizeOf(ref))));
  const taken = [...given].map(([ref, point]) => boxAt(point, sizeOf(ref)));
  for (const ref of refs) {
    const point = given.get(ref);
    const size = sizeOf(ref);
    let box = boxAt(point ?? (fallback.get(ref) as Point), size);
    if (point === undefined && known !== null) {
      // Among nodes that have places of their own, the ends go above and below and a node goes where there is room.
      const x = Math.round(centreX(known) - size.width / 2);
      if (ref === START) box = { ...box, x, y: known.y - size.height - 64 };
      if (ref === END) box = { ...box, x, y: bottom(known) + 64 };
      box = firstFree(box, taken);
      taken.push(box);
    }
    boxes.set(ref, box);
  }
  return boxes;
}

const GAP = { router: 18, join: 22, across: 10 };

/** A router stands under the node that it follows; beside the middle where a plain edge leaves from there. */
function placeRouters(graph: GraphSpec, nodes: ReadonlyMap<NodeRef, Box>): ReadonlyMap<string, Box> {
  const plain = new Set<NodeRef>([
    ...graph.edges.map((edge) => edge.source),
    ...graph.joins.flatMap((join) => join.sources),
    ...graph.nodes.filter((node) => node.ends.length > 0).map((node) => node.id),
  ]);
  return placeParts(
    graph.routers.map((router) => ({ id: router.id, by: router.source })),
    plain,
    (by, offset) => {
      const box = nodes.get(by);
      return box && { x: centreX(box) + offset - ROUTER_SIZE.width / 2, y: bottom(box) + GAP.router, ...ROUTER_SIZE };
    },
    ROUTER_SIZE.width,
  );
}

/** A join stands above the node that waits for it. */
function placeJoins(graph: GraphSpec, nodes: ReadonlyMap<NodeRef, Box>): ReadonlyMap<string, Box> {
  const plain = new Set<NodeRef>([...graph.edges.map((edge) => edge.target), ...graph.routers.flatMap((router) => router.targets)]);
  return placeParts(
    graph.joins.map((join) => ({ id: join.id, by: join.target })),
    plain,
    (by, offset) => {
      const box = nodes.get(by);
      return box && { x: centreX(box) + offset - JOIN_SIZE.width / 2, y: box.y - GAP.join - JOIN_SIZE.height, ...JOIN_SIZE };
    },
    JOIN_SIZE.width,
  );
}

/** Parts that hang on one node stand side by side; the middle is left to the node's plain edges where it has some. */
function placeParts(
  parts: readonly { readonly id: string; readonly by: NodeRef }[],
  middleTaken: ReadonlySet<NodeRef>,
  boxOf: (by: NodeRef, offset: number) => Box | undefined,
  width: number,
): ReadonlyMap<string, Box> {
  const pitch = width + GAP.across;
  const counts = new Map<NodeRef, number>();
  for (const { by } of parts) counts.set(by, (counts.get(by) ?? 0) + 1);
  const used = new Map<NodeRef, number>();
  const boxes = new Map<string, Box>();
  for (const { id, by } of parts) {
    const index = used.get(by) ?? 0;
    used.set(by, index + 1);
    const offset = middleTaken.has(by) ? (index + 0.5) * pitch + GAP.across : (index - ((counts.get(by) ?? 1) - 1) / 2) * pitch;
    const box = boxOf(by, offset);
    if (box !== undefined) boxes.set(id, box);
  }
  return boxes;
}
