import type { Field, FieldId, FieldType, GraphSpec, NodeId, PlaygroundDoc, StateStyle } from '../document';
import { fieldOf, nodeOf } from '../lookup';
import { kept, withGraph, withOptional } from './change';

function withGraphOption<K extends keyof GraphSpec>(doc: PlaygroundDoc, key: K, value: NonNullable<GraphSpec[K]> | null): PlaygroundDoc {
  const graph = withOptional(doc.graph, key, value ?? undefined);
  return graph === doc.graph ? doc : { ...doc, graph };
}

function withFieldOption<K extends keyof Field>(
  doc: PlaygroundDoc,
  id: FieldId,
  key: K,
  value: NonNullable<Field[K]> | null,
): PlaygroundDoc {
  const { fields } = doc.graph;
  const field = fieldOf(doc.graph, id);
  if (field === undefined) return doc;
  const next = withOptional(field, key, value ?? undefined);
  return next === field ? doc : withGraph(doc, { fields: fields.with(fields.indexOf(field), next) });
}

/** Fields that exist, each once. */
function known({ graph }: PlaygroundDoc, ids: readonly FieldId[], isFit: (field: Field) => boolean = () => true): readonly FieldId[] {
  return [...new Set(ids)].filter((id) => graph.fields.some((field) => field.id === id && isFit(field)));
}

export function setStyle(doc: PlaygroundDoc, style: StateStyle): PlaygroundDoc {
  return withGraphOption(doc, 'style', style === 'annotation' ? null : style);
}

/** Null is the whole state. Private fields are in no schema of the graph, so they are left out. */
export function setInputFields(doc: PlaygroundDoc, ids: readonly FieldId[] | null): PlaygroundDoc {
  return withGraphOption(doc, 'input', ids && known(doc, ids, (field) => !field.private));
}

export function setOutputFields(doc: PlaygroundDoc, ids: readonly FieldId[] | null): PlaygroundDoc {
  return withGraphOption(doc, 'output', ids && known(doc, ids, (field) => !field.private));
}

/** The node's own input schema; null is the whole state. */
export function setReads(doc: PlaygroundDoc, id: NodeId, ids: readonly FieldId[] | null): PlaygroundDoc {
  const { nodes } = doc.graph;
  const node = nodeOf(doc.graph, id);
  if (node === undefined) return doc;
  const next = withOptional(node, 'reads', ids === null ? undefined : known(doc, ids));
  return next === node ? doc : withGraph(doc, { nodes: nodes.with(nodes.indexOf(node), next) });
}

/** A private field leaves the graph's input and output schemas; nodes that read it go on to. */
export function setFieldPrivate(doc: PlaygroundDoc, id: FieldId, isPrivate: boolean): PlaygroundDoc {
  const changed = withFieldOption(doc, id, 'private', isPrivate ? true : null);
  if (!isPrivate || changed === doc) return changed;
  const { input, output } = changed.graph;
  const others = (ids: readonly FieldId[]) => kept(ids, (one) => one !== id);
  return withGraph(changed, { ...(input && { input: others(input) }), ...(output && { output: others(output) }) });
}

export function setFieldOptional(doc: PlaygroundDoc, id: FieldId, isOptional: boolean): PlaygroundDoc {
  return withFieldOption(doc, id, 'optional', isOptional ? true : null);
}

/** Null is the field's own type. */
export function setUpdateType(doc: PlaygroundDoc, id: FieldId, type: FieldType | null): PlaygroundDoc {
  return withFieldOption(doc, id, 'updateType', type);
}
