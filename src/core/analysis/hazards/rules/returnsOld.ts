import type { Field } from '~/core/document';
import { eachNode, growsWhenRepeated, hazard, type Rule, type Subject } from '../subject';

/** A node returns what a field held together with what is new: the reducer merges the old value into itself. */
export const returnsOld: Rule = function* (subject) {
  const sent = sentNodes(subject);
  for (const { node, facts } of eachNode(subject)) {
    for (const field of subject.graph.fields) {
      const grows = growsByOld(subject, field);
      const old = facts.writes.fields.find((write) => write.name === field.name)?.old;
      if (!grows || !old) continue;
      // What a Send hands over may have a member of that name that is no field.
      const certain = grows === 'certain' && old.sure === 'certain' && !sent.has(node.name);
      yield hazard(
        'returnsOld',
        { nodes: [node.id], fields: [field.id], source: `node:${node.id}`, line: old.line },
        { node: node.name, name: field.name },
        certain ? 'certain' : 'likely',
        ['returnNew'],
        old.edits,
      );
    }
  }
};

/** A reducer that takes one of the two values as it is wants the old one with the new. */
function growsByOld({ facts }: Subject, field: Field): 'certain' | 'likely' | null {
  const own = facts.sources[`reducer:${field.id}`];
  return own?.picks || own?.bareMath ? null : growsWhenRepeated(field);
}

function sentNodes({ facts }: Subject): ReadonlySet<string> {
  const ways = Object.values(facts.sources).flatMap((one) => one.ways);
  return new Set(ways.flatMap((way) => way.sends.map((send) => send.node)));
}
