import { Runnable, RunnableLambda } from '@langchain/core/runnables';
import { type BaseCheckpointSaver, InMemoryStore, StateGraph } from '@langchain/langgraph/web';
import type { InnerSpec, Module, PartsSpec, RunnableGraph, TurnSpec } from '../protocol';
import { codeGraphOf } from './madeGraphs';
import { ModuleFailure, type Modules } from './modules';
import { fieldModules, type Loaded } from './state/parts';
import { schemaMaker } from './state/schemas';
import { storeModules } from './store/runStore';
import { type Around, wrapFunction } from './userCode';

export interface Arounds {
  readonly node: Around;
  readonly router: Around;
}

/** Evaluates the modules of a graph in the order of the document. Throws a ModuleFailure. */
export async function loadModules(graph: RunnableGraph, modules: Modules): Promise<Loaded> {
  if (graph.shared) await modules.loadShared(graph.shared);
  const loaded = new Map<Module, unknown>();
  const all = [...partModules(graph), ...graph.turns.flatMap(turnModules), ...storeModules(graph.store)];
  for (const module of all) loaded.set(module, await modules.load(module));
  return loaded;
}

function turnModules(turn: TurnSpec): Module[] {
  return ['module' in turn ? turn.module : [], 'context' in turn ? (turn.context ?? []) : []].flat();
}

function partModules({ fields, nodes, routers }: PartsSpec): Module[] {
  return [
    ...fields.flatMap(fieldModules),
    ...nodes.flatMap(({ module, inner }) => (inner ? partModules(inner) : [module])),
    ...routers.map(({ module }) => module),
  ];
}

/** The compiled graph. Throws whatever LangGraph says where it refuses to build it, as a ModuleFailure where one module is to blame. */
export function buildGraph(
  graph: RunnableGraph,
  loaded: Loaded,
  arounds: Arounds,
  checkpointer: BaseCheckpointSaver | null,
  store = new InMemoryStore(),
): CompiledGraph {
  return builderOf(graph, loaded, arounds).compile({
    ...(checkpointer ? { checkpointer } : {}),
    ...pauses(graph),
    store,
  });
}

/** The graph that a node runs, compiled as LangGraph wants a subgraph. */
function innerGraph(inner: InnerSpec, loaded: Loaded, arounds: Arounds): CompiledGraph {
  const checkpointer = { none: false, inherited: undefined, own: true }[inner.checkpointer];
  return builderOf(inner, loaded, arounds).compile({ checkpointer, ...pauses(inner) });
}

/** The breakpoints before and after nodes. */
function pauses({ nodes }: PartsSpec) {
  const names = (when: 'before' | 'after') => nodes.filter(({ pause }) => pause === when || pause === 'both').map(({ name }) => name);
  return { interruptBefore: names('before'), interruptAfter: names('after') };
}

function builderOf(graph: PartsSpec, loaded: Loaded, arounds: Arounds): Builder {
  const schema = schemaMaker(graph, loaded);
  const { state, input, output } = graph.schemas;
  const schemas = { state: schema(state), ...(input && { input: schema(input) }), ...(output && { output: schema(output) }) };
  // The builder's types know only names that are written down in the program.
  const builder = new StateGraph(schemas as never) as unknown as Builder;
  for (const { name, module, inner, defer, ends, reads } of graph.nodes) {
    const options = { defer, ...(ends.length > 0 && { ends }), ...(reads && { input: schema(reads) }) };
    if (inner) builder.addNode(name, innerGraph(inner, loaded, arounds), options);
    else {
      const node = nodeOf(loaded.get(module), arounds.node);
      blaming(module, node, () => builder.addNode(name, node, options));
    }
  }
  for (const [source, target] of graph.edges) builder.addEdge(source, target);
  for (const [sources, target] of graph.joins) builder.addEdge(sources, target);
  for (const { name, source, targets, module } of graph.routers) {
    const router = routerOf(name, loaded.get(module), arounds.router);
    blaming(module, router, () => builder.addConditionalEdges(source, router, targets));
  }
  return builder;
}

/** What LangGraph says where a module exports nothing that can run is about that module, though it does not name it. */
function blaming({ key }: Module, action: unknown, add: () => void): void {
  try {
    add();
  } catch (thrown) {
    throw typeof action === 'function' || Runnable.isRunnable(action) ? thrown : new ModuleFailure(key, thrown);
  }
}

export type BuiltGraph = ReturnType<typeof buildGraph>;

interface Builder {
  addNode(
    name: string,
    action: unknown,
    options: { readonly defer: boolean; readonly ends?: readonly string[]; readonly input?: object },
  ): void;
  addEdge(source: string | readonly string[], target: string): void;
  addConditionalEdges(source: string, path: unknown, targets: readonly string[]): void;
  compile(options: {
    readonly checkpointer?: BaseCheckpointSaver | boolean | undefined;
    readonly interruptBefore: readonly string[];
    readonly interruptAfter: readonly string[];
    readonly store?: InMemoryStore;
  }): CompiledGraph;
}

/** What is used of a compiled graph besides the hooks. */
export interface CompiledGraph {
  /** May be replaced between two turns. */
  checkpointer: BaseCheckpointSaver | undefined;
  invoke(input: unknown, config: object): Promise<Readonly<Record<string, unknown>> | undefined>;
  stream(input: unknown, config: object): Promise<AsyncIterable<readonly [mode: string, payload: unknown]>>;
  updateState(config: object, values: unknown, asNode: string): Promise<unknown>;
  getState(config: object): Promise<{
    readonly values: Readonly<Record<string, unknown>>;
    readonly next: readonly string[];
    readonly metadata?: { readonly step?: number; readonly source?: string };
    readonly config: { readonly configurable?: Readonly<Record<string, unknown>> };
  }>;
}

/** What is neither function nor agent is left to LangGraph: a Runnable is fine with it, and of the rest it says what it thinks. */
function nodeOf(exported: unknown, around: Around): unknown {
  return typeof exported === 'function' ? wrapFunction(exported as never, around) : (codeGraphOf(exported) ?? exported);
}

/** A conditional edge is known by its function's name, and all functions have the same one: a Runnable can be given its own. */
function routerOf(name: string, exported: unknown, around: Around): unknown {
  if (typeof exported !== 'function') return exported;
  const router = new RunnableLambda({ func: wrapFunction(exported as never, around) as never });
  router.name = name;
  return router;
}
