import type {
  Edge,
  Expectation,
  Field,
  FieldType,
  GraphNode,
  GraphParts,
  GraphSpec,
  InnerGraph,
  Join,
  Layout,
  Merge,
  PlaygroundDoc,
  Point,
  Router,
  Start,
  StoreSetup,
  Turn,
} from './document';
import { isEnd } from './lookup';

/** The document as JSON text. Equal documents give equal text: keys always come in the same order. */
export function toJson(doc: PlaygroundDoc): string {
  return JSON.stringify(inOrder(doc));
}

/** The document with every key in its place; expected values keep theirs, since the order of a dict's keys is theirs. */
function inOrder({ version, title, note, graph, layout, expectations }: PlaygroundDoc): PlaygroundDoc {
  return {
    version,
    title,
    note: { en: note.en, zh: note.zh },
    graph: graphInOrder(graph),
    layout: layoutInOrder(graph, layout),
    expectations: expectations.map(expectationInOrder),
  };
}

/** The keys of `part` that are there. */
function given<T extends object>(part: { readonly [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as T;
}

function graphInOrder(graph: GraphSpec): GraphSpec {
  const { turns, shared, recursionLimit, seed, style, input, output, memory, store } = graph;
  return {
    ...listsInOrder(graph),
    turns: turns.map(turnInOrder),
    shared,
    recursionLimit,
    seed,
    ...given<Pick<GraphSpec, 'style' | 'input' | 'output' | 'memory' | 'store'>>({
      style,
      input,
      output,
      memory: memory && { saver: memory.saver, durability: memory.durability },
      store: store && storeInOrder(store),
    }),
  };
}

function storeInOrder({ items, index }: StoreSetup): StoreSetup {
  const embed = index && (index.embed === 'words' ? index.embed : { own: index.embed.own });
  return given<StoreSetup>({ items, index: index && embed && { fields: index.fields, embed } });
}

function listsInOrder({ fields, nodes, edges, joins, routers }: GraphParts) {
  return {
    fields: fields.map(fieldInOrder),
    nodes: nodes.map(nodeInOrder),
    edges: edges.map(({ id, source, target }): Edge => ({ id, source, target })),
    joins: joins.map(({ id, sources, target }): Join => ({ id, sources, target })),
    routers: routers.map(({ id, name, source, targets, code }): Router => ({ id, name, source, targets, code })),
  };
}

function nodeInOrder({ id, name, source, defer, ends, reads, pause, inner }: GraphNode): GraphNode {
  const rest = { reads, pause, inner: inner && innerInOrder(inner) };
  return { id, name, source, defer, ends, ...given<Pick<GraphNode, 'reads' | 'pause' | 'inner'>>(rest) };
}

function innerInOrder(inner: InnerGraph): InnerGraph {
  const { style, input, output, checkpointer } = inner;
  return {
    ...listsInOrder(inner),
    ...given<Pick<InnerGraph, 'style' | 'input' | 'output' | 'checkpointer'>>({ style, input, output, checkpointer }),
  };
}

function fieldInOrder(field: Field): Field {
  const { id, name, type, merge, private: isPrivate, optional, updateType } = field;
  return {
    id,
    name,
    type: typeInOrder(type),
    merge: mergeInOrder(merge),
    ...given<Pick<Field, 'private' | 'optional' | 'updateType'>>({
      private: isPrivate,
      optional,
      updateType: updateType && typeInOrder(updateType),
    }),
  };
}

const typeInOrder = ({ kind, of }: FieldType): FieldType => ({ kind, of });

function turnInOrder(turn: Turn): Turn {
  const { kind, thread, from, until, context, asNode, source, how } = { ...EVERY_KEY, ...turn };
  const place = from && { turn: from.turn, superstep: from.superstep };
  return given({ kind, asNode, source, how, thread, from: place, until, context }) as Turn;
}

/** Keys that only some kinds of turn have. */
const EVERY_KEY = {
  thread: undefined,
  from: undefined,
  until: undefined,
  context: undefined,
  asNode: undefined,
  source: undefined,
  how: undefined,
};

function mergeInOrder(merge: Merge): Merge {
  switch (merge.kind) {
    case 'plain':
      return { kind: merge.kind, ...(merge.start && { start: startInOrder(merge.start) }) };
    case 'builtIn':
      return { kind: merge.kind, reducer: merge.reducer, keep: merge.keep, start: startInOrder(merge.start) };
    case 'own':
      return { kind: merge.kind, source: merge.source, start: startInOrder(merge.start) };
    case 'untracked':
      return { kind: merge.kind, guard: merge.guard };
    case 'delta': {
      const { kind, reducer, snapshots, start } = merge;
      return { kind, reducer: reducer === 'messages' ? reducer : { own: reducer.own }, snapshots, start: startInOrder(start) };
    }
  }
}

function startInOrder<S extends Start>(start: S): S;
function startInOrder(start: Start): Start {
  return start.kind === 'own' ? { kind: start.kind, source: start.source } : { kind: start.kind };
}

/** Insides in the order of their nodes. */
function layoutInOrder(graph: GraphParts, { nodes, inner = {} }: Layout): Layout {
  const insides = graph.nodes.flatMap(({ id, inner: of }) => {
    const layout = inner[id];
    return of === undefined || layout === undefined ? [] : [[id, layoutInOrder(of, layout)] as const];
  });
  return { nodes: pointsInOrder(graph, nodes), ...(insides.length > 0 && { inner: Object.fromEntries(insides) }) };
}

/** The ends first, then nodes as they are listed: the order in which they were moved does not count. */
function pointsInOrder(graph: GraphParts, points: PlaygroundDoc['layout']['nodes']): PlaygroundDoc['layout']['nodes'] {
  const order = new Map(graph.nodes.map((node, index) => [node.id, index]));
  const place = (ref: string) => (isEnd(ref) ? -1 : (order.get(ref) ?? order.size));
  const sorted = Object.entries(points).sort(([left], [right]) => place(left) - place(right) || (left < right ? -1 : 1));
  return Object.fromEntries(sorted.map(([ref, { x, y }]): [string, Point] => [ref, { x, y }]));
}

function expectationInOrder(one: Expectation): Expectation {
  if (one.kind === 'error') return { kind: one.kind, code: one.code, ...given<{ text?: string }>({ text: one.text }) };
  if (one.kind === 'callList' || one.kind === 'history') return { kind: one.kind, field: one.field, value: one.value };
  if (one.kind === 'result') return { kind: one.kind, turn: one.turn, value: one.value };
  if (one.kind === 'request') return { kind: one.kind, call: one.call, value: one.value };
  if (one.kind === 'calls') return { kind: one.kind, field: one.field, count: one.count };
  if (one.kind === 'law') {
    const { kind, field, law, updates } = one;
    const existing = one.existing.kind === 'value' ? { kind: one.existing.kind, value: one.existing.value } : { kind: one.existing.kind };
    return { kind, field, law, existing, updates };
  }
  const at = one.at === 'end' ? one.at : { turn: one.at.turn, superstep: one.at.superstep };
  switch (one.kind) {
    case 'value':
      return { kind: one.kind, field: one.field, at, value: one.value, order: one.order };
    case 'absent':
      return { kind: one.kind, field: one.field, at };
    case 'stored':
      return { kind: one.kind, at, namespace: one.namespace, key: one.key, value: one.value };
    case 'length':
      return { kind: one.kind, field: one.field, at, length: one.length };
  }
}
