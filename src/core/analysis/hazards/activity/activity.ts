import type { EdgeId, GraphSpec, NodeId, NodeRef } from '~/core/document';
import { START } from '~/core/document';
import type { GraphFacts, Sure } from '../../facts';
import { afterMoment, firstMoment, isOver, type Moment } from './moment';
import { type Moves, movesOf } from './moves';
import { surePairs } from './surePairs';
import { togetherByPairs } from './togetherByPairs';

export interface Pair {
  /** The same node twice where several tasks of it may run at once. */
  readonly nodes: readonly [NodeId, NodeId];
  readonly sure: Sure;
}

/** What may run, and what may share a superstep, over all that routers and Commands may choose. */
export interface Activity {
  readonly pairs: readonly Pair[];
  /** Nodes that may run; certain where nothing but plain ways leads to them. */
  readonly runs: ReadonlyMap<NodeId, Sure>;
  /** Joins that may fill within one turn. */
  readonly filled: ReadonlySet<EdgeId>;
  /** Nodes at work where the run can never end; empty where every run may end. */
  readonly endless: { readonly nodes: readonly NodeId[]; readonly sure: Sure } | null;
  /** False where there was too much to try: then `pairs` holds more than may be, and nothing is said of joins and loops. */
  readonly complete: boolean;
}

/** Moments tried in all, the same ones counted again: what takes longer than a blink is given up. */
const MOST_TRIED = 6000;

export function activityOf(graph: GraphSpec, facts: GraphFacts): Activity {
  const moves = movesOf(graph, facts);
  const found = new Found();
  surePairs(graph, moves, facts, (nodes) => found.meet(nodes, 'certain'));
  const walk = walkMoments(graph, moves, facts, found);
  if (!walk.complete) for (const [one, other] of togetherByPairs(graph, moves)) found.meetTwo(one, other, 'likely');
  return {
    pairs: found.pairs(),
    runs: found.runs,
    filled: walk.filled,
    endless: walk.complete ? walk.endless : null,
    complete: walk.complete,
  };
}

/** Pairs and nodes, each as sure as its surest finding. */
class Found {
  readonly runs = new Map<NodeId, Sure>();
  readonly #pairs = new Map<string, Pair>();

  meet(nodes: readonly NodeId[], sure: Sure): void {
    for (const [index, one] of nodes.entries()) {
      if (this.runs.get(one) !== 'certain') this.runs.set(one, sure);
      for (const other of nodes.slice(index + 1)) this.meetTwo(one, other, sure);
    }
  }

  meetTwo(one: NodeId, other: NodeId, sure: Sure): void {
    const nodes: Pair['nodes'] = one < other ? [one, other] : [other, one];
    const key = nodes.join(' ');
    if (this.#pairs.get(key)?.sure !== 'certain') this.#pairs.set(key, { nodes, sure });
  }

  pairs(): readonly Pair[] {
    return [...this.#pairs.values()];
  }
}

/** The tasks of a moment: a node that may have several stands there twice. */
function tasksOf({ pulled, sent }: Moment): readonly NodeId[] {
  return [...pulled.filter((ref) => ref !== START), ...sent.flatMap(({ node, many }) => (many ? [node, node] : [node]))];
}

interface Walk {
  readonly filled: ReadonlySet<EdgeId>;
  readonly endless: Activity['endless'];
  readonly complete: boolean;
}

function walkMoments(graph: GraphSpec, moves: Moves, facts: GraphFacts, found: Found): Walk {
  const filled = new Set<EdgeId>();
  const next = new Map<string, readonly string[]>();
  const moments = new Map<string, { readonly moment: Moment; readonly sure: Sure; readonly step: number; readonly first: boolean }>();
  const add = (moment: Moment, sure: Sure, step: number, first: boolean) => {
    const key = JSON.stringify(moment);
    if (!moments.has(key)) moments.set(key, { moment, sure, step, first });
    return key;
  };
  const start = add(firstMoment([]), 'certain', 0, true);
  let complete = true;
  let tried = 0;
  for (const [key, { moment, sure, step, first }] of moments) {
    if (tried > MOST_TRIED) return { filled, endless: null, complete: false };
    const tasks = tasksOf(moment);
    const within = sure === 'certain' && step <= graph.recursionLimit;
    found.meet(tasks, within && !moment.sent.some((one) => one.many) ? 'certain' : 'likely');
    const after = afterMoment(moment, graph, moves);
    complete &&= !after.cut;
    tried += after.moments.length;
    if (first) for (const id of after.filled) filled.add(id);
    const stops = tasks.some((id) => facts.sources[`node:${id}`]?.mayStop ?? true);
    const still = within && after.moments.length === 1 && !stops ? 'certain' : 'likely';
    next.set(
      key,
      after.moments.map((one) => add(one, still, step + 1, first)),
    );
    // What joins have seen stays on the thread: the next turn begins with it.
    if (isOver(moment) && graph.turns.length > 1)
      for (const seen of seenByNextTurn(moment, graph)) add(firstMoment(seen), 'likely', 0, false);
  }
  return { filled, endless: endlessOf(start, moments, next, moves), complete };
}

function seenByNextTurn(moment: Moment, graph: GraphSpec): Moment['seen'][] {
  const updates = graph.turns.flatMap((turn) => (turn.kind === 'update' ? [turn.asNode] : []));
  const withNode = (node: NodeId) => afterMoment({ ...moment, pulled: [node] }, graph, NO_MOVES).moments.map((one) => one.seen);
  return [moment.seen, ...updates.flatMap(withNode)];
}

const NO_MOVES: Moves = { edges: new Map(), choices: () => [{ goes: [], sends: [] }], guessed: () => false };

function endlessOf(
  start: string,
  moments: ReadonlyMap<string, { readonly moment: Moment }>,
  next: ReadonlyMap<string, readonly string[]>,
  moves: Moves,
): Activity['endless'] {
  const ending = new Set([...moments].filter(([, { moment }]) => isOver(moment)).map(([key]) => key));
  for (let before = -1; before !== ending.size; ) {
    before = ending.size;
    for (const [key, followers] of next) if (followers.some((one) => ending.has(one))) ending.add(key);
  }
  const stuck = withoutWayIn(
    [...next.keys()].filter((key) => !ending.has(key)),
    next,
  );
  const nodes = new Set<NodeRef>(stuck.flatMap((key) => tasksOf(moments.get(key)?.moment ?? firstMoment([]))));
  if (nodes.size === 0) return null;
  const sure = !ending.has(start) && ![...nodes].some((ref) => moves.guessed(ref)) ? 'certain' : 'likely';
  return { nodes: [...nodes], sure };
}

/** Of moments that cannot end, those in a loop or behind one: what only leads there is taken away. */
function withoutWayIn(keys: readonly string[], next: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const into = new Map(keys.map((key) => [key, 0]));
  const followers = (key: string) => [...new Set(next.get(key))].filter((one) => into.has(one));
  for (const key of keys) for (const one of followers(key)) into.set(one, (into.get(one) ?? 0) + 1);
  const free = new Set(keys.filter((key) => into.get(key) === 0));
  for (const key of free) {
    for (const one of followers(key)) {
      const left = (into.get(one) ?? 0) - 1;
      into.set(one, left);
      if (left === 0) free.add(one);
    }
  }
  return keys.filter((key) => !free.has(key));
}
