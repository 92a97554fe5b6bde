import {
  type Field,
  type FieldId,
  fieldOf,
  type GraphNode,
  type NodeId,
  type PlaygroundDoc,
  setExpectations,
  setFieldType,
  setMerge,
  setNodeSource,
  setRouterCode,
  setShared,
  type Source,
} from '~/core/document';
import { type Fix, type Todo, unchanged } from './fix';
import { namedDefault } from './namedDefault';
import { KEY_HELPERS, type KeyNames, keyNames, SORTED_MERGE } from './sortKeySource';

/**
 * Each item that the nodes write to a list carries a key, and the list is merged by keys: the superstep, then the place
 * of the node in `ids`. Nodes and routers that speak of the field still read items without keys.
 */
export function carrySortKey(doc: PlaygroundDoc, fieldId: FieldId, ids: readonly NodeId[]): Fix {
  const field = fieldOf(doc.graph, fieldId);
  if (field?.type.kind !== 'list' || (field.merge.kind !== 'own' && field.merge.kind !== 'builtIn'))
    return unchanged(doc, 'noList', [fieldId]);
  const names = keyNames(everySource(doc));
  const stays: string[] = [];
  let next = setShared(doc, `${doc.graph.shared}${doc.graph.shared === '' ? '' : '\n'}${KEY_HELPERS(names)}`);
  for (const node of doc.graph.nodes) {
    const place = ids.indexOf(node.id);
    if (place < 0 && !speaksOf(node.source, field)) continue;
    const source = keyedNode(node, field, place, names);
    if (source === null) stays.push(node.id);
    else next = setNodeSource(next, node.id, source);
  }
  for (const router of doc.graph.routers.filter(({ code }) => speaksOf(code, field))) {
    const named = namedDefault(router.code, 'choose');
    if (named === null) stays.push(router.id);
    else next = setRouterCode(next, router.id, readingPlain(named, field, names));
  }
  next = setMerge(next, fieldId, { kind: 'own', source: SORTED_MERGE(names), start: field.merge.start });
  next = setFieldType(next, fieldId, { kind: 'list', of: 'dict' });
  const todo: readonly Todo[] = stays.length === 0 ? [] : [{ code: 'sourceStays', ids: stays }];
  return withoutValues({ doc: next, todo }, fieldId);
}

function everySource({ graph }: PlaygroundDoc): string {
  return [graph.shared, ...graph.nodes.map((node) => node.source), ...graph.routers.map((router) => router.code)].join('\n');
}

function speaksOf(source: Source, field: Field): boolean {
  return source.includes(field.name);
}

function keyedNode(node: GraphNode, field: Field, place: number, names: KeyNames): Source | null {
  const named = namedDefault(node.source, 'write');
  if (named === null) return null;
  const key = JSON.stringify(field.name);
  if (place < 0) return readingPlain(named, field, names);
  const imports = `import { ${names.withKeys}, ${names.withoutKeys} } from './shared';\n\n`;
  const call = `await ${named.name}(${names.withoutKeys}(state, ${key}), config)`;
  return `${imports}${named.source}\nexport default async (state, config) =>\n  ${names.withKeys}(${call}, ${key}, ${place}, config.metadata.langgraph_step);\n`;
}

function readingPlain({ source, name }: { readonly source: Source; readonly name: string }, field: Field, names: KeyNames): Source {
  const call = `${name}(${names.withoutKeys}(state, ${JSON.stringify(field.name)}), config)`;
  return `import { ${names.withoutKeys} } from './shared';\n\n${source}\nexport default (state, config) => ${call};\n`;
}

/** Values of the field look otherwise now; how many there are, and how many calls, stays. */
function withoutValues(fix: Fix, field: FieldId): Fix {
  const stays = fix.doc.expectations.filter(
    (one) =>
      one.kind === 'stored' ||
      (one.kind !== 'result' && one.kind !== 'request' && ((one.kind !== 'law' && !('value' in one)) || one.field !== field)),
  );
  if (stays.length === fix.doc.expectations.length) return fix;
  return { doc: setExpectations(fix.doc, stays), todo: [...fix.todo, { code: 'expectationsGone', ids: [field] }] };
}
