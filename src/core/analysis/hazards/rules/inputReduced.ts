import { growsWhenRepeated, hazard, nodeFacts, type Rule, writesTo } from '../subject';

/** A later input gives one number or text to a reduced field that holds something: it is merged, not set. */
export const inputReduced: Rule = function* (subject) {
  const { graph, facts } = subject;
  for (const [index, turn] of graph.turns.entries()) {
    if (turn.kind !== 'input' || index === 0) continue;
    for (const write of facts.sources[`turn:${index}`]?.writes.fields ?? []) {
      const field = graph.fields.find((one) => one.name === write.name);
      if (!field || !growsWhenRepeated(field) || (write.value.kind !== 'number' && write.value.kind !== 'text')) continue;
      // Who sends null has a reducer that starts again by it.
      if (writesTo(subject, field.id).some((one) => one.value.kind === 'null')) continue;
      const writtenBefore =
        graph.turns.slice(0, index).some((_, at) => facts.sources[`turn:${at}`]?.writes.fields.some((one) => one.name === field.name)) ||
        graph.nodes.some((node) => nodeFacts(subject, node.id)?.writes.fields.some((one) => one.name === field.name));
      if (!writtenBefore) continue;
      yield hazard(
        'inputReduced',
        { turns: [index], fields: [field.id], source: `turn:${index}`, line: write.line },
        { name: field.name, turn: index + 1, value: String(write.value.value) },
        'likely',
        ['sendOverwrite'],
      );
    }
  }
};
