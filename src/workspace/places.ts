import { graphAt, type GraphParts, type GraphPath, type Place, splitKey } from '~/core/document';
import type { SourceKey } from '~/core/trace';
import type { Selection } from './state';

/** What to select to see the place of a problem. */
export function selectionAt(place: Place): Selection {
  switch (place.kind) {
    case 'document':
    case 'store':
    case 'expectation':
      return { kind: 'none' };
    case 'field':
    case 'reducer':
    case 'start':
      return { kind: 'field', id: place.id };
    case 'node':
      return { kind: 'node', id: place.id };
    case 'edge':
    case 'join':
    case 'router':
      return { kind: place.kind, id: place.id };
    case 'turn':
    case 'context':
      return { kind: 'turn', index: place.index };
    case 'shared':
      return { kind: 'shared' };
  }
}

/** What to select to see a source. */
export function selectionOfSource(key: SourceKey): Selection {
  const { kind, id } = partsOf(key);
  switch (kind) {
    case 'node':
    case 'router':
      return { kind, id };
    case 'reducer':
    case 'start':
      return { kind: 'field', id };
    case 'turn':
    case 'context':
      return { kind: 'turn', index: Number(id) };
    case 'shared':
      return { kind: 'shared' };
    default:
      return { kind: 'none' };
  }
}

/** What a person calls a source: the name of its node, field or router; a turn's number; the key itself for the rest. */
export function sourceName(key: SourceKey, graph: GraphParts): string {
  const { path, kind, id } = partsOf(key);
  const at = graphAt(graph, path);
  if (at === undefined) return key;
  const named = (list: readonly { readonly id: string; readonly name: string }[]) => list.find((one) => one.id === id)?.name ?? key;
  switch (kind) {
    case 'node':
      return named(at.nodes);
    case 'router':
      return named(at.routers);
    case 'reducer':
    case 'start':
      return named(at.fields);
    case 'turn':
    case 'context':
      return String(Number(id) + 1);
    case 'shared':
      return './shared';
    default:
      return key;
  }
}

function partsOf(whole: SourceKey): { readonly path: GraphPath; readonly kind: string; readonly id: string } {
  const { path, key } = splitKey(whole);
  const colon = key.indexOf(':');
  return colon < 0 ? { path, kind: key, id: '' } : { path, kind: key.slice(0, colon), id: key.slice(colon + 1) };
}
