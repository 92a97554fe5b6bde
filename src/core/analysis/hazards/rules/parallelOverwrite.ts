import { type Field, type NodeId, replaces } from '~/core/document';
import type { FieldWrite, Sure } from '../../facts';
import type { Hazard } from '../hazard';
import { hazard, nameIn, type Rule, type Subject, writeTo } from '../subject';

/** Two Overwrites of one superstep on one reduced field: LangGraph refuses the second. */
export const parallelOverwrite: Rule = function* (subject) {
  for (const field of subject.graph.fields) {
    if (replaces(field.merge)) continue;
    const [first] = overwritesOf(subject, field);
    if (first) yield first;
  }
};

function* overwritesOf(subject: Subject, field: Field): Generator<Hazard> {
  for (const { nodes, sure } of subject.activity.pairs) {
    const writes = nodes.flatMap((id) => overwriteTo(subject, id, field));
    if (writes.length === 2) yield found(subject, field, nodes, writes, sure);
  }
  for (const [id, sure] of subject.activity.runs) {
    const several = overwriteTo(subject, id, field).filter((write) => write.more);
    if (several.length > 0) yield found(subject, field, [id, id], several, sure);
  }
}

function overwriteTo(subject: Subject, id: NodeId, field: Field): FieldWrite[] {
  const write = writeTo(subject, id, field);
  return write?.value.kind === 'overwrite' ? [write] : [];
}

function found(
  subject: Subject,
  field: Field,
  nodes: readonly [NodeId, NodeId],
  [write, ...others]: readonly FieldWrite[],
  sure: Sure,
): Hazard {
  const [first, second] = nodes.map((id) => nameIn(subject.graph, id)).toSorted();
  const held = field.merge.kind === 'delta' || ('start' in field.merge && field.merge.start.kind !== 'none');
  const always = [write, ...others].every((one) => one?.always);
  const same = nodes[0] === nodes[1];
  return hazard(
    'parallelOverwrite',
    { fields: [field.id], nodes: [...new Set(nodes)], source: `node:${nodes[0]}`, line: write?.line ?? null },
    { name: field.name, first: first ?? '', second: second ?? '' },
    held && sure === 'certain' && always ? 'certain' : 'likely',
    [same ? 'dropOverwrite' : 'serialise'],
    same ? write?.unwrap : [],
  );
}
