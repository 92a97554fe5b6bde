import { type Field, type GraphNode, graphsOf, type InnerGraph, keyAt, replaces } from '~/core/document';
import { equalValues, type Value } from '~/core/value';
import { echoOf, type RecordRow, type TraceStore } from '~/core/trace';
import type { FixCode } from '../hazard';
import { growsWhenRepeated, hazard, type Rule, type Subject, writesTo } from '../subject';

/**
 * A graph inside a node answers with all that its output schema has: also what it was only given. Where a reducer merges that, it
 * counts twice.
 */
export const echoDoubles: Rule = function* (subject) {
  for (const { node, inner, field } of eachEcho(subject)) {
    const grows = growsWhenRepeated(field);
    if (grows === null || subject.activity.runs.get(node.id) === undefined) continue;
    const seen = doubledInRun(subject.trace, node, field);
    if (!seen && writesTo(subject, field.id).length === 0) continue;
    const isWritten = writesInside(subject, node.id, inner, field);
    // One that replaces the value inside may have meant the whole as its answer.
    if (!seen && isWritten && inner.fields.some((own) => own.name === field.name && replaces(own.merge))) continue;
    const fixes: readonly FixCode[] = isWritten ? ['narrowInput'] : ['narrowOutput'];
    const params = { node: node.name, name: field.name };
    yield hazard('echoDoubles', { fields: [field.id], nodes: [node.id] }, params, seen ? 'seen' : 'likely', fixes);
  }
};

/** Nodes that are graphs, with each field that both have and that goes in and comes out again. */
function* eachEcho({ graph }: Subject): Generator<{ readonly node: GraphNode; readonly inner: InnerGraph; readonly field: Field }> {
  for (const node of graph.nodes) {
    if (node.inner === undefined) continue;
    const { inner } = node;
    for (const field of graph.fields) {
      const own = inner.fields.find(({ name }) => name === field.name);
      const isGiven = node.reads === undefined || node.reads.includes(field.id);
      if (own === undefined || own.private === true || !isGiven) continue;
      if ((inner.input?.includes(own.id) ?? true) && (inner.output?.includes(own.id) ?? true)) yield { node, inner, field };
    }
  }
}

/** Whether anything inside writes the field, at any depth. */
function writesInside({ facts }: Subject, id: string, inner: InnerGraph, field: Field): boolean {
  return [...graphsOf(inner)].some(([path, { nodes }]) =>
    nodes.some((node) => {
      if (node.inner !== undefined) return false;
      const known = facts.sources[keyAt([id, ...path], `node:${node.id}`)];
      return known === undefined || known.whole !== null || known.writes.any || known.writes.fields.some(({ name }) => name === field.name);
    }),
  );
}

function doubledInRun(trace: TraceStore | null, node: GraphNode, field: Field): boolean {
  return trace !== null && trace.rows.some((row) => isDoubling(trace, row) && row.field === field.name && nodeOf(trace, row) === node.name);
}

/** What came back changed the field by what it held before, and not by what was done inside. */
function isDoubling(trace: TraceStore, row: RecordRow): boolean {
  if (row.kind !== 'call' || row.phase !== 'commit' || row.result === null) return false;
  const echo = echoOf(trace, row);
  if (echo === null) return false;
  const [existing, update, result] = [row.existing, row.update, row.result].map((ref) => trace.value(ref)) as [Value, Value, Value];
  if (echo === 'echoed') return !equalValues(existing, result);
  return (
    Array.isArray(existing) &&
    Array.isArray(update) &&
    existing.length > 0 &&
    existing.every((item, at) => equalValues(item, update[at] ?? null))
  );
}

function nodeOf(trace: TraceStore, { writer }: RecordRow): string {
  return writer.kind === 'task' ? (trace.tasks[writer.task]?.node ?? '') : '';
}
