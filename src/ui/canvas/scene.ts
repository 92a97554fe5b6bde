import type { GraphSpec, Layout, NodeRef, Point } from '~/core/document';
import { type Box, bottom, boundsOf, boxAt, firstFree, NODE_SIZE, overlap } from './geometry/box';
import { type Curve, curveBetween, leadsAround } from './geometry/curve';
import { type Places, placeGraph } from './geometry/place';
import { joinShape, type Link, linksOf, routerShape, type ShapeId } from './picture/links';
import type { Barrier } from './picture/picture';

/** The graph as shapes and lines: where everything stands, whatever runs. */
export interface Scene {
  readonly places: Places;
  readonly boxes: ReadonlyMap<ShapeId, Box>;
  readonly links: readonly Link[];
  readonly curves: ReadonlyMap<string, Curve>;
  readonly bounds: Box;
}

/** Above this many nodes lines are drawn straight: going around would cost more time than a frame has. */
const AROUND_MOST = 120;
const TRACKS = 6;
const MARGIN = 20;

export function buildScene(graph: GraphSpec, layout: Layout, moved?: ReadonlyMap<NodeRef, Point>): Scene {
  const places = placeGraph(graph, layout, moved);
  const boxes = new Map<ShapeId, Box>(places.nodes);
  for (const [id, box] of places.routers) boxes.set(routerShape(id), box);
  for (const [id, box] of places.joins) boxes.set(joinShape(id), box);
  const links = linksOf(graph);
  const obstacles = places.nodes.size > AROUND_MOST ? [] : [...places.nodes.values()];
  const curves = new Map<string, Curve>();
  let around = 0;
  for (const link of links) {
    const from = boxes.get(link.from);
    const to = boxes.get(link.to);
    if (from === undefined || to === undefined) continue;
    // Ways up run beside each other, each on a track of its own.
    const lane = leadsAround(from, to) ? around++ % TRACKS : link.lane;
    curves.set(link.key, curveBetween(from, to, lane, inTheWay(from, to, obstacles)));
  }
  return { places, boxes, links, curves, bounds: boundsOf(boxes.values()) as Box };
}

function inTheWay(from: Box, to: Box, obstacles: readonly Box[]): readonly Box[] {
  const [top, low] = leadsAround(from, to) ? [to.y - MARGIN, bottom(from) + MARGIN] : [bottom(from), to.y];
  return obstacles.filter((box) => box !== from && box !== to && box.y < low && bottom(box) > top);
}

/** Room for the words that stand on the barrier's line. */
const LABEL_HEIGHT = 21;

/** Where the barrier's line is drawn: under all that ran and the routers and joins below it, and where it can be, above all that runs next. */
export function barrierLine(
  barrier: Barrier,
  { nodes, routers, joins }: Places,
): { readonly x: number; readonly y: number; readonly width: number } | null {
  const above = boundsOf(barrier.above.flatMap((ref) => nodes.get(ref) ?? []));
  if (above === null) return null;
  const low = bottom(above);
  const heads = barrier.below.flatMap((ref) => nodes.get(ref) ?? []).filter((box) => box.y > low + 16);
  const middle = heads.length > 0 ? (low + Math.min(...heads.map((box) => box.y))) / 2 : low + 38;
  // A label stands on the line, so a short line would not do.
  const width = Math.max(above.width + 24, 380);
  const x = above.x + above.width / 2 - width / 2;
  const parts = [...routers.values(), ...joins.values()].toSorted((a, b) => a.y - b.y);
  const y = parts.reduce(
    (free, part) => {
      const band = { x, y: free - LABEL_HEIGHT, width, height: LABEL_HEIGHT };
      return overlap(band, part) ? bottom(part) + LABEL_HEIGHT : free;
    },
    Math.min(middle, low + 72),
  );
  return { x, y: Math.round(y), width };
}

/** The top left corner for a new node with its middle at `centre`, or beside that where something stands already. */
export function placeForNew(scene: Scene, centre: Point): Point {
  const box = boxAt({ x: Math.round(centre.x - NODE_SIZE.width / 2), y: Math.round(centre.y - NODE_SIZE.height / 2) }, NODE_SIZE);
  const { x, y } = firstFree(box, [...scene.boxes.values()]);
  return { x, y };
}
