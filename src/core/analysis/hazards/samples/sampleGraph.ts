import {
  type BuiltInName,
  type Field,
  END,
  emptyDocument,
  type GraphNode,
  type PlaygroundDoc,
  START,
  type Start,
  type TypeKind,
} from '~/core/document';
import { readFacts, readGraphFacts } from '~/engine/facts';
import type { GraphFacts } from '../../facts';

const ZERO: Start = { kind: 'zero' };

export const plain = (kind: TypeKind = 'any') => ({ type: { kind, of: 'any' }, merge: { kind: 'plain' } }) as const;
export const reduced = (kind: TypeKind, reducer: BuiltInName, start: Start = ZERO) =>
  ({ type: { kind, of: 'any' }, merge: { kind: 'builtIn', reducer, keep: 3, start } }) as const;
export const own = (kind: TypeKind, code: string, start: Start = ZERO) =>
  ({ type: { kind, of: 'any' }, merge: { kind: 'own', source: `export default ${code};\n`, start } }) as const;

export interface Sample {
  readonly fields?: { readonly [name: string]: Pick<Field, 'type' | 'merge'> };
  /** Code, or code and what else a node has. */
  readonly nodes?: { readonly [name: string]: string | ({ readonly code: string } & Partial<GraphNode>) };
  /** `START > a > END`. */
  readonly paths: readonly string[];
  readonly joins?: readonly (readonly [sources: readonly string[], target: string])[];
  readonly routers?: readonly { readonly source: string; readonly targets: readonly string[]; readonly code: string }[];
  readonly inputs?: readonly string[];
}

const IMPORTS = "import { Command, END, Overwrite, REMOVE_ALL_MESSAGES, Send } from '@langchain/langgraph';\n";

/** A document whose nodes' ids are their names; nodes that only paths name do nothing. */
export function sample(given: Sample): PlaygroundDoc {
  const ref = (name: string) => (name === 'START' ? START : name === 'END' ? END : name);
  const steps = given.paths.flatMap((path) => {
    const names = path.split('>').map((name) => ref(name.trim()));
    return names.slice(1).map((target, index) => `${names[index]} ${target}`);
  });
  const edges = [...new Set(steps)].map((pair, index) => {
    const [source = '', target = ''] = pair.split(' ');
    return { id: `e${index}`, source, target };
  });
  const named = [
    ...edges.flatMap((edge) => [edge.source, edge.target]),
    ...(given.joins ?? []).map(([, target]) => target),
    ...(given.routers ?? []).flatMap((router) => router.targets),
  ];
  const names = new Set([...Object.keys(given.nodes ?? {}), ...named].map(ref).filter((name) => name !== START && name !== END));
  const nodes = [...names].map((name): GraphNode => {
    const node = given.nodes?.[name] ?? '() => ({})';
    const { code, ...rest } = typeof node === 'string' ? { code: node } : node;
    return { id: name, name, source: `${IMPORTS}export default ${code};\n`, defer: false, ends: [], ...rest };
  });
  const empty = emptyDocument();
  return {
    ...empty,
    graph: {
      ...empty.graph,
      fields: Object.entries(given.fields ?? {}).map(([name, field]) => ({ id: `f_${name}`, name, ...field })),
      nodes,
      edges,
      joins: (given.joins ?? []).map(([sources, target], index) => ({ id: `j${index}`, sources, target })),
      routers: (given.routers ?? []).map(({ source, targets, code }, index) => ({
        id: `r${index}`,
        name: `route${index}`,
        source: ref(source),
        targets: targets.map(ref),
        code: `${IMPORTS}export default ${code};\n`,
      })),
      turns: (given.inputs ?? ['{}']).map((code) => ({ kind: 'input', source: `${IMPORTS}export default ${code};\n` })),
    },
  };
}

export function factsOf(doc: PlaygroundDoc): Promise<GraphFacts> {
  return readGraphFacts(doc.graph, (requests) => Promise.resolve(requests.map(({ source, role }) => readFacts(source, role))));
}
