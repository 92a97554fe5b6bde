import { replaces } from '~/core/document';
import { hazard, nameIn, type Rule, writeTo } from '../subject';

/** Two Overwrites of one superstep on one reduced field: LangGraph refuses the second. */
export const parallelOverwrite: Rule = function* (subject) {
  for (const field of subject.graph.fields) {
    if (replaces(field.merge)) continue;
    for (const { nodes, sure } of subject.activity.pairs) {
      const writes = nodes.flatMap((id) => writeTo(subject, id, field) ?? []).filter((write) => write.value.kind === 'overwrite');
      if (writes.length < 2) continue;
      const [first, second] = nodes.map((id) => nameIn(subject.graph, id)).toSorted();
      const held = field.merge.kind === 'delta' || field.merge.start.kind !== 'none';
      yield hazard(
        'parallelOverwrite',
        { fields: [field.id], nodes: [...new Set(nodes)], source: `node:${nodes[0]}`, line: writes[0]?.line ?? null },
        { name: field.name, first: first ?? '', second: second ?? '' },
        held && sure === 'certain' && writes.every((write) => write.always) ? 'certain' : 'likely',
        nodes[0] === nodes[1] ? [] : ['serialise'],
      );
      break;
    }
  }
};
