import type { Value } from '~/core/value';
import type { Law } from './law';

/** The version that this code writes. Older ones are migrated on reading, newer ones are refused. */
export const DOCUMENT_VERSION = 2;

/** Stable handles: they survive a rename. `^[A-Za-z0-9_-]{1,64}$`. */
export type FieldId = string;
export type NodeId = string;
export type EdgeId = string;

/** A node's id, or one of LangGraph's two ends: `START`, `END`. */
export type NodeRef = string;
export const START = '__start__';
export const END = '__end__';

/**
 * What a playground is. A key that may be left out stands for LangGraph's own default when it is, and is never written for it.
 * Immutable; edit verbs return a new document that shares what did not change. */
export interface PlaygroundDoc {
  readonly version: typeof DOCUMENT_VERSION;
  readonly title: string;
  readonly note: LocalText;
  /** What runs. */
  readonly graph: GraphSpec;
  /** Where it is drawn: moving a node never changes what runs. */
  readonly layout: Layout;
  readonly expectations: readonly Expectation[];
}

export interface LocalText {
  readonly en: string;
  readonly zh: string;
}

/** What any graph is made of: a document's own, or one that stands inside a node. Ids are unique within one graph. */
export interface GraphParts {
  readonly fields: readonly Field[];
  /** How the state is declared in LangGraph.js; `annotation` where it is left out. */
  readonly style?: StateStyle;
  /** Fields of the input schema and of the output schema; the whole state where they are left out. */
  readonly input?: readonly FieldId[];
  readonly output?: readonly FieldId[];
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly Edge[];
  readonly joins: readonly Join[];
  readonly routers: readonly Router[];
}

/** A graph inside a node, which LangGraph is given compiled. Fields of the same name are how the two exchange values. */
export interface InnerGraph extends GraphParts {
  /** `none`: `compile({ checkpointer: false })`; `own`: `true`, it remembers from turn to turn. Left out: the parent's, for one turn. */
  readonly checkpointer?: 'none' | 'own';
}

/** The nodes that one opens, one inside the other, to come to a graph; `[]` is the document's own. */
export type GraphPath = readonly NodeId[];
/** Graphs inside each other, the document's own not counted. */
export const DEEPEST = 4;

export interface GraphSpec extends GraphParts {
  /** What is done to the graph's threads, in order and by one worker. */
  readonly turns: readonly Turn[];
  /** `memory` and `async` where it is left out. */
  readonly memory?: Memory;
  /** What LangGraph's store begins with; an empty one without an index where it is left out. */
  readonly store?: StoreSetup;
  /** Source of the module that every other source may import as `./shared`; '' when there is none. */
  readonly shared: string;
  /** Supersteps of one turn before GraphRecursionError; at least 1. */
  readonly recursionLimit: number;
  /** Seed of randomness, ids and clock behind the wall: a 32-bit unsigned integer. */
  readonly seed: number;
}

/** Every source is the text of an ES module in TypeScript with one default export. */
export type Source = string;

/** `Annotation.Root`, `new StateSchema`, or a zod object with reducers in its metadata. */
export type StateStyle = 'annotation' | 'stateSchema' | 'zod';

/** What a graph remembers from turn to turn. */
export interface Memory {
  readonly saver: SaverKind;
  /** When checkpoints are written: before the next superstep, beside it, or once at the end of the turn. */
  readonly durability: 'sync' | 'async' | 'exit';
}

/**
 * `none`: no checkpointer. `memory`: one MemorySaver for the whole run. `newEachTurn`: a new MemorySaver for every turn.
 * `late`: one that serialises only after the next superstep may have begun, as a slow database client does. `indexedDB`: kept
 * in this browser, so that a thread outlives the run.
 */
export type SaverKind = 'none' | 'memory' | 'newEachTurn' | 'late' | 'indexedDB';

/** An InMemoryStore, one for all threads and turns of a run. A part that is left out is nothing: no items, no index. */
export interface StoreSetup {
  /** Default export: a list of `[namespace, key, value]`, or `[namespace, key, value, index]` with the index option of `put`. */
  readonly items?: Source;
  readonly index?: StoreIndex;
}

/** What a search by `query` goes by. */
export interface StoreIndex {
  /** Paths of the texts in a value, `$` for the whole value. */
  readonly fields: readonly string[];
  /** `words`: overlap of words and characters, no meaning. An own one default-exports `(texts) => vectors`. */
  readonly embed: 'words' | { readonly own: Source };
}

export type TypeKind = 'list' | 'int' | 'float' | 'str' | 'bool' | 'dict' | 'set' | 'messages' | 'any';
export type ItemKind = 'any' | 'str' | 'int' | 'float' | 'bool' | 'dict' | 'list';

/** `of` is the type of a list's or set's items and of a dict's values; 'any' for the other kinds. */
export interface FieldType {
  readonly kind: TypeKind;
  readonly of: ItemKind;
}

export interface Field {
  readonly id: FieldId;
  readonly name: string;
  readonly type: FieldType;
  readonly merge: Merge;
  /** In no schema of the graph, only in those of the nodes that name it in `reads`. */
  readonly private?: true;
  /** Python's NotRequired, zod's optional: a key that may be missing. */
  readonly optional?: true;
  /** The type of what nodes write, where it is another than the field's own (`ReducedValue` with an input schema). */
  readonly updateType?: FieldType;
}

/**
 * How writes to a field are merged. A plain field is absent until it is written, but for the default that StateSchema and zod
 * can give it: Annotation takes no notice of that one.
 */
export type Merge =
  | { readonly kind: 'plain'; readonly start?: Exclude<Start, { readonly kind: 'none' }> }
  | { readonly kind: 'builtIn'; readonly reducer: BuiltInName; readonly keep: number; readonly start: Start }
  | { readonly kind: 'own'; readonly source: Source; readonly start: Start }
  /** Never saved: gone with the turn. `guard` refuses several writes in one superstep; without it the last one stays. */
  | { readonly kind: 'untracked'; readonly guard: boolean }
  /**
   * Saved as its writes, with the whole value only after every `snapshots` updates. Its reducer gets all writes of a superstep in
   * one call, `(state, writes) => state`: an own source, or LangGraph's own one for messages.
   */
  | {
      readonly kind: 'delta';
      readonly reducer: 'messages' | { readonly own: Source };
      readonly snapshots: number;
      readonly start: Start;
    };

/** `keep` above is how many items `keepLast` keeps; the other reducers ignore it. */
export type BuiltInName =
  | 'append'
  | 'add'
  | 'join'
  | 'max'
  | 'min'
  | 'merge'
  | 'union'
  | 'unique'
  | 'keepLast'
  | 'keepFirst'
  | 'accumulateOrReset'
  | 'addMessages';

/**
 * What a reduced field holds before the first write: the zero value of its type, an own value, or nothing (then the
 * first write is taken as it is, without a call of the reducer). The type `any` has no zero value.
 */
export type Start = { readonly kind: 'zero' } | { readonly kind: 'own'; readonly source: Source } | { readonly kind: 'none' };

export interface GraphNode {
  readonly id: NodeId;
  readonly name: string;
  /** `(state, config) => update`, sync or async. */
  readonly source: Source;
  /** The graph that runs instead of the source, which is kept for the way back. */
  readonly inner?: InnerGraph;
  readonly defer: boolean;
  /** Where a Command that this node returns may go; LangGraph draws and checks by it. */
  readonly ends: readonly NodeRef[];
  /** Its own input schema: the fields that it gets to read; the whole state where it is left out. */
  readonly reads?: readonly FieldId[];
  /** Where LangGraph pauses of its own accord (`interruptBefore`, `interruptAfter`). */
  readonly pause?: 'before' | 'after' | 'both';
}

export interface Edge {
  readonly id: EdgeId;
  readonly source: NodeRef;
  readonly target: NodeRef;
}

/** A join waits until all its sources have run. */
export interface Join {
  readonly id: EdgeId;
  readonly sources: readonly NodeId[];
  readonly target: NodeRef;
}

/** A conditional edge: `(state, config) => name | END | Send | list of them`. */
export interface Router {
  readonly id: EdgeId;
  readonly name: string;
  readonly source: NodeRef;
  readonly targets: readonly NodeRef[];
  readonly code: Source;
}

/** A thread's id; any text of 1 to 100 characters. */
export type ThreadId = string;
/** The thread of a turn that names none. */
export const THREAD: ThreadId = '1';

/**
 * A checkpoint that an earlier turn left: after superstep `superstep` of turn `turn` (1-based); superstep 0 is the turn's input
 * or update, -1 the checkpoint that LangGraph saves before a plain input is merged.
 */
export interface CheckpointPlace {
  readonly turn: number;
  readonly superstep: number;
}

interface OnThread {
  /** `THREAD` where it is left out. */
  readonly thread?: ThreadId;
}

interface FromCheckpoint extends OnThread {
  /** Where it starts; the thread's newest checkpoint where it is left out. */
  readonly from?: CheckpointPlace;
}

interface Running extends FromCheckpoint {
  /** It is given up before this superstep runs (1-based): what a person stopped in order to go on elsewhere. */
  readonly until?: number;
  /** Its runtime context, for this one invocation; none where it is left out. */
  readonly context?: Source;
}

/** What is done to a thread. A source's default export is the value itself. */
export type Turn =
  /** `invoke(value)`. */
  | ({ readonly kind: 'input'; readonly source: Source } & Running)
  /** `invoke(new Command({ resume: value }))`: the answer to an interrupt. */
  | ({ readonly kind: 'resume'; readonly source: Source } & Running)
  /** `invoke(null)`: on from a breakpoint, an error, or a checkpoint of the past. */
  | ({ readonly kind: 'continue' } & Running)
  /**
   * `updateState(values, asNode)`. `set` puts values in the place of what is there, past every reducer; else nodes' way: they
   * are contributed through the reducers.
   */
  | ({ readonly kind: 'update'; readonly asNode: NodeId; readonly source: Source; readonly how?: 'set' } & FromCheckpoint)
  /** `deleteThread`. */
  | ({ readonly kind: 'delete' } & OnThread);

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Positions in CSS pixels of the top left corner; a node without one is placed by automatic layout. */
export interface Layout {
  readonly nodes: { readonly [ref: NodeRef]: Point };
  /** Of the graphs inside nodes. */
  readonly inner?: { readonly [node: NodeId]: Layout };
}

/**
 * What the author says a run leaves behind; checked against the trace once a run is over.
 * `order: 'any'` compares lists as bags.
 */
export type Expectation =
  | { readonly kind: 'value'; readonly field: FieldId; readonly at: When; readonly value: Value; readonly order: 'exact' | 'any' }
  | { readonly kind: 'absent'; readonly field: FieldId; readonly at: When }
  | { readonly kind: 'length'; readonly field: FieldId; readonly at: When; readonly length: number }
  /** Committed calls of the field's reducer in the whole run. */
  | { readonly kind: 'calls'; readonly field: FieldId; readonly count: number }
  /**
   * A list of pairs `[existing, update]`: exactly these committed calls of the field's reducer, in this order. A delta field's
   * update is the list of all writes of a superstep.
   */
  | { readonly kind: 'callList'; readonly field: FieldId; readonly value: Value }
  /** A list of values: what the field held in every checkpoint of the run that had it, in the order in which they were saved. */
  | { readonly kind: 'history'; readonly field: FieldId; readonly value: Value }
  /** What the store holds under a namespace and key; null is nothing, since a store holds no null. */
  | {
      readonly kind: 'stored';
      readonly at: When;
      readonly namespace: readonly string[];
      readonly key: string;
      readonly value: Value;
    }
  /** An object by field: what turn `turn` (1-based) answered its caller. It is empty also where the turn answered nothing. */
  | { readonly kind: 'result'; readonly turn: number; readonly value: Value }
  /** A list of messages: what model call `call` (1-based, counted over the whole run) was sent. Ids that are left out are any. */
  | { readonly kind: 'request'; readonly call: number; readonly value: Value }
  /** `code` is the error's class name or its `lc_error_code`; `text`, where it is there, must be part of its message. */
  | { readonly kind: 'error'; readonly code: string; readonly text?: string }
  /** The field's reducer keeps a law in this one try. `updates` end with the law's own; what leads to its state comes before. */
  | {
      readonly kind: 'law';
      readonly field: FieldId;
      readonly law: Law;
      readonly existing: Existing;
      readonly updates: readonly Value[];
    };

/** What a field holds before a merge: a value, its start value, or nothing at all. */
export type Existing = { readonly kind: 'value'; readonly value: Value } | { readonly kind: 'start' } | { readonly kind: 'nothing' };

/** The end of the run, or after superstep `superstep` of turn `turn`, both 1-based; superstep 0 is the turn's input. */
export type When = 'end' | { readonly turn: number; readonly superstep: number };
