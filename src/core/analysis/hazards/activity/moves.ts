import type { GraphSpec, NodeId, NodeRef } from '~/core/document';
import { END } from '~/core/document';
import type { GraphFacts, Way } from '../../facts';

/** What one task starts besides its plain edges: one of its choices. */
export interface Move {
  readonly goes: readonly NodeId[];
  readonly sends: readonly { readonly node: NodeId; readonly many: boolean }[];
}

export interface Moves {
  /** Where plain edges lead, END left out. */
  readonly edges: ReadonlyMap<NodeRef, readonly NodeId[]>;
  /** The choices of a node's router or Command; one that has none has the empty choice alone. */
  readonly choices: (ref: NodeRef) => readonly Move[];
  /** The node's way cannot be read from its sources. */
  readonly guessed: (ref: NodeRef) => boolean;
}

const STAY: Move = { goes: [], sends: [] };
/** More choices than these are cut to single ones and all at once. */
const MOST = 32;

/** Where a graph's nodes lead, with routers and Commands read from their sources as far as they can be. */
export function movesOf(graph: GraphSpec, facts: GraphFacts): Moves {
  const ids = new Map(graph.nodes.map((node) => [node.name, node.id]));
  const edges = new Map<NodeRef, NodeId[]>();
  for (const { source, target } of graph.edges) if (target !== END) edges.set(source, [...(edges.get(source) ?? []), target]);
  const choices = new Map<NodeRef, readonly Move[]>();
  const guessed = new Set<NodeRef>();
  const add = (ref: NodeRef, ways: readonly Way[], targets: readonly NodeRef[]) => {
    if (ways.some((way) => way.any)) guessed.add(ref);
    const moves = ways.flatMap((way) => movesOfWay(way, targets, ids));
    choices.set(ref, product(choices.get(ref) ?? [STAY], moves.length > 0 ? moves : [STAY]));
  };
  for (const router of graph.routers) {
    add(router.source, facts.sources[`router:${router.id}`]?.ways ?? [{ ...STAY, any: true }], router.targets);
  }
  for (const node of graph.nodes) {
    const ways = facts.sources[`node:${node.id}`]?.ways ?? [{ ...STAY, any: true }];
    // A node whose code cannot be read and that names no ends is taken for one without Commands.
    if (ways.some((way) => !way.any) || node.ends.length > 0) add(node.id, ways, node.ends);
  }
  return { edges, choices: (ref) => choices.get(ref) ?? [STAY], guessed: (ref) => guessed.has(ref) };
}

function movesOfWay(way: Way, targets: readonly NodeRef[], ids: ReadonlyMap<string, NodeId>): readonly Move[] {
  const known: Move = {
    goes: way.goes.flatMap((name) => ids.get(name) ?? []),
    sends: way.sends.flatMap(({ node, many }) => {
      const id = ids.get(node);
      return id === undefined ? [] : [{ node: id, many }];
    }),
  };
  if (!way.any) return [known];
  const nodes = targets.filter((ref) => ref !== END);
  const rest: Move[] = [STAY, ...nodes.map((node) => ({ ...STAY, goes: [node] }))];
  if (nodes.length > 1) rest.push({ ...STAY, goes: nodes });
  // What cannot be read may as well be Sends, any number of them.
  if (nodes.length > 0) rest.push({ goes: [], sends: nodes.map((node) => ({ node, many: true })) });
  return rest.map((move) => both(known, move));
}

export function both(left: Move, right: Move): Move {
  return { goes: [...left.goes, ...right.goes], sends: [...left.sends, ...right.sends] };
}

function product(left: readonly Move[], right: readonly Move[]): readonly Move[] {
  const all = left.flatMap((one) => right.map((other) => both(one, other)));
  if (all.length <= MOST) return all;
  const singles = [...left, ...right].slice(0, MOST);
  return [...singles, singles.reduce(both, STAY)];
}
