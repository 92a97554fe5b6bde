import type { Field, GraphNode, GraphSpec, NodeId, NodeRef, Source } from '../document';
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
function* parallelPairs(nodes: readonly GraphNode[], ways: ReadonlyMap<NodeRef, readonly NodeId[]>): Generator<readonly [NodeId, NodeId]> {
  const numbers = new Map(nodes.map((node, index) => [node.id, index]));
  const prompt = new Set(nodes.filter((node) => !node.defer).map((node) => node.id));
  const targets = new Map([...ways].map(([ref, ids]) => [ref, ids.filter((id) => prompt.has(id))]));
  const seen = new Set<number>();
  const pairs: (readonly [NodeId, NodeId])[] = [];
  const meet = (left: NodeRef, right: NodeRef) => {
    for (const one of targets.get(left) ?? []) {
      for (const other of targets.get(right) ?? []) {
        const [low, high] = [numbers.get(one) ?? 0, numbers.get(other) ?? 0];
        const key = Math.min(low, high) * MOST_NODES + Math.max(low, high);
        if (low === high || seen.has(key) || pairs.length >= MOST_PAIRS) continue;
        seen.add(key);
        pairs.push([one, other]);
      }
    }
  };
  for (const source of ways.keys()) meet(source, source);
  for (const pair of pairs) {
    yield pair;
    meet(...pair);
  }
}

/** A property of that name in an object literal. A guess, never proof. */
function writing(name: string): RegExp {
  const quoted = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`[{,]\\s*(?:${quoted}|\\[?\\s*(['"\`])${quoted}\\1\\s*\\]?)\\s*:`, 'u');
}

function withoutComments(source: Source): string {
  return source.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
}

/** Two nodes of one superstep that seem to write the same field without a reducer: LangGraph would refuse both. */
export function* parallelWriteProblems(graph: GraphSpec): Generator<Problem> {
  const plain = graph.fields.filter((field) => field.merge.kind === 'plain');
  if (plain.length === 0 || graph.nodes.length > MOST_NODES) return;
  const sources = graph.nodes.map((node) => ({ ...node, source: withoutComments(node.source) }));
  const open = new Map<Field, ReadonlyMap<NodeId, string>>();
  for (const field of plain) {
    const pattern = writing(field.name);
    const writers = new Map(sources.filter((node) => pattern.test(node.source)).map((node) => [node.id, node.name]));
    if (writers.size > 1) open.set(field, writers);
  }
  if (open.size === 0) return;
  for (const [one, other] of parallelPairs(graph.nodes, plainWays(graph))) {
    for (const [field, writers] of open) {
      const names = [writers.get(one), writers.get(other)].filter((name) => name !== undefined).sort();
      const [first, second] = names;
      if (first === undefined || second === undefined) continue;
      open.delete(field);
      yield warns('plainFieldWrittenInParallel', { kind: 'field', id: field.id }, { name: field.name, first, second });
    }
    if (open.size === 0) return;
  }
}
