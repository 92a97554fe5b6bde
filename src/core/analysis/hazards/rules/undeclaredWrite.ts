import type { FieldWrite } from '../../facts';
import type { Hazard } from '../hazard';
import { eachNode, hazard, type Rule } from '../subject';

/** A write to a name that no field has: LangGraph drops it without a word. */
export const undeclaredWrite: Rule = function* (subject) {
  const { graph, facts } = subject;
  const names = new Set(graph.fields.map((field) => field.name));
  const report = (write: FieldWrite, place: Partial<Hazard['place']>, writer: string) =>
    hazard('undeclaredWrite', { ...place, line: write.line }, { name: write.name, writer }, write.always ? 'certain' : 'likely', [
      'addField',
    ]);
  for (const { node, facts: known } of eachNode(subject)) {
    for (const write of known.writes.fields) {
      if (!names.has(write.name)) yield report(write, { nodes: [node.id], source: `node:${node.id}` }, node.name);
    }
  }
  for (const [index] of graph.turns.entries()) {
    for (const write of facts.sources[`turn:${index}`]?.writes.fields ?? []) {
      if (!names.has(write.name)) yield report(write, { turns: [index], source: `turn:${index}` }, '');
    }
  }
};
