import { fieldOf, graphsOf, keyAt, memoryOf, reducerSource, startOf, THREAD } from '~/core/document';
import type {
  Field,
  FieldId,
  GraphParts,
  GraphPath,
  GraphSpec,
  Merge,
  NodeRef,
  Place,
  Problem,
  Source,
  Start,
  StoreSetup,
  Turn,
} from '~/core/document';
import type { SourceKey } from '~/core/trace';
import { positionOf } from './positionOf';
import type { FieldSpec, ImportSite, Module, NodeSpec, PartsSpec, RunnableGraph, StartSpec, StoreSpec, TurnSpec } from './protocol';
import type { StripRequest, StripResult } from './strip';

/** Strips many sources at once, one result each, in order. Behind the page it is a worker. */
export type Strip = (requests: readonly StripRequest[]) => Promise<readonly StripResult[]>;

/** A graph ready to run, or what stands in its way; never both. */
export type Compiled = { readonly graph: RunnableGraph } | { readonly problems: readonly Problem[] };

/** Strips every source and puts names in the place of ids. Structure is not judged here: LangGraph itself does that. */
export async function compile(graph: GraphSpec, strip: Strip): Promise<Compiled> {
  const sources = sourcesOf(graph);
  const { modules, problems } = await stripAll(sources, strip);
  if (problems.length > 0) return { problems };
  return { graph: assemble(graph, modules) };
}

/** Where a source stands in the document, and what kind of module it is. */
export interface Sourced {
  readonly key: SourceKey;
  readonly place: Place;
  readonly request: StripRequest;
}

/** Strips what it is given; the modules are found by their key. */
export async function stripAll(
  sources: readonly Sourced[],
  strip: Strip,
): Promise<{ modules: ReadonlyMap<SourceKey, Module>; problems: Problem[] }> {
  const results = await strip(sources.map(({ request }) => request));
  const hasShared = sources.some(({ key }) => key === 'shared');
  const modules = new Map<SourceKey, Module>();
  const problems: Problem[] = [];
  for (const [index, { key, place }] of sources.entries()) {
    const result = results[index];
    if (!result) throw new Error(`no result of stripping ${key}`);
    if (result.ok) {
      modules.set(key, { key, js: result.js, imports: result.imports });
      if (!hasShared) problems.push(...result.imports.flatMap((site) => sharedMissing(site, result.js, place)));
    } else problems.push(...result.faults.map((fault): Problem => ({ ...fault, severity: 'blocks', place })));
  }
  return { modules, problems };
}

function sharedMissing({ specifier, start }: ImportSite, js: string, place: Place): Problem[] {
  if (specifier !== './shared') return [];
  return [{ code: 'importNotAllowed', severity: 'blocks', place, at: positionOf(js, start), params: { specifier } }];
}

export function sourcesOf(graph: GraphSpec): Sourced[] {
  return [
    ...sharedSource(graph.shared),
    ...[...graphsOf(graph)].flatMap(([path, parts]) => partSources(parts).map((one) => inGraph(path, one))),
    ...graph.turns.flatMap(turnSources),
    ...storeSources(graph.store ?? {}),
  ];
}

function turnSources(turn: Turn, index: number): Sourced[] {
  const context = 'context' in turn ? turn.context : undefined;
  return [
    ...('source' in turn ? [sourced(`turn:${index}`, { kind: 'turn', index }, turn.source)] : []),
    ...(context === undefined ? [] : [sourced(`context:${index}`, { kind: 'context', index }, context)]),
  ];
}

function storeSources({ items, index }: StoreSetup): Sourced[] {
  return [
    ...(items === undefined ? [] : [sourced('store:items', { kind: 'store', part: 'items' }, items)]),
    ...(index === undefined || index.embed === 'words' ? [] : [sourced('store:embed', { kind: 'store', part: 'embed' }, index.embed.own)]),
  ];
}

/** A node that is a graph runs no source. */
function partSources({ fields, nodes, routers }: GraphParts): Sourced[] {
  return [
    ...fields.flatMap(fieldSources),
    ...nodes.flatMap(({ id, source, inner }) => (inner === undefined ? [sourced(`node:${id}`, { kind: 'node', id }, source)] : [])),
    ...routers.map(({ id, code }) => sourced(`router:${id}`, { kind: 'router', id }, code)),
  ];
}

function inGraph(path: GraphPath, one: Sourced): Sourced {
  return path.length === 0 ? one : { ...one, key: keyAt(path, one.key), place: { ...one.place, path } };
}

export function sharedSource(source: Source): Sourced[] {
  if (source.trim() === '') return [];
  return [{ key: 'shared', place: { kind: 'shared' }, request: { source, role: 'shared' } }];
}

export function fieldSources({ id, merge }: Field): Sourced[] {
  const own = reducerSource(merge);
  const start = startOf(merge);
  return [
    ...(own === null ? [] : [sourced(`reducer:${id}`, { kind: 'reducer', id }, own)]),
    ...(start.kind === 'own' ? [sourced(`start:${id}`, { kind: 'start', id }, start.source)] : []),
  ];
}

export function sourced(key: SourceKey, place: Place, source: Source): Sourced {
  return { key, place, request: { source, role: 'default' } };
}

export function fieldSpec(field: Field, modules: ReadonlyMap<SourceKey, Module>, path: GraphPath = []): FieldSpec {
  const { name, type, merge, optional, updateType } = field;
  return { name, type, merge: mergeSpec(merge), optional: optional ?? false, updateType: updateType ?? null };

  function mergeSpec(merge: Merge): FieldSpec['merge'] {
    switch (merge.kind) {
      case 'plain':
        return { kind: 'plain', start: startSpec(startOf(merge)) };
      case 'untracked':
        return merge;
      case 'delta': {
        const reducer = merge.reducer === 'messages' ? merge.reducer : moduleOf(modules, keyAt(path, `reducer:${field.id}`));
        return { ...merge, reducer, start: startSpec(merge.start) };
      }
      case 'builtIn':
        return { ...merge, start: startSpec(merge.start) };
      case 'own':
        return { kind: 'own', module: moduleOf(modules, keyAt(path, `reducer:${field.id}`)), start: startSpec(merge.start) };
    }
  }
  function startSpec(start: Start): StartSpec {
    return start.kind === 'own' ? { kind: 'own', module: moduleOf(modules, keyAt(path, `start:${field.id}`)) } : start;
  }
}

export function moduleOf(modules: ReadonlyMap<SourceKey, Module>, key: SourceKey): Module {
  const module = modules.get(key);
  if (!module) throw new Error(`no module of ${key}`);
  return module;
}

function assemble(graph: GraphSpec, modules: ReadonlyMap<SourceKey, Module>): RunnableGraph {
  const nameOf = namesOf(graph);
  return {
    ...partsSpec(graph, modules, []),
    turns: graph.turns.map((turn, index) => turnSpec(turn, (kind) => moduleOf(modules, `${kind}:${index}`), nameOf)),
    memory: memoryOf(graph),
    store: storeSpec(graph.store ?? {}, modules),
    shared: modules.get('shared') ?? null,
    recursionLimit: graph.recursionLimit,
  };
}

/** An id without a node keeps standing for itself, so that LangGraph's own text names it. */
function namesOf(graph: GraphParts): (ref: NodeRef) => string {
  const names = new Map(graph.nodes.map(({ id, name }) => [id, name]));
  return (ref) => names.get(ref) ?? ref;
}

function partsSpec(graph: GraphParts, modules: ReadonlyMap<SourceKey, Module>, path: GraphPath): PartsSpec {
  const nameOf = namesOf(graph);
  const module = (key: SourceKey) => moduleOf(modules, keyAt(path, key));
  return {
    fields: graph.fields.map((field) => fieldSpec(field, modules, path)),
    schemas: schemasOf(graph),
    nodes: graph.nodes.map(({ id, name, defer, ends, reads, pause, inner }): NodeSpec => {
      const common = {
        name,
        defer,
        ends: ends.map(nameOf),
        reads: reads ? fieldNames(graph, reads) : null,
        pause: pause ?? ('none' as const),
      };
      if (inner === undefined) return { ...common, module: module(`node:${id}`), inner: null };
      const parts = partsSpec(inner, modules, [...path, id]);
      return { ...common, module: null, inner: { ...parts, checkpointer: inner.checkpointer ?? 'inherited' } };
    }),
    edges: graph.edges.map(({ source, target }) => [nameOf(source), nameOf(target)]),
    joins: graph.joins.map(({ sources, target }) => [sources.map(nameOf), nameOf(target)]),
    routers: graph.routers.map(({ id, name, source, targets }) => ({
      name,
      source: nameOf(source),
      targets: targets.map(nameOf),
      module: module(`router:${id}`),
    })),
  };
}

function schemasOf(graph: GraphParts): PartsSpec['schemas'] {
  return {
    style: graph.style ?? 'annotation',
    state: graph.fields.filter((field) => !field.private).map(({ name }) => name),
    input: graph.input ? fieldNames(graph, graph.input) : null,
    output: graph.output ? fieldNames(graph, graph.output) : null,
  };
}

function fieldNames(graph: GraphParts, ids: readonly FieldId[]): string[] {
  return ids.flatMap((id) => fieldOf(graph, id)?.name ?? []);
}

function storeSpec({ items, index }: StoreSetup, modules: ReadonlyMap<SourceKey, Module>): StoreSpec {
  return {
    items: items === undefined ? null : moduleOf(modules, 'store:items'),
    index: index ? { fields: index.fields, embed: index.embed === 'words' ? index.embed : moduleOf(modules, 'store:embed') } : null,
  };
}

/** The turn with nothing left out. `module` gives that of its source or of its context, where it has one. */
function turnSpec(turn: Turn, module: (kind: 'turn' | 'context') => Module, nameOf: (ref: NodeRef) => string): TurnSpec {
  const thread = turn.thread ?? THREAD;
  if (turn.kind === 'delete') return { kind: turn.kind, thread };
  const from = turn.from ?? null;
  if (turn.kind === 'update') {
    return { kind: turn.kind, node: nameOf(turn.asNode), module: module('turn'), how: turn.how ?? 'contribute', thread, from };
  }
  const until = turn.until ?? null;
  const running = { thread, from, until, context: turn.context === undefined ? null : module('context') };
  return turn.kind === 'continue' ? { kind: turn.kind, ...running } : { kind: turn.kind, module: module('turn'), ...running };
}
