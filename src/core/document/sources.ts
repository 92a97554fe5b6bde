import type { Field, PlaygroundDoc, Source } from './document';
import { reducerSource, startOf } from './mergeParts';

function ofField({ merge }: Field): readonly Source[] {
  const start = startOf(merge);
  return [reducerSource(merge) ?? [], start.kind === 'own' ? start.source : []].flat();
}

/** Every source of a document. */
function allSources({ graph }: PlaygroundDoc): readonly Source[] {
  return [
    ...graph.fields.flatMap(ofField),
    ...graph.nodes.map((node) => node.source),
    ...graph.routers.map((router) => router.code),
    ...graph.turns.flatMap((turn) => ('source' in turn ? [turn.source] : [])),
    graph.shared,
  ];
}

/** UTF-16 code units of all sources together. */
export function sourceLengths(doc: PlaygroundDoc): number {
  return allSources(doc).reduce((sum, source) => sum + source.length, 0);
}
