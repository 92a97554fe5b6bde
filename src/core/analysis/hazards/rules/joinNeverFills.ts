import { hazard, nameIn, type Rule } from '../subject';

/** A join that waits for nodes of which one never runs, or that are never all run in one turn. */
export const joinNeverFills: Rule = function* (subject) {
  const { graph, activity, facts } = subject;
  if (!activity.complete) return;
  for (const { id, sources, target } of graph.joins) {
    if (activity.filled.has(id) || sources.length === 0) continue;
    const missing = sources.filter((ref) => !activity.runs.has(ref));
    // Over several turns a join may still fill: what it has seen stays.
    const readable = [...graph.routers.map((one) => `router:${one.id}`), ...graph.nodes.map((one) => `node:${one.id}`)].every(
      (key) => facts.sources[key]?.ways.every((way) => !way.any) ?? false,
    );
    const sure = readable && (missing.length > 0 || graph.turns.length < 2) ? 'certain' : 'likely';
    yield hazard(
      'joinNeverFills',
      { edges: [id], nodes: [...sources] },
      {
        target: nameIn(graph, target),
        missing: missing.map((ref) => nameIn(graph, ref)).join(', '),
        names: sources.map((ref) => nameIn(graph, ref)).join(', '),
      },
      sure,
      ['useEdges'],
    );
  }
};
