import type { Field, GraphParts, PlaygroundDoc, Source, StoreSetup, Turn } from './document';
import { graphsOf } from './inner/graphs';
import { reducerSource, startOf } from './mergeParts';

function ofField({ merge }: Field): readonly Source[] {
  const start = startOf(merge);
  return [reducerSource(merge) ?? [], start.kind === 'own' ? start.source : []].flat();
}

function ofGraph({ fields, nodes, routers }: GraphParts): readonly Source[] {
  return [...fields.flatMap(ofField), ...nodes.map((node) => node.source), ...routers.map((router) => router.code)];
}

function ofStore({ items, index }: StoreSetup): readonly Source[] {
  return [items ?? [], index !== undefined && index.embed !== 'words' ? index.embed.own : []].flat();
}

function ofTurn(turn: Turn): readonly Source[] {
  return ['source' in turn ? turn.source : [], 'context' in turn ? (turn.context ?? []) : []].flat();
}

/** Every source of a document, also of nodes that are graphs. */
function allSources({ graph }: PlaygroundDoc): readonly Source[] {
  return [
    ...[...graphsOf(graph)].flatMap(([, parts]) => ofGraph(parts)),
    ...graph.turns.flatMap(ofTurn),
    ...ofStore(graph.store ?? {}),
    graph.shared,
  ];
}

/** UTF-16 code units of all sources together. */
export function sourceLengths(doc: PlaygroundDoc): number {
  return allSources(doc).reduce((sum, source) => sum + source.length, 0);
}
