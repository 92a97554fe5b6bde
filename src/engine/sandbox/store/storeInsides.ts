/** What LangGraph's stores are asked, as they ask each other, with nothing but namespaces looked at; those of @langchain/langgraph-checkpoint 1.2.2. */
export interface PutOperation {
  readonly namespace: readonly string[];
  readonly key: unknown;
  /** Null deletes. */
  readonly value: unknown;
  readonly index?: unknown;
}

interface GetOperation {
  readonly namespace: readonly string[];
  readonly key: unknown;
}

export interface SearchOperation {
  readonly namespacePrefix: readonly string[];
  readonly filter?: unknown;
  readonly limit?: unknown;
  readonly offset?: unknown;
  readonly query?: unknown;
}

export interface ListOperation {
  readonly matchConditions?: unknown;
  readonly maxDepth?: unknown;
  readonly limit?: unknown;
  readonly offset?: unknown;
}

export type ReadOperation = GetOperation | SearchOperation | ListOperation;
export type Operation = PutOperation | ReadOperation;

export interface Item {
  readonly namespace: readonly string[];
  readonly key: unknown;
  readonly value: unknown;
  readonly updatedAt: Date;
  readonly score?: number;
}

/** The parts of an InMemoryStore that the spy rests on. */
export interface StoreInsides {
  /** By the namespace's labels with colons between them, then by key. */
  readonly data: ReadonlyMap<string, ReadonlyMap<unknown, Item>>;
  readonly _indexConfig: object | undefined;
  batch(operations: readonly Operation[]): Promise<readonly unknown[]>;
  putOperation(operation: PutOperation): void;
  getVectors(item: Item): readonly unknown[];
}

export function isPut(operation: Operation): operation is PutOperation {
  return 'value' in operation && 'key' in operation;
}
