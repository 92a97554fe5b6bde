import { hazard, nameIn, nodeFacts, type Rule, writeTo } from '../subject';

/** A node reads what another of the same superstep writes: it sees the state before both. */
export const readsSibling: Rule = function* (subject) {
  for (const field of subject.graph.fields) {
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
        yield hazard(
          'readsSibling',
          { fields: [field.id], nodes: [reader, writer], source: `node:${reader}` },
          { name: field.name, reader: nameIn(subject.graph, reader), writer: nameIn(subject.graph, writer) },
          sure === 'certain' && write.always ? 'certain' : 'likely',
          ['serialise'],
        );
      }
    }
  }
};
