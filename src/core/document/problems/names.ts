import type { Field, FieldId, GraphNode, GraphParts, Router } from '../document';
import { END, START } from '../document';
import { fieldOf } from '../lookup';
import type { Problem } from '../problem';
import { blocks, warns } from './report';

/** LangGraph looks names up in plain objects with `in`, so it finds what every object inherits. */
const isInherited = (name: string) => name in {};

const RESERVED_NODES: readonly string[] = [START, END, '__interrupt__'];

/** Built without complaint, but the engine keeps other things under these names: such a field loses its writes or ends the run. */
const CLAIMED_FIELDS: readonly string[] = [
  START,
  '__root__',
  '__interrupt__',
  '__resume__',
  '__error__',
  '__error_source_node__',
  '__no_writes__',
  '__return__',
  '__pregel_push',
];

export function* nodeNames(graph: GraphParts): Generator<Problem> {
  const { nodes, fields, input, output } = graph;
  const named = (ids: readonly FieldId[] | undefined) => (ids ?? []).flatMap((id) => fieldOf(graph, id)?.name ?? []);
  // A private field is there from the first node on that reads it.
  const fieldNames = new Set([...fields.flatMap((field) => (field.private ? [] : field.name)), ...named(input), ...named(output)]);
  const seen = new Set<string>();
  for (const node of nodes) {
    yield* nodeName(node, seen, fieldNames);
    seen.add(node.name);
    for (const name of named(node.reads)) fieldNames.add(name);
  }
}

function* nodeName({ id, name }: GraphNode, seen: ReadonlySet<string>, fieldNames: ReadonlySet<string>): Generator<Problem> {
  const place = { kind: 'node', id } as const;
  if (name === '') yield warns('nodeNameEmpty', place);
  if (seen.has(name)) yield blocks('nodeNameTaken', place, { name });
  if (RESERVED_NODES.includes(name) || isInherited(name)) yield blocks('nodeNameReserved', place, { name });
  else if (fieldNames.has(name)) yield blocks('nodeNameIsField', place, { name });
  const character = ['|', ':'].find((one) => name.includes(one));
  if (character !== undefined) yield blocks('nodeNameBadCharacter', place, { name, character });
}

export function* fieldNames({ fields, nodes }: GraphParts): Generator<Problem> {
  const channels = new Set(nodes.map((node) => `branch:to:${node.name}`));
  const seen = new Set<string>();
  for (const field of fields) {
    yield* fieldName(field, seen, channels);
    seen.add(field.name);
  }
}

function* fieldName({ id, name }: Field, seen: ReadonlySet<string>, channels: ReadonlySet<string>): Generator<Problem> {
  const place = { kind: 'field', id } as const;
  if (name === '') yield warns('fieldNameEmpty', place);
  // No state of LangGraph can hold two fields of one name, so there is nothing to run.
  if (seen.has(name)) yield blocks('fieldNameTaken', place, { name });
  if (name === '__pregel_tasks' || isInherited(name)) yield blocks('fieldNameReserved', place, { name });
  else if (CLAIMED_FIELDS.includes(name) || channels.has(name)) yield warns('fieldNameReserved', place, { name });
}

/** LangGraph calls a nameless condition, and one named for its own class, `condition`. */
const shownName = (name: string) => (name === 'RunnableLambda' ? 'condition' : name);

export function* routerNames({ routers }: GraphParts): Generator<Problem> {
  const seenOf = new Map<string, Set<string>>();
  for (const router of routers) {
    const seen = seenOf.get(router.source) ?? new Set();
    seenOf.set(router.source, seen);
    if (isTaken(router, seen)) yield blocks('routerNameTaken', { kind: 'router', id: router.id }, { name: router.name });
    seen.add(shownName(router.name));
  }
}

function isTaken({ name }: Router, seen: ReadonlySet<string>): boolean {
  return seen.has(shownName(name)) || (seen.size > 0 && isInherited(name));
}
