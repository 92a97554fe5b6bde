import type { Field, GraphParts, PlaygroundDoc, Source } from './document';
import { graphsOf } from './inner/graphs';
import { reducerSource, startOf } from './mergeParts';

function ofField({ merge }: Field): readonly Source[] {
  const start = startOf(merge);
  return [reducerSource(merge) ?? [], start.kind === 'own' ? start.source : []].flat();
}

function ofGraph({ fields, nodes, routers }: GraphParts): readonly Source[] {
  return [...fields.flatMap(ofField), ...nodes.map((node) => node.source), ...routers.map((router) => router.code)];
}

/** Every source of a document, also of nodes that are graphs. */
function allSources({ graph }: PlaygroundDoc): readonly Source[] {
  return [
    ...[...graphsOf(graph)].flatMap(([, parts]) => ofGraph(parts)),
    ...graph.turns.flatMap((turn) => ('source' in turn ? [turn.source] : [])),
    graph.shared,
  ];
}

/** UTF-16 code units of all sources together. */
export function sourceLengths(doc: PlaygroundDoc): number {
  return allSources(doc).reduce((sum, source) => sum + source.length, 0);
}
