import { Graph, layout } from '@dagrejs/dagre';
import { END, type GraphSpec, type NodeRef, type PlaygroundDoc, type Point, START, setLayout } from '~/core/document';
import { withoutLoops } from './layers';
import { pairsOf } from './pairs';
import { LAYER_GAP, NODE_GAP, rowLength, sizeOf, stackLayers } from './stackLayers';

/** The document arranged by dagre: fewer crossings than the layout of the first paint. Loaded when it is asked for. */
export function layoutDagre(doc: PlaygroundDoc): PlaygroundDoc {
  return setLayout(doc, { nodes: Object.fromEntries(arrange(doc.graph)) });
}

function arrange(graph: GraphSpec): ReadonlyMap<NodeRef, Point> {
  const refs: readonly NodeRef[] = [START, ...graph.nodes.map((node) => node.id), END];
  const parted = graph.routers.length + graph.joins.length > 0;
  const drawn = new Graph({ multigraph: true })
    .setGraph({ rankdir: 'TB', nodesep: NODE_GAP, ranksep: parted ? LAYER_GAP.parts : LAYER_GAP.plain })
    .setDefaultEdgeLabel(() => ({}));
  for (const ref of refs) drawn.setNode(ref, { ...sizeOf(ref) });
  const pairs = withoutLoops(refs, pairsOf(graph));
  for (const { source, target } of pairs) drawn.setEdge(source, target, {}, `${source} ${target}`);
  // Ends and nodes that nothing leads to or from are held above END and below START all the same.
  for (const { id } of graph.nodes) {
    if (!pairs.some((pair) => pair.target === id)) drawn.setEdge(START, id, { weight: 0 }, `hold ${id}`);
    if (!pairs.some((pair) => pair.source === id)) drawn.setEdge(id, END, { weight: 0 }, `hold ${id}`);
  }
  if (graph.nodes.length === 0) drawn.setEdge(START, END, {}, 'hold');
  layout(drawn);
  const placed = inOrder(refs.map((ref) => ({ ref, ...(drawn.node(ref) as Point) })));
  const layers = layersOfPlaced(placed);
  // dagre makes one row of each layer; a very wide one is broken into several here.
  if (layers.some((layer) => layer.length > rowLength(graph))) return stackLayers(layers, graph);
  return new Map(placed.map(({ ref, x, y }) => [ref, { x: x - sizeOf(ref).width / 2, y: y - sizeOf(ref).height / 2 }]));
}

interface Placed extends Point {
  readonly ref: NodeRef;
}

/** Mirrored where most neighbours would stand against the order of the document: as few crossings, and nobody wonders. */
function inOrder(placed: readonly Placed[]): readonly Placed[] {
  const turns = placed.flatMap((one, index) => {
    const next = placed.slice(index + 1).find((other) => Math.abs(other.y - one.y) < 1);
    return next === undefined ? [] : [Math.sign(next.x - one.x)];
  });
  const left = Math.min(...placed.map(({ x }) => x));
  const right = Math.max(...placed.map(({ x }) => x));
  return turns.reduce((sum, turn) => sum + turn, 0) < 0 ? placed.map((one) => ({ ...one, x: left + right - one.x })) : placed;
}

function layersOfPlaced(placed: readonly Placed[]): readonly (readonly NodeRef[])[] {
  const rows = new Map<number, { readonly ref: NodeRef; readonly x: number }[]>();
  for (const node of placed.toSorted((a, b) => a.y - b.y)) {
    const row = Math.round(node.y);
    rows.set(row, [...(rows.get(row) ?? []), node]);
  }
  return [...rows.values()].map((row) => row.toSorted((a, b) => a.x - b.x).map((node) => node.ref));
}
