import type { GraphSpec } from '~/core/document';
import { eachNode, hazard, type Rule } from '../subject';

function mergesById(graph: GraphSpec): boolean {
  return graph.fields.some(({ merge }) => merge.kind === 'builtIn' && merge.reducer === 'addMessages');
}

/** An edited message without the id that it had: it is appended as a new one. */
export const editWithoutId: Rule = function* (subject) {
  if (!mergesById(subject.graph)) return;
  for (const { node, facts } of eachNode(subject)) {
    const edit = facts.messages.find((one) => one.kind === 'editedWithoutId');
    if (edit)
      yield hazard(
        'editWithoutId',
        { nodes: [node.id], source: `node:${node.id}`, line: edit.line },
        { node: node.name },
        edit.sure,
        ['passId'],
        edit.edits,
      );
  }
};

/** A remove-all after new messages: what stands before it goes too. */
export const removeAllLate: Rule = function* (subject) {
  if (!mergesById(subject.graph)) return;
  for (const { node, facts } of eachNode(subject)) {
    const late = facts.removeAllLate;
    if (late)
      yield hazard(
        'removeAllLate',
        { nodes: [node.id], source: `node:${node.id}`, line: late.line },
        { node: node.name },
        late.sure,
        ['markerFirst'],
        late.edits,
      );
  }
};
