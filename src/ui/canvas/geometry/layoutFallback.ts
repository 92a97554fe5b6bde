import type { GraphSpec, NodeRef, Point } from '~/core/document';
import { layersOf } from './layers';
import { stackLayers } from './stackLayers';

/** A place for every node, START and END, without any library: what the first paint draws where the document has none. */
export function layoutFallback(graph: GraphSpec): Map<NodeRef, Point> {
  return stackLayers(layersOf(graph), graph);
}
