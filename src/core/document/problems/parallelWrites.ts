import type { GraphNode, GraphSpec, NodeId, NodeRef, Source } from '../document';
import type { Problem } from '../problem';
import { plainWays } from './plainWays';
import { warns } from './report';

/** Beyond these nothing is said: the search is over pairs of nodes. */
const MOST_NODES = 200;
const MOST_PAIRS = 20_000;

/**
 * Pairs of nodes that share a superstep for certain whenever some node (or START) has run: two plain edges of one node,
 * and what plain edges make of such a pair. Deferred nodes are left out, since they wait.
 */
function parallelPairs(nodes: readonly GraphNode[], ways: ReadonlyMap<NodeRef, readonly NodeId[]>): readonly (readonly [NodeId, NodeId])[] {
  const prompt = new Set(nodes.filter((node) => !node.defer).map((node) => node.id));
  const after = (ref: NodeRef) => (ways.get(ref) ?? []).filter((id) => prompt.has(id));
  const pairs = new Map<string, readonly [NodeId, NodeId]>();
  const meet = (lefts: readonly NodeId[], rights: readonly NodeId[]) => {
    for (const one of lefts) {
      for (const other of rights) {
        if (one === other || pairs.size >= MOST_PAIRS) continue;
        const pair = one < other ? ([one, other] as const) : ([other, one] as const);
        if (!pairs.has(pair.join(' '))) pairs.set(pair.join(' '), pair);
      }
    }
  };
  for (const source of ways.keys()) meet(after(source), after(source));
  for (const [one, other] of pairs.values()) meet(after(one), after(other));
  return [...pairs.values()];
}

/** Whether the source has a property of that name in an object literal, comments left out. A guess, never proof. */
function seemsToWrite(source: Source, name: string): boolean {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
  const quoted = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`[{,]\\s*(?:${quoted}|\\[?\\s*(['"\`])${quoted}\\1\\s*\\]?)\\s*:`, 'u').test(code);
}

/** Two nodes of one superstep that seem to write the same field without a reducer: LangGraph would refuse both. */
export function* parallelWriteProblems(graph: GraphSpec): Generator<Problem> {
  const plain = graph.fields.filter((field) => field.merge.kind === 'plain');
  if (plain.length === 0 || graph.nodes.length > MOST_NODES) return;
  const pairs = parallelPairs(graph.nodes, plainWays(graph));
  if (pairs.length === 0) return;
  for (const { id, name } of plain) {
    const writers = new Map(graph.nodes.filter((node) => seemsToWrite(node.source, name)).map((node) => [node.id, node.name]));
    const pair = pairs.find(([one, other]) => writers.has(one) && writers.has(other));
    if (pair === undefined) continue;
    const [first = '', second = ''] = pair.map((node) => writers.get(node) ?? '').sort();
    yield warns('plainFieldWrittenInParallel', { kind: 'field', id }, { name, first, second });
  }
}
