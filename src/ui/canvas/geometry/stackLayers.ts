import { END, type GraphSpec, type NodeRef, type Point, START } from '~/core/document';
import { NODE_SIZE, PILL_SIZE, type Size } from './box';

/**
 * Nodes of one row; a wider layer is broken into rows, so that thirty nodes side by side can still be read. Very many
 * nodes get wider rows, so that all of them together are about as wide as they are high.
 */
export const rowLength = (graph: GraphSpec) => Math.max(7, Math.round(Math.sqrt(graph.nodes.length * 0.64)));
export const NODE_GAP = 36;
const ROW_GAP = 28;
/** Between layers: room for the barrier, and where a router or a join hangs between them, for that too. */
export const LAYER_GAP = { plain: 66, parts: 108 };
/** Between START and END of an empty graph: room for what it says. */
const EMPTY_GAP = 320;

export const sizeOf = (ref: NodeRef): Size => (ref === START || ref === END ? PILL_SIZE : NODE_SIZE);

/** Positions of the top left corners of layers stacked from the top, each centred on x = 0. */
export function stackLayers(layers: readonly (readonly NodeRef[])[], graph: GraphSpec): Map<NodeRef, Point> {
  const parted = new Set<NodeRef>([...graph.routers.map((router) => router.source), ...graph.joins.flatMap((join) => join.sources)]);
  const places = new Map<NodeRef, Point>();
  let y = 0;
  for (const layer of layers) {
    const rows = rowsOf(layer, rowLength(graph));
    rows.forEach((row, index) => {
      const width = row.reduce((sum, ref) => sum + sizeOf(ref).width, 0) + (row.length - 1) * NODE_GAP;
      const height = Math.max(...row.map((ref) => sizeOf(ref).height));
      // Rows of one layer stand staggered: edges to the lower row pass between the nodes of the upper one.
      const shift = rows.length > 1 ? ((index % 2) - 0.5) * ((NODE_SIZE.width + NODE_GAP) / 2) : 0;
      let x = shift - width / 2;
      for (const ref of row) {
        places.set(ref, { x: Math.round(x), y });
        x += sizeOf(ref).width + NODE_GAP;
      }
      y += height + (index < rows.length - 1 ? ROW_GAP : 0);
    });
    y += graph.nodes.length === 0 ? EMPTY_GAP : layer.some((ref) => parted.has(ref)) ? LAYER_GAP.parts : LAYER_GAP.plain;
  }
  return places;
}

function rowsOf(layer: readonly NodeRef[], most: number): readonly (readonly NodeRef[])[] {
  const count = Math.ceil(layer.length / most);
  const size = Math.ceil(layer.length / count);
  return Array.from({ length: count }, (_, index) => layer.slice(index * size, (index + 1) * size));
}
