import type { BuiltInName, Field, FieldId, FieldType, Merge, PlaygroundDoc, Start } from '../document';
import { KEEP } from '../emptyDocument';
import { freeId, freeName, nextName } from '../ids';
import { KEEP_MOST, NAME_LENGTH, SNAPSHOTS_MOST } from '../limits';
import { fieldOf } from '../lookup';
import { startOf, withStart } from '../mergeParts';
import { suits, usualReducer } from '../suits';
import { cutText, kept, moved, wholeBetween, withGraph, withItem } from './change';

export interface NewField {
  /** Taken only when it is free. */
  readonly id?: FieldId;
  readonly name?: string;
  readonly type?: FieldType;
  readonly merge?: Merge;
}

/** LangGraph.js wants the names of fields and nodes to differ, so a new one avoids both. */
function takenNames(doc: PlaygroundDoc): string[] {
  return [...doc.graph.fields, ...doc.graph.nodes].map((one) => one.name);
}

export function nextFieldId(doc: PlaygroundDoc): FieldId {
  return freeId(
    'f',
    doc.graph.fields.map((field) => field.id),
  );
}

/** The merge that a field of this type usually has: its usual built-in, from the zero value. */
export function usualMerge(type: FieldType): Merge {
  return { kind: 'builtIn', reducer: usualReducer(type), keep: KEEP, start: { kind: type.kind === 'any' ? 'none' : 'zero' } };
}

/** A field at the end of the list. Names of new fields never collide with a field or a node. */
export function addField(doc: PlaygroundDoc, options: NewField = {}): PlaygroundDoc {
  const { fields } = doc.graph;
  const type = options.type ?? { kind: 'list', of: 'str' };
  const taken = takenNames(doc);
  const field: Field = {
    id: options.id !== undefined && !fields.some((one) => one.id === options.id) ? options.id : nextFieldId(doc),
    name: options.name === undefined ? nextName('field', taken) : freeName(cutText(options.name, NAME_LENGTH - 4), taken),
    type,
    merge: options.merge ?? usualMerge(type),
  };
  return withGraph(doc, { fields: [...fields, field] });
}

/** Any text: what LangGraph will not take is reported, not refused. */
export function renameField(doc: PlaygroundDoc, id: FieldId, name: string): PlaygroundDoc {
  return withGraph(doc, { fields: withItem(doc.graph.fields, id, { name: cutText(name, NAME_LENGTH) }) });
}

/** Python's `operator.add` is one reducer under three names here. */
const PLUS: readonly BuiltInName[] = ['append', 'add', 'join'];

function reducerFor(type: FieldType, old: BuiltInName): BuiltInName | undefined {
  const fitting = suits(type);
  if (fitting.includes(old)) return old;
  return PLUS.includes(old) ? fitting.find((name) => PLUS.includes(name)) : undefined;
}

function startFor(before: FieldType, after: FieldType, old: Start): Start {
  if (old.kind === 'own') return before.kind === after.kind ? old : startFor(before, after, { kind: 'zero' });
  if (after.kind === 'any') return { kind: 'none' };
  return before.kind === 'any' ? { kind: 'zero' } : old;
}

/** What stays meaningful of a merge when the field's type changes. */
function mergeFor(before: FieldType, after: FieldType, old: Merge): Merge {
  if (old.kind === 'untracked') return old;
  const start = startFor(before, after, startOf(old));
  if (old.kind !== 'builtIn') return withStart(old, start);
  const reducer = reducerFor(after, old.reducer);
  return reducer === undefined ? { kind: 'plain' } : { ...old, reducer, start };
}

/**
 * A built-in that does not fit the new type gives way: `operator.add` to its name for that type, any other to no
 * reducer. Own code stays. An own start value of another kind becomes the zero value.
 */
export function setFieldType(doc: PlaygroundDoc, id: FieldId, type: FieldType): PlaygroundDoc {
  const field = fieldOf(doc.graph, id);
  if (field === undefined) return doc;
  const merge = mergeFor(field.type, type, field.merge);
  return withGraph(doc, { fields: withItem(doc.graph.fields, id, { type, merge }) });
}

function inRange(merge: Merge): Merge {
  if (merge.kind === 'builtIn') return { ...merge, keep: wholeBetween(merge.keep, 1, KEEP_MOST) };
  return merge.kind === 'delta' ? { ...merge, snapshots: wholeBetween(merge.snapshots, 1, SNAPSHOTS_MOST) } : merge;
}

export function setMerge(doc: PlaygroundDoc, id: FieldId, merge: Merge): PlaygroundDoc {
  return withGraph(doc, { fields: withItem(doc.graph.fields, id, { merge: inRange(merge) }) });
}

/** Expectations about the field go with it. */
export function deleteField(doc: PlaygroundDoc, id: FieldId): PlaygroundDoc {
  const { input, output, nodes } = doc.graph;
  const others = (refs: readonly FieldId[]) => kept(refs, (ref) => ref !== id);
  const without = withGraph(doc, {
    fields: kept(doc.graph.fields, (field) => field.id !== id),
    nodes: nodes.some((node) => node.reads?.includes(id))
      ? nodes.map((node) => (node.reads === undefined ? node : { ...node, reads: others(node.reads) }))
      : nodes,
    ...(input && { input: others(input) }),
    ...(output && { output: others(output) }),
  });
  const expectations = kept(doc.expectations, (one) => !('field' in one) || one.field !== id);
  return expectations === doc.expectations ? without : { ...without, expectations };
}

/** `to` is the index that the field will have. */
export function moveField(doc: PlaygroundDoc, id: FieldId, to: number): PlaygroundDoc {
  const { fields } = doc.graph;
  const from = fields.findIndex((field) => field.id === id);
  return withGraph(doc, { fields: moved(fields, from, to) });
}
