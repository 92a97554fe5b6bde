import { type Field, type Merge, type NodeId } from '~/core/document';
import type { Sure } from '../../facts';
import { hazard, nameIn, nodeFacts, type Rule, type Subject, writeTo } from '../subject';
import { handsOut } from '../handsOut';
import type { Hazard } from '../hazard';

/** Two writes of one superstep to a field without a reducer: LangGraph refuses the superstep. */
export const parallelPlain: Rule = function* (subject) {
  for (const field of subject.graph.fields) {
    if (!takesOne(field.merge)) continue;
    const seen = refusedInRun(subject, field);
    const surest = seen ?? surestOf(fromSources(subject, field));
    if (surest) yield surest;
  }
};

function takesOne(merge: Merge): boolean {
  return merge.kind === 'plain' || (merge.kind === 'untracked' && merge.guard);
}

/** The first certain one, else the first. */
function surestOf(hazards: Iterable<Hazard>): Hazard | null {
  let first: Hazard | null = null;
  for (const one of hazards) {
    if (one.sure === 'certain') return one;
    first ??= one;
  }
  return first;
}

function* fromSources(subject: Subject, field: Field): Generator<Hazard> {
  for (const { nodes, sure } of subject.activity.pairs) {
    const writers = nodes.map((id) => writingOf(subject, id, field));
    if (writers.every((one) => one !== null))
      yield found(subject, field, nodes, sure === 'certain' && writers.every((one) => one === 'certain') ? 'certain' : 'likely');
  }
  for (const [id, sure] of subject.activity.runs) {
    const write = writeTo(subject, id, field);
    if (write?.more) yield found(subject, field, [id, id], sure === 'certain' && write.always ? 'certain' : 'likely');
  }
}

function writingOf(subject: Subject, id: NodeId, field: Field): Sure | null {
  const write = writeTo(subject, id, field);
  const echo = handsOut(subject, id, field);
  if (echo) return echo;
  if (write) return write.always ? 'certain' : 'likely';
  // The whole state writes a field only once that holds something.
  return nodeFacts(subject, id)?.whole ? 'likely' : null;
}

function found(subject: Subject, field: Field, nodes: readonly [NodeId, NodeId], sure: Hazard['sure']): Hazard {
  const [first, second] = nodes.map((id) => nameIn(subject.graph, id)).toSorted();
  const same = nodes[0] === nodes[1];
  const echo = same ? undefined : nodes.find((id) => handsOut(subject, id, field) !== null);
  const source = nodeFacts(subject, nodes[0]) ? (`node:${nodes[0]}` as const) : null;
  return hazard(
    'parallelPlain',
    { fields: [field.id], nodes: [...new Set(nodes)], source, line: writeTo(subject, nodes[0], field)?.line ?? null },
    {
      name: field.name,
      first: first ?? '',
      second: second ?? '',
      same: same ? 1 : 0,
      echo: echo === undefined ? '' : nameIn(subject.graph, echo),
    },
    sure,
    same ? ['giveReducer'] : ['giveReducer', 'serialise'],
  );
}

function refusedInRun(subject: Subject, field: Field): Hazard | null {
  const { trace, graph } = subject;
  if (!trace) return null;
  const rows = trace.rows.filter((row) => row.kind === 'bypass' && row.reason === 'refused' && row.field === field.name);
  const names = rows.flatMap(({ writer }) => (writer.kind === 'task' ? (trace.tasks[writer.task]?.node ?? []) : []));
  const ids = names.flatMap((name) => graph.nodes.find((node) => node.name === name)?.id ?? []);
  const [first, second = first] = ids;
  return first === undefined || second === undefined ? null : found(subject, field, [first, second], 'seen');
}
