import {
  addField,
  addJoin,
  addNode,
  connect,
  deleteEdge,
  type Field,
  type FieldId,
  fieldOf,
  keyText,
  nextFieldId,
  nextNodeId,
  type NodeId,
  nodeOf,
  type PlaygroundDoc,
  setJoinSources,
  setNodeSource,
  type Source,
} from '~/core/document';
import { choosing, type Fix, type Todo, unchanged, whyNotParallel, withoutMiddle } from './fix';
import { namedDefault } from './namedDefault';
import { placesOf, pushDown, ROW } from './rows';

/**
 * Each branch writes to a plain field of its own; after a join, collecting nodes write what is there to the field, in the
 * order of `ids`: one node for lists, which go well together, and else one after another.
 */
export function ownFields(doc: PlaygroundDoc, fieldId: FieldId, ids: readonly NodeId[]): Fix {
  const field = fieldOf(doc.graph, fieldId);
  const why = field === undefined ? 'notParallel' : whyNotParallel(doc, ids);
  if (field === undefined || why !== null) return unchanged(doc, why ?? 'notParallel', ids);
  const chooses = choosing(doc, ids);
  if (chooses.length > 0) return unchanged(doc, 'chooses', chooses);
  const stays: NodeId[] = [];
  const owned: string[] = [];
  let next = doc;
  for (const id of ids) {
    const made = withOwnField(next, field, id);
    if (made === null) stays.push(id);
    else {
      next = made.doc;
      owned.push(made.name);
    }
  }
  if (owned.length === 0) return unchanged(doc, 'sourceStays', stays);
  const todo: readonly Todo[] = stays.length === 0 ? [] : [{ code: 'sourceStays', ids: stays }];
  return withoutMiddle({ doc: collected(next, field, ids, owned), todo });
}

function withOwnField(doc: PlaygroundDoc, field: Field, id: NodeId): { readonly doc: PlaygroundDoc; readonly name: string } | null {
  const node = nodeOf(doc.graph, id);
  // A Command carries its update inside, where no key can be taken out of it here.
  const named = node === undefined || /\bCommand\b/.test(node.source) ? null : namedDefault(node.source, 'write');
  if (node === undefined || named === null) return null;
  const added = nextFieldId(doc);
  const withField = addField(doc, { id: added, name: `${field.name}_${node.name}`, type: field.type, merge: { kind: 'plain' } });
  const name = fieldOf(withField.graph, added)?.name ?? '';
  return { doc: setNodeSource(withField, id, ownSource(named, field, name)), name };
}

/** A branch that writes nothing leaves an empty list, so that nothing of an earlier round is collected again. */
function ownSource(named: { readonly source: Source; readonly name: string }, field: Field, own: string): Source {
  const nothing = isList(field) ? '[]' : 'null';
  return `${named.source}
/** What was written to ${JSON.stringify(field.name)} goes to a field of this node's own. */
export default async (state, config) => {
  const { ${keyText(field.name)}: written = ${nothing}, ...rest } = (await ${named.name}(state, config)) ?? {};
  return { ...rest, ${keyText(own)}: written };
};
`;
}

function isList({ type }: Field): boolean {
  return type.kind === 'list' || type.kind === 'messages';
}

const read = (name: string) => (keyText(name) === name ? `state.${name}` : `state[${JSON.stringify(name)}]`);

function collectors(field: Field, owned: readonly string[]): readonly Source[] {
  const key = keyText(field.name);
  if (!isList(field)) return owned.map((name) => `export default (state) => (${read(name)} == null ? {} : { ${key}: ${read(name)} });\n`);
  const parts = owned.map((name) => `...(${read(name)} ?? [])`).join(', ');
  return [`/** Puts together what the branches wrote, in this order. */\nexport default (state) => ({ ${key}: [${parts}] });\n`];
}

/** The branches, then a join, then the collecting nodes, then what came after the branches. */
function collected(doc: PlaygroundDoc, field: Field, ids: readonly NodeId[], owned: readonly string[]): PlaygroundDoc {
  const sources = collectors(field, owned);
  const places = placesOf(doc, ids);
  const bottom = Math.max(...places.map((place) => place.y));
  const x = Math.round(places.reduce((sum, place) => sum + place.x, 0) / places.length);
  let next = places.length === 0 ? doc : pushDown(doc, bottom, sources.length * ROW);
  let last: NodeId | null = null;
  for (const [index, source] of sources.entries()) {
    const id = nextNodeId(next);
    const point = { x, y: bottom + (index + 1) * ROW };
    // Names of fields may hold what those of nodes may not.
    const name = `collect_${field.name.replace(/[|:]/g, '_')}`;
    next = addNode(next, { id, name, source, ...(places.length === 0 ? {} : { point }) });
    next = last === null ? addJoin(next, ids, id) : connect(next, last, id);
    last = id;
  }
  const end = last ?? '';
  for (const edge of doc.graph.edges) if (ids.includes(edge.source)) next = connect(deleteEdge(next, edge.id), end, edge.target);
  for (const join of doc.graph.joins) {
    const waits = join.sources.map((source) => (ids.includes(source) ? end : source));
    next = setJoinSources(next, join.id, waits);
  }
  return next;
}
