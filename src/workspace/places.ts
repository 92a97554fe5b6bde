import type { GraphSpec, Place } from '~/core/document';
import type { SourceKey } from '~/core/trace';
import type { Selection } from './state';

/** What to select to see the place of a problem. */
export function selectionAt(place: Place): Selection {
  switch (place.kind) {
    case 'document':
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
      return { kind: 'turn', index: Number(id) };
    case 'shared':
      return { kind: 'shared' };
    default:
      return { kind: 'none' };
  }
}

/** What a person calls a source: the name of its node, field or router; a turn's number; the key itself for the rest. */
export function sourceName(key: SourceKey, graph: GraphSpec): string {
  const { kind, id } = partsOf(key);
  const named = (list: readonly { readonly id: string; readonly name: string }[]) => list.find((one) => one.id === id)?.name ?? key;
  switch (kind) {
    case 'node':
      return named(graph.nodes);
    case 'router':
      return named(graph.routers);
    case 'reducer':
    case 'start':
      return named(graph.fields);
    case 'turn':
      return String(Number(id) + 1);
    case 'shared':
      return './shared';
    default:
      return key;
  }
}

function partsOf(key: SourceKey): { readonly kind: string; readonly id: string } {
  const colon = key.indexOf(':');
  return colon < 0 ? { kind: key, id: '' } : { kind: key.slice(0, colon), id: key.slice(colon + 1) };
}
