import type { NodeId, NodeRef } from '~/core/document';
import { END, START } from '~/core/document';
import { hazard, nameIn, type Rule, type Subject } from '../subject';

/** Plain ways of unequal length from one fork meet in a node without a join: it runs once for each length. */
export const unequalBranches: Rule = function* (subject) {
  const { graph, activity } = subject;
  const reported = new Set<NodeId>();
  for (const fork of [START, ...graph.nodes.map((node) => node.id)]) {
    if (graph.edges.filter((edge) => edge.source === fork).length < 2) continue;
    const levels = levelsFrom(fork, subject);
    if (levels === null) continue;
    const meeting = [...levels].filter(([, at]) => at.size > 1).toSorted(([, a], [, b]) => Math.min(...a) - Math.min(...b));
    for (const [id] of meeting) {
      const into = graph.edges.filter((edge) => edge.target === id && levels.has(edge.source));
      // Further down all nodes run twice; the one to name is where the ways meet.
      if (reported.has(id) || into.length < 2 || into.some((edge) => (levels.get(edge.source)?.size ?? 0) > 1)) continue;
      reported.add(id);
      const sure = fork === START || activity.runs.get(fork) === 'certain' ? 'certain' : 'likely';
      const sources = into.map((edge) => edge.source).filter((ref) => ref !== START);
      yield hazard(
        'unequalBranches',
        { nodes: [id, ...sources], edges: into.map((edge) => edge.id) },
        { node: nameIn(graph, id), names: sources.map((ref) => nameIn(graph, ref)).join(', '), times: levels.get(id)?.size ?? 2 },
        sure,
        sources.length === into.length ? ['addJoin', 'defer'] : ['defer'],
      );
    }
  }
};

/** In which steps after the fork each node runs by plain edges alone; null where they go round in a circle. */
function levelsFrom(fork: NodeRef, { graph }: Subject): ReadonlyMap<NodeRef, ReadonlySet<number>> | null {
  const deferred = new Set(graph.nodes.filter((node) => node.defer).map((node) => node.id));
  const levels = new Map<NodeRef, Set<number>>([[fork, new Set([0])]]);
  let level: readonly NodeRef[] = [fork];
  for (let step = 1; level.length > 0; step++) {
    if (step > graph.nodes.length + 1) return null;
    const targets = graph.edges.filter((edge) => level.includes(edge.source) && edge.target !== END && !deferred.has(edge.target));
    level = [...new Set(targets.map((edge) => edge.target))];
    for (const id of level) levels.set(id, (levels.get(id) ?? new Set()).add(step));
  }
  return levels;
}
