import { END, type Field, type GraphSpec, START } from '~/core/document';

/** A list that own code appends to. */
export function listField(
  reducer = 'export default (existing: unknown[], update: unknown[]) => [...existing, ...update];',
  name = 'log',
): Field {
  return {
    id: name,
    name,
    type: { kind: 'list', of: 'any' },
    merge: { kind: 'own', source: reducer, start: { kind: 'zero' } },
  };
}

export interface GraphParts {
  /** Node name to the source of its module; they run one after the other. */
  readonly nodes: Readonly<Record<string, string>>;
  readonly fields?: readonly Field[];
  readonly input?: string;
  readonly shared?: string;
  readonly recursionLimit?: number;
  /** Edges besides the chain, by node name. */
  readonly edges?: readonly (readonly [string, string])[];
}

/** A chain of nodes over one list, as the document of a page would hold it. */
export function chain({
  nodes,
  fields = [listField()],
  input = 'export default { log: ["in"] };',
  shared = '',
  recursionLimit = 25,
  edges = [],
}: GraphParts): GraphSpec {
  const names = Object.keys(nodes);
  const path = [START, ...names, END];
  const links = [...path.slice(1).map((target, index) => [path[index] ?? START, target] as const), ...edges];
  return {
    fields,
    nodes: names.map((name) => ({ id: name, name, source: nodes[name] ?? '', defer: false, ends: [] })),
    edges: links.map(([source, target], index) => ({ id: `e${index}`, source, target })),
    joins: [],
    routers: [],
    turns: [{ kind: 'input', source: input }],
    shared,
    recursionLimit,
    seed: 1,
  };
}

/** A graph of one node with this body; `state` is in scope, and it may await. */
export function oneNode(body: string): GraphSpec {
  return chain({ nodes: { a: `export default async (state: any, config: any) => {\n${body}\n};` } });
}

/** A graph whose one reducer has this body; `existing` and `update` are in scope. */
export function oneReducer(body: string): GraphSpec {
  return chain({
    nodes: { a: 'export default () => ({ log: ["a"] });' },
    fields: [listField(`export default (existing: any[], update: any[]): any => {\n${body}\n};`)],
  });
}
