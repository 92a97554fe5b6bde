import type { GraphSpec, NodeId, NodeRef } from '~/core/document';
import { END, START } from '~/core/document';
import type { Moves } from './moves';

const MOST_NODES = 200;

/** Where the moments are too many: every pair that any choices may bring together, and more. Joins count as edges. */
export function togetherByPairs(graph: GraphSpec, moves: Moves): readonly (readonly [NodeId, NodeId])[] {
  if (graph.nodes.length > MOST_NODES) return [];
  const ways = new Map<NodeRef, ReadonlySet<NodeId>>();
  for (const ref of [START, ...graph.nodes.map((node) => node.id)]) {
    const joined = graph.joins.filter((join) => join.sources.includes(ref) && join.target !== END).map((join) => join.target);
    const chosen = moves.choices(ref).flatMap((move) => [...move.goes, ...move.sends.map((one) => one.node)]);
    ways.set(ref, new Set([...(moves.edges.get(ref) ?? []), ...joined, ...chosen]));
  }
  const pairs = new Map<string, readonly [NodeRef, NodeRef]>([['', [START, START]]]);
  for (const [left, right] of pairs.values()) {
    for (const one of ways.get(left) ?? []) {
      for (const other of ways.get(right) ?? []) pairs.set(one < other ? `${one} ${other}` : `${other} ${one}`, [one, other]);
    }
  }
  pairs.delete('');
  const sentMany = new Set(
    graph.nodes.flatMap(({ id }) => moves.choices(id).flatMap((move) => move.sends.filter((one) => one.many).map((one) => one.node))),
  );
  return [...pairs.values()].filter(([one, other]) => one !== other || sentMany.has(one));
}
