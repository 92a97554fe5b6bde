import { moveNodes, type NodeId, nodeOf, type PlaygroundDoc, setNodeSource } from '~/core/document';
import { compareCodePoints } from '~/core/trace';
import { drawingOrder } from './drawingOrder';
import type { Fix } from './fixes/fix';
import { namedDefault } from './fixes/namedDefault';

const COLUMN = 230;
/** Milliseconds between the ends of two nodes: enough for any machine to keep them apart. */
const APART = 40;

/**
 * The same graph, drawn from right to left by name and finishing in yet another order, so that a run shows by which of
 * the three the engine merges. Names stay, since routers and Commands speak of nodes by name. Of two nodes there are but
 * two orders: they finish as they are drawn.
 */
export function distinguishingVariant(doc: PlaygroundDoc, ids: readonly NodeId[]): Fix {
  const name = (id: NodeId) => nodeOf(doc.graph, id)?.name ?? '';
  const byName = ids.toSorted((one, other) => compareCodePoints(name(one), name(other)));
  const drawn = byName.toReversed();
  const finishing = ids.length === 2 ? drawn : [...byName.slice(1), ...byName.slice(0, 1)];
  const stays: NodeId[] = [];
  let next = moveNodes(doc, placesIn(doc, ids, drawn));
  for (const [index, id] of finishing.entries()) {
    const source = delayed(nodeOf(doc.graph, id)?.source ?? '', index * APART);
    if (source === null) stays.push(id);
    else next = setNodeSource(next, id, source);
  }
  return { doc: next, todo: stays.length === 0 ? [] : [{ code: 'sourceStays', ids: stays }] };
}

/** The places that the nodes have now, given out anew; a row of new ones where some have none. */
function placesIn({ layout, ...doc }: PlaygroundDoc, ids: readonly NodeId[], drawn: readonly NodeId[]): PlaygroundDoc['layout']['nodes'] {
  const places = drawingOrder({ ...doc, layout }, ids).map((id) => layout.nodes[id]);
  return Object.fromEntries(drawn.map((id, index) => [id, places.includes(undefined) ? rowPlace(index) : (places[index] ?? rowPlace(index))]));
}

const rowPlace = (index: number) => ({ x: 40 + index * COLUMN, y: 160 });

function delayed(source: string, ms: number): string | null {
  const named = ms === 0 ? null : namedDefault(source, 'write');
  if (ms === 0) return source;
  if (named === null) return null;
  return `${named.source}
/** Finishes later, so that the order of finishing is none of the other orders. */
export default async (state, config) => {
  await new Promise((done) => setTimeout(done, ${ms}));
  return ${named.name}(state, config);
};
`;
}
