import type { Field, NodeId } from '~/core/document';
import type { Sure } from '../../facts';
import { hazard, nameIn, nodeFacts, type Rule, type Subject, writeTo } from '../subject';

/** A node reads what others of the same superstep write: it sees the state before all of them. One hazard for each reader. */
export const readsSibling: Rule = function* (subject) {
  for (const field of subject.graph.fields) {
    for (const [reader, writers] of readersOf(subject, field)) {
      const [surest] = writers.filter(({ sure }) => sure === 'certain').concat(writers);
      if (surest === undefined) continue;
      yield hazard(
        'readsSibling',
        { fields: [field.id], nodes: [reader, surest.writer], source: `node:${reader}` },
        {
          name: field.name,
          reader: nameIn(subject.graph, reader),
          writer: nameIn(subject.graph, surest.writer),
          others: writers.length - 1,
        },
        surest.sure,
        ['serialise'],
      );
    }
  }
};

interface Sibling {
  readonly writer: NodeId;
  readonly sure: Sure;
}

function readersOf(subject: Subject, field: Field): ReadonlyMap<NodeId, readonly Sibling[]> {
  const found = new Map<NodeId, Sibling[]>();
  for (const { nodes, sure } of subject.activity.pairs) {
    const [one, other] = nodes;
    if (one === other) continue;
    for (const [reader, writer] of [
      [one, other],
      [other, one],
    ] as const) {
      const write = writeTo(subject, writer, field);
      // Who both reads and writes a field counts on the merge; who reads alone counts on the other.
      if (!write || writeTo(subject, reader, field)?.value.kind === 'overwrite') continue;
      if (!nodeFacts(subject, reader)?.reads.names.includes(field.name)) continue;
      const siblings = found.get(reader) ?? [];
      siblings.push({ writer, sure: sure === 'certain' && write.always ? 'certain' : 'likely' });
      found.set(reader, siblings);
    }
  }
  return found;
}
