import type { EdgeId, GraphSpec, NodeId, NodeRef } from '~/core/document';
import { END, START } from '~/core/document';
import { both, type Move, type Moves } from './moves';

/** What may be at work in one superstep, and what waits. All lists are sorted, so that equal moments have equal text. */
export interface Moment {
  readonly pulled: readonly NodeRef[];
  readonly sent: readonly { readonly node: NodeId; readonly many: boolean }[];
  /** Deferred nodes that something has called. */
  readonly waiting: readonly NodeId[];
  /** Which of its sources each join has seen. */
  readonly seen: readonly (readonly [EdgeId, readonly NodeId[]])[];
}

/** Beyond these the choices of one superstep are too many to try all. */
const MOST_CHOICES = 128;

export function firstMoment(seen: Moment['seen']): Moment {
  return { pulled: [START], sent: [], waiting: [], seen };
}

export function isOver(moment: Moment): boolean {
  return moment.pulled.length === 0 && moment.sent.length === 0;
}

export interface After {
  readonly moments: readonly Moment[];
  readonly filled: readonly EdgeId[];
  /** Too many choices: not all moments are there. */
  readonly cut: boolean;
}

/** The moments that may follow, by LangGraph's rules of edges, joins, Sends and deferred nodes. */
export function afterMoment(moment: Moment, graph: GraphSpec, moves: Moves): After {
  const deferred = new Set(graph.nodes.filter((node) => node.defer).map((node) => node.id));
  const active: readonly NodeRef[] = [...new Set([...moment.pulled, ...moment.sent.map((one) => one.node)])];
  const straight: Move = { goes: active.flatMap((ref) => moves.edges.get(ref) ?? []), sends: [] };
  const { seen, filled, targets } = seenAfter(moment, active, deferred, graph);
  let choices: readonly Move[] = [straight];
  let cut = false;
  for (const ref of active) {
    const own = choicesOf(ref, moment, moves);
    if (choices.length * own.length > MOST_CHOICES) {
      cut = true;
      continue;
    }
    choices = choices.flatMap((left) => own.map((right) => both(left, right)));
  }
  const moments = new Map<string, Moment>();
  for (const choice of choices) {
    const next = momentOf({ ...choice, goes: [...choice.goes, ...targets] }, moment.waiting, deferred, seen);
    moments.set(JSON.stringify(next), next);
  }
  return { moments: [...moments.values()], filled, cut };
}

/** Each of several tasks of one node may choose for itself. */
function choicesOf(ref: NodeRef, { sent, pulled }: Moment, moves: Moves): readonly Move[] {
  const own = moves.choices(ref);
  const send = sent.find((one) => one.node === ref);
  const several = send !== undefined && (send.many || pulled.includes(ref));
  if (!several) return own;
  // Two tasks that send to the same node make two tasks of it.
  const all = own.reduce(both);
  return [...own, ...own.map((move) => both(move, move)), both(all, all)];
}

function seenAfter(moment: Moment, active: readonly NodeRef[], deferred: ReadonlySet<NodeId>, graph: GraphSpec) {
  const before = new Map(moment.seen);
  const seen: (readonly [EdgeId, readonly NodeId[]])[] = [];
  const filled: EdgeId[] = [];
  const targets: NodeId[] = [];
  for (const { id, sources, target } of graph.joins) {
    const held = before.get(id) ?? [];
    // A full join before a deferred node takes nothing more in until that node has run.
    const wasFull = held.length === sources.length;
    const had = wasFull && moment.pulled.includes(target) ? [] : held;
    const now = sources.filter((source) => had.includes(source) || active.includes(source));
    const isFull = now.length === sources.length && sources.length > 0;
    if (isFull && had.length < sources.length) {
      filled.push(id);
      if (target !== END) targets.push(target);
    }
    if (now.length > 0 && (!isFull || deferred.has(target))) seen.push([id, now]);
  }
  return { seen, filled, targets };
}

function momentOf(move: Move, waiting: readonly NodeId[], deferred: ReadonlySet<NodeId>, seen: Moment['seen']): Moment {
  const pulled = [...new Set(move.goes.filter((id) => !deferred.has(id)))].toSorted();
  const called = [...new Set([...waiting, ...move.goes.filter((id) => deferred.has(id))])].toSorted();
  const counts = new Map<NodeId, boolean>();
  for (const { node, many } of move.sends) counts.set(node, many || counts.has(node));
  const sent = [...counts].map(([node, many]) => ({ node, many })).toSorted((a, b) => (a.node < b.node ? -1 : 1));
  // Deferred nodes run once no edge starts another; Sends do not hold them up.
  return pulled.length === 0 ? { pulled: called, sent, waiting: [], seen } : { pulled, sent, waiting: called, seen };
}
