import type { PlaygroundDoc } from '~/core/document';
import type { Selection } from './state';

/** False when what was selected is not in the document any more. */
export function hasSelected(doc: PlaygroundDoc, selection: Selection): boolean {
  const { fields, nodes, edges, joins, routers, turns } = doc.graph;
  const among = (list: readonly { readonly id: string }[], id: string) => list.some((item) => item.id === id);
  switch (selection.kind) {
    case 'none':
    case 'start':
    case 'end':
    case 'shared':
      return true;
    case 'field':
      return among(fields, selection.id);
    case 'node':
      return among(nodes, selection.id);
    case 'edge':
      return among(edges, selection.id);
    case 'join':
      return among(joins, selection.id);
    case 'router':
      return among(routers, selection.id);
    case 'turn':
      return selection.index < turns.length;
  }
}
