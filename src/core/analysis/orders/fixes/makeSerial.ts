import { connect, deleteEdge, moveNodes, type NodeId, type PlaygroundDoc, setJoinSources } from '~/core/document';
import { choosing, type Fix, unchanged, whyNotParallel, withoutMiddle } from './fix';
import { placesOf, pushDown, ROW } from './rows';

/**
 * Parallel nodes one after another, in the order given: then each merges in a superstep of its own, and reads what the
 * ones before it wrote. What came after any of them comes after the last.
 */
export function makeSerial(doc: PlaygroundDoc, ids: readonly NodeId[]): Fix {
  const why = whyNotParallel(doc, ids);
  if (why !== null) return unchanged(doc, why, ids);
  const chooses = choosing(doc, ids.slice(0, -1));
  if (chooses.length > 0) return unchanged(doc, 'chooses', chooses);
  const last = ids.at(-1) ?? '';
  let next = doc;
  for (const edge of doc.graph.edges) {
    if (ids.includes(edge.target) && edge.target !== ids[0]) next = deleteEdge(next, edge.id);
    if (ids.includes(edge.source) && edge.source !== last) next = connect(deleteEdge(next, edge.id), last, edge.target);
  }
  for (const [index, id] of ids.entries()) if (index > 0) next = connect(next, ids[index - 1] ?? '', id);
  for (const join of doc.graph.joins) {
    const sources = join.sources.map((source) => (ids.includes(source) ? last : source));
    next = setJoinSources(next, join.id, sources);
  }
  return withoutMiddle({ doc: stacked(next, ids), todo: [] });
}

function stacked(doc: PlaygroundDoc, ids: readonly NodeId[]): PlaygroundDoc {
  const places = placesOf(doc, ids);
  if (places.length < ids.length) return doc;
  const top = Math.min(...places.map((place) => place.y));
  const bottom = Math.max(...places.map((place) => place.y));
  const x = Math.round(places.reduce((sum, place) => sum + place.x, 0) / places.length);
  const room = pushDown(doc, bottom, Math.max(0, top + (ids.length - 1) * ROW - bottom));
  return moveNodes(room, Object.fromEntries(ids.map((id, index) => [id, { x, y: top + index * ROW }])));
}
