import {
  type BuiltInName,
  type Field,
  type FieldId,
  fieldOf,
  type Merge,
  type NodeId,
  nodeOf,
  type PlaygroundDoc,
  renameNode,
  replaces,
  setDefer,
  setMerge,
  suits,
  usualMerge,
} from '~/core/document';
import type { EditLabel } from './state';

/** What a document is compared with. */
export type Variant = QuickVariant | { readonly kind: 'earlier'; readonly index: number } | { readonly kind: 'saved'; readonly id: string };

/** Made from the document itself by one change. */
export type QuickVariant =
  | { readonly kind: 'reducer'; readonly field: FieldId; readonly reducer: BuiltInName | 'plain' }
  | { readonly kind: 'rename'; readonly node: NodeId; readonly name: string }
  /** A deferred node is not deferred in the variant, and the other way round. */
  | { readonly kind: 'defer'; readonly node: NodeId }
  /** Nodes and edges are added in reverse order. */
  | { readonly kind: 'order' };

/** The document as it was before an edit, with the label of that edit. */
export interface Earlier {
  readonly doc: PlaygroundDoc;
  readonly label: EditLabel;
}

export function quickVariant(doc: PlaygroundDoc, variant: QuickVariant): PlaygroundDoc {
  switch (variant.kind) {
    case 'reducer': {
      const field = fieldOf(doc.graph, variant.field);
      return field === undefined ? doc : setMerge(doc, field.id, mergeWith(field, variant.reducer));
    }
    case 'rename':
      return renameNode(doc, variant.node, variant.name);
    case 'defer':
      return setDefer(doc, variant.node, nodeOf(doc.graph, variant.node)?.defer !== true);
    case 'order':
      return { ...doc, graph: { ...doc.graph, nodes: doc.graph.nodes.toReversed(), edges: doc.graph.edges.toReversed() } };
  }
}

/** The built-in from where the field starts now. */
function mergeWith({ type, merge }: Field, reducer: BuiltInName | 'plain'): Merge {
  if (reducer === 'plain') return { kind: 'plain' };
  const usual = usualMerge(type);
  if (usual.kind !== 'builtIn') return usual;
  const start = replaces(merge) ? usual.start : merge.start;
  return { ...usual, reducer, keep: merge.kind === 'builtIn' ? merge.keep : usual.keep, start };
}

/** What is compared with at first: the document before the last edit, else another reducer, else another order by name. */
export function firstVariant(doc: PlaygroundDoc, earlier: readonly Earlier[]): Variant | null {
  if (earlier.length > 0) return { kind: 'earlier', index: 0 };
  const [field] = doc.graph.fields;
  if (field !== undefined) return otherReducer(field);
  const [node] = doc.graph.nodes;
  return node === undefined ? null : otherName(node);
}

export function otherReducer({ id, type, merge }: Field): QuickVariant {
  const used = merge.kind === 'builtIn' ? merge.reducer : null;
  return { kind: 'reducer', field: id, reducer: suits(type).find((name) => name !== used) ?? 'plain' };
}

/** A name after all usual ones: LangGraph merges by name. */
export function otherName({ id, name }: { readonly id: NodeId; readonly name: string }): QuickVariant {
  return { kind: 'rename', node: id, name: `z_${name}` };
}
