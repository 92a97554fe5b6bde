import {
  DOCUMENT_VERSION,
  END,
  type Expectation,
  type Field,
  type FieldType,
  type GraphNode,
  type LocalText,
  type Merge,
  type PlaygroundDoc,
  type Point,
  RECURSION_LIMIT,
  START,
  type Turn,
} from '~/core/document';

/** An example in the terms of the page: names instead of ids, drawn by its own layers. */
export interface Sketch {
  readonly title: LocalText;
  /** What there is to see, and what to try. */
  readonly note: LocalText;
  readonly fields: { readonly [name: string]: FieldSketch };
  readonly nodes: { readonly [name: string]: string };
  /** Each is a path such as `START > a > END`; every step of it is an edge. */
  readonly paths: readonly string[];
  readonly joins?: readonly { readonly sources: readonly string[]; readonly target: string }[];
  readonly routers?: readonly { readonly source: string; readonly targets: readonly string[]; readonly code: string }[];
  readonly recursionLimit?: number;
  readonly turns: readonly Turn[];
  readonly shared?: string;
  /** Their `field` is a name. */
  readonly expect: readonly Expectation[];
  /** For each expectation the claim that it is about. */
  readonly claims?: readonly string[];
}

export interface FieldSketch {
  readonly type: FieldType;
  readonly merge: Merge;
}

const NODE_WIDTH = 230;
const LAYER_HEIGHT = 170;
const MIDDLE = 420;

/** The document of a sketch, titled in one language. */
export function documentOf(sketch: Sketch, language: keyof LocalText): PlaygroundDoc {
  const fields: Field[] = Object.entries(sketch.fields).map(([name, field], index) => ({ id: `f${index + 1}`, name, ...field }));
  const nodes: GraphNode[] = Object.entries(sketch.nodes).map(([name, source], index) => ({
    id: `n${index + 1}`,
    name,
    source,
    defer: false,
    ends: [],
  }));
  const ref = (name: string): string => (name === 'START' ? START : name === 'END' ? END : idOf(nodes, name));
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
  const ways = [
    ...edges,
    ...joins.flatMap(({ sources, target }) => sources.map((source) => ({ source, target }))),
    ...routers.flatMap(({ source, targets }) => targets.map((target) => ({ source, target }))),
  ];
  return {
    version: DOCUMENT_VERSION,
    title: sketch.title[language],
    note: sketch.note,
    graph: {
      fields,
      nodes,
      edges,
      joins,
      routers,
      turns: sketch.turns,
      shared: sketch.shared ?? '',
      recursionLimit: sketch.recursionLimit ?? RECURSION_LIMIT,
      seed: 1,
    },
    layout: { nodes: layers(nodes, ways) },
    expectations: sketch.expect.map((one) => ('field' in one ? { ...one, field: idOf(fields, one.field) } : one)),
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

interface Way {
  readonly source: string;
  readonly target: string;
}

const leads = (ways: readonly Way[], from: string, to: string): boolean =>
  from === to || ways.some((way) => way.source === from && leads(ways, way.target, to));

/** Rows by the longest way from START, each row centred. A way that closes a loop moves nothing. */
function layers(nodes: readonly GraphNode[], ways: readonly Way[]): { readonly [ref: string]: Point } {
  const onward: Way[] = [];
  for (const way of ways) if (!leads(onward, way.target, way.source)) onward.push(way);
  const depth = new Map<string, number>([[START, 0]]);
  for (let round = 0; round <= nodes.length + 1; round++) {
    for (const { source, target } of onward) {
      const from = depth.get(source);
      if (from !== undefined && (depth.get(target) ?? 0) < from + 1) depth.set(target, from + 1);
    }
  }
  const rows = new Map<number, string[]>();
  for (const ref of [START, ...nodes.map((node) => node.id), END]) {
    const row = depth.get(ref) ?? (ref === END ? nodes.length + 1 : 1);
    rows.set(row, [...(rows.get(row) ?? []), ref]);
  }
  return Object.fromEntries(
    [...rows].flatMap(([row, refs]) =>
      refs.map((ref, index) => [
        ref,
        {
          x: Math.round(MIDDLE + (index - (refs.length - 1) / 2) * NODE_WIDTH - (ref === START || ref === END ? 40 : NODE_WIDTH / 2 - 26)),
          y: row === 0 ? 20 : row * LAYER_HEIGHT - 70,
        },
      ]),
    ),
  );
}
