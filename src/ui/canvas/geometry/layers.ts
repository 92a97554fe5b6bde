import { END, type GraphParts, type NodeRef, START } from '~/core/document';
import { groupBy } from '../groupBy';
import { cyclesOf } from './cycles';
import { type Pair, pairsOf } from './pairs';

/** The graph's nodes from START's layer to END's: each stands below everything that leads to it, loops aside. */
export function layersOf(graph: GraphParts): readonly (readonly NodeRef[])[] {
  const ids: readonly NodeRef[] = [START, ...graph.nodes.map((node) => node.id), END];
  const forward = withoutLoops(ids, pairsOf(graph));
  const ranks = longestPaths(ids, forward);
  const inner = Math.max(0, ...graph.nodes.map((node) => ranks.get(node.id) ?? 1));
  const layers: NodeRef[][] = [[START], ...Array.from({ length: inner }, () => []), [END]];
  for (const node of graph.nodes) layers[ranks.get(node.id) ?? 1]?.push(node.id);
  return ordered(
    layers.filter((layer) => layer.length > 0),
    forward,
  );
}

/**
 * Leaves out the edges that close a cycle: of those between nodes that can reach each other, all that do not lead
 * further away from START. What is left has no cycle, since each of its edges leads further or out of its cycle for good.
 */
export function withoutLoops(ids: readonly NodeRef[], pairs: readonly Pair[]): readonly Pair[] {
  const out = groupBy(pairs, (pair) => pair.source);
  const cycle = cyclesOf(ids, out);
  const distance = distances(out);
  const far = (id: NodeRef) => distance.get(id) ?? 1;
  return pairs.filter(({ source, target }) => cycle.get(source) !== cycle.get(target) || far(source) < far(target));
}

/** The fewest edges from START to each node that can be reached. */
function distances(out: ReadonlyMap<NodeRef, readonly Pair[]>): ReadonlyMap<NodeRef, number> {
  const found = new Map<NodeRef, number>([[START, 0]]);
  // A Map goes on with what is added while it is walked.
  for (const [id, distance] of found) {
    for (const { target } of out.get(id) ?? []) if (!found.has(target)) found.set(target, distance + 1);
  }
  return found;
}

function longestPaths(ids: readonly NodeRef[], forward: readonly Pair[]): Map<NodeRef, number> {
  const out = groupBy(forward, (pair) => pair.source);
  const waiting = new Map<NodeRef, number>(ids.map((id) => [id, 0]));
  for (const { target } of forward) waiting.set(target, (waiting.get(target) ?? 0) + 1);
  const ranks = new Map<NodeRef, number>(ids.map((id) => [id, id === START ? 0 : 1]));
  const ready = ids.filter((id) => waiting.get(id) === 0);
  for (let id = ready.pop(); id !== undefined; id = ready.pop()) {
    for (const { target } of out.get(id) ?? []) {
      ranks.set(target, Math.max(ranks.get(target) ?? 1, (ranks.get(id) ?? 0) + 1));
      const left = (waiting.get(target) ?? 0) - 1;
      waiting.set(target, left);
      if (left === 0) ready.push(target);
    }
  }
  return ranks;
}

/** Sorts each layer by where its neighbours stand, down and up again, so that fewer edges cross. */
function ordered(layers: readonly (readonly NodeRef[])[], pairs: readonly Pair[]): readonly (readonly NodeRef[])[] {
  const above = groupBy(pairs, (pair) => pair.target);
  const below = groupBy(pairs, (pair) => pair.source);
  const place = new Map<NodeRef, number>();
  const settle = (layer: readonly NodeRef[]) => layer.forEach((id, index) => place.set(id, index - (layer.length - 1) / 2));
  const sorted = layers.map((layer) => [...layer]);
  for (const layer of sorted) settle(layer);
  const pull = (layer: NodeRef[], neighbours: (id: NodeRef) => readonly NodeRef[]) => {
    const weight = new Map(layer.map((id) => [id, mean(neighbours(id).map((other) => place.get(other) ?? 0)) ?? place.get(id) ?? 0]));
    layer.sort((a, b) => (weight.get(a) ?? 0) - (weight.get(b) ?? 0));
    settle(layer);
  };
  for (let sweep = 0; sweep < 4; sweep++) {
    for (const layer of sorted) pull(layer, (id) => (above.get(id) ?? []).map((pair) => pair.source));
    for (const layer of sorted.toReversed()) pull(layer, (id) => (below.get(id) ?? []).map((pair) => pair.target));
  }
  return sorted;
}

const mean = (numbers: readonly number[]) => (numbers.length === 0 ? null : numbers.reduce((sum, n) => sum + n, 0) / numbers.length);
