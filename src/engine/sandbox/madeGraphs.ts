import { DEEPEST } from '~/core/document';
import type { MadeGraph, MadeView } from '~/core/trace';
import type { Anatomy, InnerAnatomy } from './spy/anatomy';
import { hook } from './spy/hook';

/** A compiled graph that the code of a document has made, as LangGraph 1.7.3 has it. */
export interface CodeGraph {
  readonly lg_is_pregel: true;
  readonly checkpointer?: unknown;
  readonly channels: Readonly<Record<string, { readonly lc_graph_name: string }>>;
  readonly nodes: Readonly<Record<string, { readonly bound: unknown }>>;
  /** Missing where it was not made by a StateGraph: then its channels are no fields. */
  readonly builder?: {
    readonly channels: object;
    readonly _inputDefinition: object;
  };
  getGraph(): { readonly nodes: object; readonly edges: readonly DrawnEdge[] };
}

interface DrawnEdge {
  readonly source: string;
  readonly target: string;
  readonly conditional?: boolean;
}

const START = '__start__';

function isCodeGraph(value: unknown): value is CodeGraph {
  return typeof value === 'object' && value !== null && 'lg_is_pregel' in value && value.lg_is_pregel === true;
}

/** What an agent of `langchain` is made of, or the graph itself; null for all else. */
export function codeGraphOf(value: unknown): CodeGraph | null {
  if (isCodeGraph(value)) return value;
  // An agent is no Runnable, and LangGraph would take it for a map of them.
  return typeof value === 'object' && value !== null && 'graph' in value && isCodeGraph(value.graph) ? value.graph : null;
}

/** The graph that a node runs: itself, or as a step of a sequence, as LangGraph finds it. */
export function graphWithin(bound: unknown): CodeGraph | null {
  if (isCodeGraph(bound)) return bound;
  return isSequence(bound) ? (bound.steps.find(isCodeGraph) ?? null) : null;
}

/** What a node runs with another in the place of the graph within. */
export function withGraph(bound: unknown, graph: unknown, other: object): unknown {
  if (!isSequence(bound)) return other;
  const replaced = (step: unknown) => (step === graph ? other : step);
  const outer = Object.create(bound) as Sequence;
  hook(outer, 'first', replaced(bound.first));
  hook(outer, 'middle', bound.middle.map(replaced));
  hook(outer, 'last', replaced(bound.last));
  return outer;
}

/** A RunnableSequence, by the parts that it runs. */
interface Sequence {
  readonly steps: readonly unknown[];
  readonly first: unknown;
  readonly middle: readonly unknown[];
  readonly last: unknown;
}

function isSequence(bound: unknown): bound is Sequence {
  return typeof bound === 'object' && bound !== null && 'steps' in bound && Array.isArray(bound.steps) && 'middle' in bound;
}

/** What a record must know of it. */
export function anatomyOfCode(graph: CodeGraph): InnerAnatomy {
  const { builder, channels } = graph;
  const names = Object.keys(builder?.channels ?? {});
  const ofClass = (name: string) => new Set(names.filter((field) => channels[field]?.lc_graph_name === name));
  const nodes = Object.entries(graph.nodes).filter(([name]) => name !== START);
  return {
    fields: {
      all: new Set(names),
      input: new Set(Object.keys(builder?._inputDefinition ?? {})),
      untracked: ofClass('UntrackedValue'),
      delta: ofClass('DeltaChannel'),
    },
    insides: new Map(
      nodes.flatMap(([name, { bound }]) => {
        const inner = graphWithin(bound);
        return inner ? [[name, anatomyOfCode(inner)] as const] : [];
      }),
    ),
    isMade: true,
    checkpointer: graph.checkpointer === true ? 'own' : graph.checkpointer === false ? 'none' : 'inherited',
  };
}

/** What LangGraph itself draws of it, for the page. Null where that fails: such a graph may run all the same. */
function describe(graph: CodeGraph): MadeGraph | null {
  try {
    return drawn(graph);
  } catch {
    return null;
  }
}

function drawn(graph: CodeGraph): MadeGraph {
  const { edges } = graph.getGraph();
  return {
    nodes: Object.keys(graph.nodes).filter((name) => name !== START),
    edges: edges.flatMap(({ source, target, conditional }) => {
      return isText(source) && isText(target) ? [{ source, target, conditional: conditional === true }] : [];
    }),
    channels: Object.keys(graph.builder?.channels ?? {}).flatMap((name) => {
      const channel: unknown = graph.channels[name]?.lc_graph_name;
      if (!isText(channel)) return [];
      return [{ name, channel, reduced: channel === 'BinaryOperatorAggregate' || channel === 'DeltaChannel' }];
    }),
  };
}

/** Code of the document may have changed what it made. */
function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Every graph made by code that a compiled graph runs, with the names of the nodes on the way to it. */
export function* madeGraphs(graph: Pick<CodeGraph, 'nodes'>, anatomy: Anatomy, path: readonly string[] = []): Generator<MadeView> {
  if (path.length >= DEEPEST) return;
  for (const [name, { bound }] of Object.entries(graph.nodes)) {
    const inner = graphWithin(bound);
    if (inner === null) continue;
    const own = anatomy.insides.get(name) ?? anatomyOfCode(inner);
    const way = [...path, name];
    const made = own.isMade ? describe(inner) : null;
    if (made) yield { path: way, graph: made };
    yield* madeGraphs(inner, own, way);
  }
}
