import { updateType, valueType } from '~/core/code';
import { END, type Field, type GraphSpec, nameOf, type NodeRef, replaces, startOf } from '~/core/document';
import type { SourceKey } from '~/core/trace';

/**
 * TypeScript declarations of what every source of a graph must be: the member `Shapes[key]` is the type that its default
 * export has. `State`, `Update` and `NodeConfig` are global, so that sources may name them too.
 */
export function shapeDeclarations(graph: GraphSpec): string {
  return `import type { BaseMessage as AnyMessage } from '@langchain/core/messages';
import type { BaseStore, Command, LangGraphRunnableConfig, Messages as AnyMessages, Overwrite, Send } from '@langchain/langgraph';

declare global {
  type BaseMessage = AnyMessage;
  type Messages = AnyMessages;
  type Overwritten<Value> = Overwrite<Value>;
  /** What a node reads. A field without a start value is not there before its first write. */
  type State = {${members(graph.fields, stateMember)}};
  /** What a node may return, and what an input may be: any fields, each with what its reducer takes. */
  type Update = {${members(graph.fields, updateMember)}};
  type NodeName = ${union(graph.nodes.map(({ name }) => name))};
  /** The second parameter of nodes and routers. */
  interface NodeConfig extends LangGraphRunnableConfig {
    configurable: Record<string, any>;
    metadata: {
      langgraph_node: string;
      langgraph_step: number;
      langgraph_triggers: string[];
      langgraph_path: [string, ...(string | number)[]];
      [key: string]: unknown;
    };
    /** Of this invocation, for reading only; undefined where the turn gives none. */
    context: any;
    /** Shared by all threads. The store in it is the InMemoryStore itself, which can also list namespaces. */
    store: BaseStore & { readonly store: BaseStore };
    /** Pauses the graph here. */
    interrupt(value: unknown): any;
  }
  /** Named, so that errors about a node's result stay short. */
  interface NodeCommandTo<Goto extends string> extends Command<unknown, Update, Goto> {}
  interface NodeCommand extends NodeCommandTo<NodeName | '${END}'> {}
  interface NodeResults extends Array<Update | NodeCommand> {}
  type NodeResultTo<Goto extends string> = Update | NodeCommandTo<Goto> | (Update | NodeCommandTo<Goto>)[] | null | void;
  type NodeResult = Update | NodeCommand | NodeResults | null | void;
  type Route<Name extends string> = Name | Send<NodeName> | (Name | Send<NodeName>)[];
  /** What the store begins with; the fourth part is the index option of put. */
  type StoreItem = [namespace: string[], key: string, value: Record<string, any>, index?: false | string[]];
  type Input = Update | Command<unknown, Update> | null;
  interface Shapes {${members(shapes(graph), ([key, type]) => `${quoted(key)}: ${type};`)}}
}
`;
}

function shapes(graph: GraphSpec): (readonly [key: SourceKey, type: string])[] {
  return [
    ...graph.fields.flatMap(fieldShapes),
    ...graph.nodes.map(({ id, ends }) => {
      const result = ends.length === 0 ? 'NodeResult' : `NodeResultTo<${names(graph, ends)}>`;
      return [`node:${id}`, asyncFunction(result)] as const;
    }),
    ...graph.routers.map(({ id, targets }) => {
      const route = targets.length === 0 ? `Route<NodeName | '${END}'>` : `Route<${names(graph, targets)}>`;
      return [`router:${id}`, asyncFunction(route)] as const;
    }),
    ...graph.turns.map(({ kind }, index) => [`turn:${index}`, kind === 'input' ? 'Input' : 'Update'] as const),
    ...graph.turns.map((_turn, index) => [`context:${index}`, 'Record<string, unknown>'] as const),
    ['store:items', 'StoreItem[]'],
    ['store:embed', '(texts: string[]) => number[][] | Promise<number[][]>'],
  ];
}

function fieldShapes(field: Field): (readonly [key: SourceKey, type: string])[] {
  const value = valueType(field.type);
  return [
    [`reducer:${field.id}`, reducerShape(field)],
    [`start:${field.id}`, value],
    [`update:${field.id}`, replaces(field.merge) ? value : `${updateType(field)} | Overwritten<${value}>`],
  ];
}

function reducerShape(field: Field): string {
  const value = valueType(field.type);
  if (field.merge.kind === 'delta') return `(state: ${value}, writes: ${writesType(field)}) => ${value}`;
  return `(existing: ${value}, update: ${updateType(field)}) => ${value}`;
}

function writesType(field: Field): string {
  return `(${updateType(field)})[]`;
}

function asyncFunction(result: string): string {
  return `(state: State, config: NodeConfig) => ${result} | Promise<${result}>`;
}

function stateMember(field: Field): string {
  const there = field.merge.kind === 'delta' || startOf(field.merge).kind !== 'none';
  return `${quoted(field.name)}${there ? '' : '?'}: ${valueType(field.type)};`;
}

function updateMember(field: Field): string {
  const type = updateType(field);
  return `${quoted(field.name)}?: ${replaces(field.merge) ? type : `${type} | Overwritten<${valueType(field.type)}>`};`;
}

function members<T>(list: readonly T[], text: (item: T) => string): string {
  return list.length === 0 ? '' : `\n${list.map((item) => `    ${text(item)}\n`).join('')}  `;
}

function names(graph: GraphSpec, refs: readonly NodeRef[]): string {
  return union(refs.flatMap((ref) => nameOf(graph, ref) ?? []));
}

function union(texts: readonly string[]): string {
  return texts.length === 0 ? 'never' : [...new Set(texts)].map(quoted).join(' | ');
}

/** Any text as a TypeScript string literal. */
function quoted(text: string): string {
  return JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
