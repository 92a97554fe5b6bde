import { eachNode, growsWhenRepeated, hazard, type Rule } from '../subject';

/** A node returns the state that it read: reducers merge it into itself. */
export const wholeState: Rule = function* (subject) {
  for (const { node, facts } of eachNode(subject)) {
    const { whole } = facts;
    if (!whole) continue;
    const doubled = subject.graph.fields.filter(
      (field) => growsWhenRepeated(field) && !facts.writes.fields.some((write) => write.name === field.name && write.always),
    );
    if (doubled.length === 0) continue;
    const sure = whole.sure === 'certain' && doubled.some((field) => growsWhenRepeated(field) === 'certain') ? 'certain' : 'likely';
    yield hazard(
      'wholeState',
      { nodes: [node.id], fields: doubled.map((field) => field.id), source: `node:${node.id}`, line: whole.line },
      { node: node.name, names: doubled.map((field) => field.name).join(', ') },
      sure,
      ['returnNew'],
      whole.edits,
    );
  }
};
