import type { GraphSpec } from '~/core/document';
import type { SourceKey } from '~/core/trace';

/** What a person calls a source: the name of its node, field or router. */
export function sourceName(key: SourceKey, graph: GraphSpec): string {
  const [kind, id] = key.split(':', 2);
  switch (kind) {
    case 'node':
      return graph.nodes.find((node) => node.id === id)?.name ?? key;
    case 'reducer':
    case 'start':
      return graph.fields.find((field) => field.id === id)?.name ?? key;
    case 'router':
      return graph.routers.find((router) => router.id === id)?.name ?? key;
    case 'shared':
      return './shared';
    default:
      return key;
  }
}
