import { END, type GraphSpec, type NodeRef, START } from '~/core/document';
import { groupBy } from '../groupBy';
import { type Pair, pairsOf } from './pairs';

/** The graph's nodes from START's layer to END's: each stands below everything that leads to it, loops aside. */
export function layersOf(graph: GraphSpec): readonly (readonly NodeRef[])[] {
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

/** Leaves out every edge that leads back to a node on the way to it, as a depth-first walk from START meets them. */
function withoutLoops(ids: readonly NodeRef[], pairs: readonly Pair[]): readonly Pair[] {
  const out = groupBy(pairs, (pair) => pair.source);
  const state = new Map<NodeRef, 'open' | 'done'>();
  const kept: Pair[] = [];
  for (const root of ids) {
    if (state.has(root)) continue;
    const stack = [{ id: root, next: 0 }];
    state.set(root, 'open');
    while (stack.length > 0) {
      const top = stack[stack.length - 1] as { id: NodeRef; next: number };
      const pair = out.get(top.id)?.[top.next++];
      if (pair === undefined) {
        state.set(top.id, 'done');
        stack.pop();
      } else if (state.get(pair.target) !== 'open') {
        kept.push(pair);
        if (!state.has(pair.target)) {
          state.set(pair.target, 'open');
          stack.push({ id: pair.target, next: 0 });
        }
      }
    }
  }
  return kept;
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
