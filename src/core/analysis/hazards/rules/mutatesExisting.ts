import type { Field } from '~/core/document';
import { eachOwnReducer, hazard, type Rule, type Subject, writeTo } from '../subject';
import { fixOf } from './ownReducer';

/** A reducer that changes what is there: before a conditional edge LangGraph calls it once more, on the live value. */
export const mutatesExisting: Rule = function* (subject) {
  for (const { field, facts, source } of eachOwnReducer(subject)) {
    const [first] = facts.mutates;
    const seen = changedInRun(subject, field);
    if (!first && !seen) continue;
    yield hazard(
      'mutatesExisting',
      { fields: [field.id], nodes: routedWriters(subject, field), source: `reducer:${field.id}`, line: first?.line ?? null },
      { name: field.name, how: first?.how ?? '', routed: routedWriters(subject, field).length },
      seen ? 'seen' : (first?.sure ?? 'likely'),
      fixOf(field.type.kind, source),
    );
  }
};

function changedInRun({ trace }: Subject, field: Field): boolean {
  return (
    trace?.rows.some((row) => row.kind === 'call' && row.field === field.name && row.mutations.some((one) => one.what === 'existing')) ??
    false
  );
}

/** Nodes before a conditional edge that write the field: their writes are merged into it twice. */
function routedWriters(subject: Subject, field: Field): string[] {
  const sources = new Set(subject.graph.routers.map((router) => router.source));
  return subject.graph.nodes.filter((node) => sources.has(node.id) && writeTo(subject, node.id, field)).map((node) => node.id);
}
