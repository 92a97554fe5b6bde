import { RunnableLambda } from '@langchain/core/runnables';
import { Annotation, type StateGraph as Graph, StateGraph } from '@langchain/langgraph';
import type { GraphSpec } from '../document';
import { nameOf } from '../lookup';

/** The builder's methods as tests need them: any name may come, the wrong ones included. */
interface Builder {
  addNode(name: string, run: (state: unknown) => unknown, options: { defer: boolean; ends: string[] }): unknown;
  addEdge(source: string | string[], target: string): unknown;
  addConditionalEdges(source: string, path: unknown, targets: string[]): unknown;
  compile(): { invoke(input: unknown, config: unknown): Promise<unknown> };
}

/** Builds and compiles a graph with LangGraph.js itself. Every node writes its name to every field of the graph. */
export function buildForReal(graph: GraphSpec): ReturnType<Builder['compile']> {
  const write = (left: unknown[], right: unknown[]) => [...left, ...right];
  const state = Annotation.Root(
    Object.fromEntries(graph.fields.map((field) => [field.name, Annotation<unknown[]>({ reducer: write, default: () => [] })])),
  );
  const builder = new StateGraph(state) as Graph<unknown> as unknown as Builder;
  const name = (ref: string) => nameOf(graph, ref) ?? ref;
  for (const node of graph.nodes) {
    const update = Object.fromEntries(graph.fields.map((field) => [field.name, [node.name]]));
    builder.addNode(node.name, () => update, { defer: node.defer, ends: node.ends.map(name) });
  }
  for (const edge of graph.edges) builder.addEdge(name(edge.source), name(edge.target));
  for (const join of graph.joins) builder.addEdge(join.sources.map(name), name(join.target));
  for (const router of graph.routers) {
    const path = RunnableLambda.from(() => []);
    path.name = router.name;
    builder.addConditionalEdges(name(router.source), path, router.targets.map(name));
  }
  return builder.compile();
}
