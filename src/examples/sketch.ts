import {
  DOCUMENT_VERSION,
  END,
  type Expectation,
  type Field,
  type GraphNode,
  type GraphParts,
  type InnerGraph,
  type Layout,
  type LocalText,
  type Memory,
  type PlaygroundDoc,
  RECURSION_LIMIT,
  START,
  type StoreSetup,
  type Turn,
} from '~/core/document';
import { layers, type Way } from './layers';

/** A graph in the terms of the page: names instead of ids, drawn by its own layers. */
export interface GraphSketch {
  readonly fields: { readonly [name: string]: FieldSketch };
  readonly style?: NonNullable<GraphParts['style']>;
  /** Fields of the input schema and of the output schema, by name. */
  readonly input?: readonly string[];
  readonly output?: readonly string[];
  /** A text is the node's source. */
  readonly nodes: { readonly [name: string]: string | NodeSketch };
  /** Each is a path such as `START > a > END`; every step of it is an edge. */
  readonly paths: readonly string[];
  readonly joins?: readonly { readonly sources: readonly string[]; readonly target: string }[];
  readonly routers?: readonly { readonly source: string; readonly targets: readonly string[]; readonly code: string }[];
  /** Breakpoints by node. */
  readonly pauses?: { readonly [name: string]: NonNullable<GraphNode['pause']> };
}

export interface Sketch extends GraphSketch {
  readonly title: LocalText;
  /** What there is to see, and what to try. */
  readonly note: LocalText;
  readonly recursionLimit?: number;
  readonly turns: readonly Turn[];
  readonly memory?: Memory;
  readonly store?: StoreSetup;
  readonly shared?: string;
  /** Their `field` is a name. */
  readonly expect: readonly Expectation[];
  /** For each expectation the claim that it is about. */
  readonly claims?: readonly string[];
}

export type FieldSketch = Omit<Field, 'id' | 'name'>;

/** A node that is more than its source; `ends` and `reads` are names. */
export interface NodeSketch extends Partial<Pick<GraphNode, 'source' | 'defer' | 'ends' | 'reads'>> {
  readonly inner?: GraphSketch & Pick<InnerGraph, 'checkpointer'>;
}

/** The document of a sketch, titled in one language. */
export function documentOf(sketch: Sketch, language: keyof LocalText): PlaygroundDoc {
  const { parts, layout } = graphOf(sketch);
  return {
    version: DOCUMENT_VERSION,
    title: sketch.title[language],
    note: sketch.note,
    graph: {
      ...parts,
      turns: sketch.turns,
      ...(sketch.memory && { memory: sketch.memory }),
      ...(sketch.store && { store: sketch.store }),
      shared: sketch.shared ?? '',
      recursionLimit: sketch.recursionLimit ?? RECURSION_LIMIT,
      seed: 1,
    },
    layout,
    expectations: sketch.expect.map((one) => ('field' in one ? { ...one, field: idOf(parts.fields, one.field) } : one)),
  };
}

function graphOf(sketch: GraphSketch): { readonly parts: GraphParts; readonly layout: Layout } {
  const fields: Field[] = Object.entries(sketch.fields).map(([name, field], index) => ({ id: `f${index + 1}`, name, ...field }));
  const fieldIds = (names: readonly string[]) => names.map((name) => idOf(fields, name));
  const ids = Object.keys(sketch.nodes).map((name, index) => ({ id: `n${index + 1}`, name }));
  const ref = (name: string): string => (name === 'START' ? START : name === 'END' ? END : idOf(ids, name));
  const insides: { [node: string]: Layout } = {};
  const nodes = ids.map(({ id, name }): GraphNode => {
    const given = sketch.nodes[name] ?? '';
    const { source = '', inner, defer = false, ends = [], reads } = typeof given === 'string' ? { source: given } : given;
    const inside = inner && graphOf(inner);
    if (inside) insides[id] = inside.layout;
    const pause = sketch.pauses?.[name];
    return {
      id,
      name,
      source,
      ...(inside && { inner: { ...inside.parts, ...(inner.checkpointer && { checkpointer: inner.checkpointer }) } }),
      defer,
      ends: ends.map(ref),
      ...(reads && { reads: fieldIds(reads) }),
      ...(pause && { pause }),
    };
  });
  const pairs = new Set(sketch.paths.flatMap((path) => steps(path.split('>').map((name) => ref(name.trim())))));
  const edges = [...pairs].map((pair, index) => {
    const [source = '', target = ''] = pair.split(' ');
    return { id: `e${index + 1}`, source, target };
  });
  const joins = (sketch.joins ?? []).map((join, index) => ({
    id: `j${index + 1}`,
    sources: join.sources.map(ref),
    target: ref(join.target),
  }));
  const routers = (sketch.routers ?? []).map(({ source, targets, code }, index) => ({
    id: `r${index + 1}`,
    name: `route_${index + 1}`,
    source: ref(source),
    targets: targets.map(ref),
    code,
  }));
  const fan = (source: string, targets: readonly string[]): Way[] => targets.map((target) => ({ source, target }));
  const ways = [
    ...edges,
    ...joins.flatMap(({ sources, target }) => sources.flatMap((source) => fan(source, [target]))),
    ...routers.flatMap(({ source, targets }) => fan(source, targets)),
    ...nodes.flatMap(({ id, ends }) => fan(id, ends)),
  ];
  return {
    parts: {
      fields,
      ...(sketch.style && { style: sketch.style }),
      ...(sketch.input && { input: fieldIds(sketch.input) }),
      ...(sketch.output && { output: fieldIds(sketch.output) }),
      nodes,
      edges,
      joins,
      routers,
    },
    layout: { nodes: layers(nodes, ways), ...(Object.keys(insides).length > 0 && { inner: insides }) },
  };
}

function idOf(list: readonly { readonly id: string; readonly name: string }[], name: string): string {
  const found = list.find((one) => one.name === name);
  if (found === undefined) throw new Error(`the example names ${name}, which it does not have`);
  return found.id;
}

function steps(path: readonly string[]): string[] {
  return path.slice(1).map((target, index) => `${path[index]} ${target}`);
}
