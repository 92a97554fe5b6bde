import { type Field, type FieldId, type GraphNode, type GraphSpec, type NodeId, replaces } from '~/core/document';
import type { TraceStore } from '~/core/trace';
import type { FieldWrite, GraphFacts, SourceFacts, TextEdit } from '../facts';
import type { Activity } from './activity/activity';
import type { Hazard, HazardCode, HazardPlace } from './hazard';

/** What every rule looks at: the graph, what is known of its sources, what may run, and a run if there was one. */
export interface Subject {
  readonly graph: GraphSpec;
  readonly facts: GraphFacts;
  readonly activity: Activity;
  readonly trace: TraceStore | null;
}

export type Rule = (subject: Subject) => Iterable<Hazard>;

const NOWHERE: HazardPlace = { fields: [], nodes: [], edges: [], turns: [], source: null, line: null };

export function hazard(
  code: HazardCode,
  place: Partial<HazardPlace>,
  params: Hazard['params'],
  sure: Hazard['sure'],
  fixes: Hazard['fixes'] = [],
  edits: readonly TextEdit[] = [],
): Hazard {
  return { code, place: { ...NOWHERE, ...place }, params, sure, basis: sure === 'seen' ? 'run' : 'source', fixes, edits };
}

export function nodeFacts({ facts }: Subject, id: NodeId): SourceFacts | undefined {
  return facts.sources[`node:${id}`];
}

export function writeTo(subject: Subject, node: NodeId, field: Field): FieldWrite | undefined {
  return nodeFacts(subject, node)?.writes.fields.find((one) => one.name === field.name);
}

export function nameIn(graph: GraphSpec, id: NodeId): string {
  return graph.nodes.find((node) => node.id === id)?.name ?? id;
}

export function* eachNode(subject: Subject): Generator<{ readonly node: GraphNode; readonly facts: SourceFacts }> {
  for (const node of subject.graph.nodes) {
    const facts = nodeFacts(subject, node.id);
    if (facts) yield { node, facts };
  }
}

/** Reducers of a document's own code. */
export function* eachOwnReducer({
  graph,
  facts,
}: Subject): Generator<{ readonly field: Field; readonly facts: SourceFacts; readonly source: string }> {
  for (const field of graph.fields) {
    const known = facts.sources[`reducer:${field.id}`];
    if (field.merge.kind === 'own' && known) yield { field, facts: known, source: field.merge.source };
  }
}

/** Every write that sources show to a field: of nodes and of turns. */
export function writesTo(subject: Subject, id: FieldId): readonly FieldWrite[] {
  const name = subject.graph.fields.find((field) => field.id === id)?.name;
  return Object.entries(subject.facts.sources).flatMap(([key, facts]) =>
    /^(node|turn):/.test(key) ? facts.writes.fields.filter((write) => write.name === name) : [],
  );
}

/** Built-ins for which merging the same thing twice changes nothing. */
const IDEMPOTENT: readonly string[] = ['max', 'min', 'merge', 'union', 'unique', 'keepFirst', 'addMessages'];

/** How sure it is that writing back what a field holds makes it something else; null where it does not. */
export function growsWhenRepeated({ merge }: Field): 'certain' | 'likely' | null {
  if (replaces(merge)) return null;
  if (merge.kind === 'delta') return merge.reducer === 'messages' ? null : 'likely';
  if (merge.kind === 'own') return 'likely';
  if (IDEMPOTENT.includes(merge.reducer)) return null;
  // Of a full list what is dropped is the old value.
  return merge.reducer === 'keepLast' ? 'likely' : 'certain';
}
