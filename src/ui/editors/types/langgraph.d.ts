// What sources may import from '@langchain/langgraph', cut down to what runs inside a graph.
import type { BaseMessage, BaseMessageLike } from '@langchain/core/messages';

export declare const START = '__start__';
export declare const END = '__end__';
export declare const INTERRUPT = '__interrupt__';

/** Runs a node in the next superstep with an input of its own. */
export declare class Send<Node extends string = string, Args = any> {
  lg_name: string;
  node: Node;
  args: Args;
  constructor(node: Node, args: Args);
}

/** Sets a reduced field without calling its reducer. Two in one superstep are an error. */
export declare class Overwrite<Value = any> {
  lg_name: string;
  readonly __overwrite__: Value;
  constructor(value: Value);
  get value(): Value;
  static isInstance<Value>(value: unknown): value is Overwrite<Value>;
}

/** An update and where to go next, in one. */
export declare class Command<
  Resume = unknown,
  Update extends Record<string, unknown> = Record<string, unknown>,
  Nodes extends string = string,
> {
  readonly lg_name: 'Command';
  graph?: string;
  update?: Update | [string, unknown][];
  resume?: Resume;
  goto?: Nodes | Send<Nodes> | (Nodes | Send<Nodes>)[];
  static PARENT: string;
  constructor(args: {
    graph?: string;
    update?: Update | [string, unknown][];
    resume?: Resume;
    goto?: Nodes | Send<Nodes> | (Nodes | Send<Nodes>)[];
  });
}
export declare function isCommand(value: unknown): value is Command;

/** Pauses the graph; returns the resume value when it goes on. Inside a node, `config.interrupt` is the safe one. */
export declare function interrupt<Value = unknown, Resume = any>(value: Value): Resume;
export declare function isInterrupted<Value = unknown>(values: unknown): values is { __interrupt__: { id?: string; value?: Value }[] };

/** Takes away all earlier messages: `new RemoveMessage({ id: REMOVE_ALL_MESSAGES })`. */
export declare const REMOVE_ALL_MESSAGES = '__remove_all__';
export type Messages = (BaseMessage | BaseMessageLike)[] | BaseMessage | BaseMessageLike;
export declare function messagesStateReducer(left: Messages, right: Messages): BaseMessage[];
export { messagesStateReducer as addMessages };

/** A field's declaration in `Annotation.Root`, with a reducer or without. */
export declare const Annotation: {
  <Value>(): any;
  <Value>(field: { reducer: (existing: Value, update: any) => Value; default?: () => Value }): any;
  Root(fields: Record<string, any>): any;
};
/** A state by schemas; zod's or any other standard schema. */
export declare class StateSchema {
  constructor(fields: Record<string, any>);
}
export declare class ReducedValue {
  constructor(value: any, options: { reducer: (existing: any, update: any) => any; inputSchema?: any });
}
/** Never saved: gone with the turn. */
export declare class UntrackedValue {
  constructor(schema?: any, options?: { guard?: boolean });
}
export declare const MessagesValue: ReducedValue;
/** A graph made by code. Compiled and exported from a node, it runs inside that node. */
export declare class StateGraph {
  constructor(state: any, options?: any);
  addNode(name: string, action: any, options?: any): this;
  addEdge(source: any, target: any): this;
  addConditionalEdges(source: any, path: any, targets?: any): this;
  compile(options?: { checkpointer?: any; store?: any; interruptBefore?: any; interruptAfter?: any; name?: string }): any;
}
export declare class MemorySaver {}
export declare class InMemoryStore {}

/** One item of a store. */
export interface Item {
  value: Record<string, any>;
  key: string;
  namespace: string[];
  createdAt: Date;
  updatedAt: Date;
}

/** Memory that outlives a thread. */
export interface BaseStore {
  get(namespace: string[], key: string): Promise<Item | null>;
  put(namespace: string[], key: string, value: Record<string, any>, index?: false | string[]): Promise<void>;
  delete(namespace: string[], key: string): Promise<void>;
  search(
    prefix: string[],
    options?: { filter?: Record<string, any>; limit?: number; offset?: number; query?: string },
  ): Promise<(Item & { score?: number })[]>;
  listNamespaces(options?: {
    prefix?: string[];
    suffix?: string[];
    maxDepth?: number;
    limit?: number;
    offset?: number;
  }): Promise<string[][]>;
}

/** The second parameter of nodes and routers. */
export interface LangGraphRunnableConfig<Context extends Record<string, any> = Record<string, any>> {
  configurable?: Context;
  context?: Context;
  metadata?: Record<string, unknown>;
  store?: BaseStore;
  interrupt?: (value: unknown) => unknown;
  writer?: (chunk: unknown) => void;
  signal?: AbortSignal;
  tags?: string[];
  runName?: string;
  recursionLimit?: number;
  executionInfo?: {
    readonly checkpointId: string;
    readonly checkpointNs: string;
    readonly taskId: string;
    readonly threadId?: string;
    readonly runId?: string;
    readonly nodeAttempt: number;
  };
}

export declare class BaseLangGraphError extends Error {
  lc_error_code?: string;
  constructor(message?: string);
}
export declare class GraphBubbleUp extends BaseLangGraphError {
  get is_bubble_up(): boolean;
}
export declare class GraphInterrupt extends GraphBubbleUp {
  interrupts: { id?: string; value?: unknown }[];
  constructor(interrupts?: { id?: string; value?: unknown }[]);
}
export declare class GraphRecursionError extends BaseLangGraphError {}
export declare class GraphValueError extends BaseLangGraphError {}
export declare class InvalidUpdateError extends BaseLangGraphError {}
export declare class EmptyInputError extends BaseLangGraphError {}
export declare class EmptyChannelError extends BaseLangGraphError {}
export declare function isGraphInterrupt(error: unknown): error is GraphInterrupt;
export declare function isGraphBubbleUp(error: unknown): error is GraphBubbleUp;
