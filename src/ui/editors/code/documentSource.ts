import {
  docAt,
  fieldOf,
  type GraphPath,
  type GraphSpec,
  type Merge,
  nodeOf,
  type PlaygroundDoc,
  reducerSource,
  setContext,
  setMerge,
  setNodeSource,
  setRouterCode,
  setShared,
  setStoreIndex,
  setStoreItems,
  setTurnSource,
  type Source,
  splitKey,
  startOf,
  withDocAt,
  withReducerSource,
  withStart,
} from '~/core/document';
import type { SourceKey } from '~/core/trace';

/** The text of a source of the document, or null where the document has no such source. */
export function readSource(doc: PlaygroundDoc, key: SourceKey): string | null {
  const { path, kind, id } = partsOf(key);
  const graph = docAt(doc, path)?.graph;
  if (graph === undefined) return null;
  const merge = fieldOf(graph, id)?.merge;
  switch (kind) {
    case 'node':
      return nodeOf(graph, id)?.source ?? null;
    case 'reducer':
      return merge === undefined ? null : reducerSource(merge);
    case 'start':
      return merge === undefined ? null : startSource(merge);
    case 'router':
      return graph.routers.find((router) => router.id === id)?.code ?? null;
    case 'turn': {
      const turn = graph.turns[Number(id)];
      return turn !== undefined && 'source' in turn ? turn.source : null;
    }
    case 'context': {
      const turn = graph.turns[Number(id)];
      return (turn !== undefined && 'context' in turn ? turn.context : undefined) ?? null;
    }
    case 'store':
      return (id === 'items' ? graph.store?.items : ownEmbedding(graph)) ?? null;
    case 'shared':
      return graph.shared;
    default:
      return null;
  }
}

/** The document with another text of that source; the same document where it has no such source. */
export function writeSource(doc: PlaygroundDoc, key: SourceKey, text: string): PlaygroundDoc {
  const { path, kind, id } = partsOf(key);
  const view = docAt(doc, path);
  return view === null ? doc : withDocAt(doc, path, writeInGraph(view, kind, id, text));
}

function writeInGraph(doc: PlaygroundDoc, kind: string, id: string, text: string): PlaygroundDoc {
  const merge = fieldOf(doc.graph, id)?.merge;
  switch (kind) {
    case 'node':
      return setNodeSource(doc, id, text);
    case 'reducer':
      return merge === undefined ? doc : setMerge(doc, id, withReducerSource(merge, text));
    case 'start':
      return merge === undefined || startSource(merge) === null ? doc : setMerge(doc, id, withStart(merge, { kind: 'own', source: text }));
    case 'router':
      return setRouterCode(doc, id, text);
    case 'turn':
      return setTurnSource(doc, Number(id), text);
    case 'context':
      return setContext(doc, Number(id), text);
    case 'store': {
      const index = doc.graph.store?.index;
      if (id === 'items') return setStoreItems(doc, text);
      return index === undefined ? doc : setStoreIndex(doc, { ...index, embed: { own: text } });
    }
    case 'shared':
      return setShared(doc, text);
    default:
      return doc;
  }
}

function ownEmbedding({ store }: GraphSpec): Source | undefined {
  const embed = store?.index?.embed;
  return embed === undefined || embed === 'words' ? undefined : embed.own;
}

function startSource(merge: Merge): Source | null {
  const start = startOf(merge);
  return start.kind === 'own' ? start.source : null;
}

function partsOf(whole: SourceKey): { readonly path: GraphPath; readonly kind: string; readonly id: string } {
  const { path, key } = splitKey(whole);
  const colon = key.indexOf(':');
  return colon < 0 ? { path, kind: key, id: '' } : { path, kind: key.slice(0, colon), id: key.slice(colon + 1) };
}
