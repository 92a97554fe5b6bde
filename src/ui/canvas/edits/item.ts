import { END, type NodeRef, START } from '~/core/document';
import type { Selection } from '~/workspace';
import { joinShape, type LinkItem, routerShape, type ShapeId } from '../picture/links';

/** What can be selected and deleted on the canvas: a shape's id, or `edge:<id>` for a plain edge. */
export type ItemKey = string;

export const edgeKey = (id: string): ItemKey => `edge:${id}`;

/** The thing of the document that a line belongs to. */
export function keyOfLink(item: LinkItem): ItemKey {
  switch (item.kind) {
    case 'edge':
      return edgeKey(item.id);
    case 'joinIn':
    case 'joinOut':
      return joinShape(item.id);
    case 'routerIn':
    case 'route':
      return routerShape(item.id);
    case 'command':
      return item.source;
  }
}

export function selectionOf(key: ItemKey): Selection {
  if (key === START) return { kind: 'start' };
  if (key === END) return { kind: 'end' };
  const [kind, id] = partsOf(key);
  return { kind, id };
}

/** Null where the selection is nothing of the graph. */
export function keyOfSelection(selection: Selection): ItemKey | null {
  switch (selection.kind) {
    case 'start':
      return START;
    case 'end':
      return END;
    case 'node':
      return selection.id;
    case 'edge':
    case 'join':
    case 'router':
      return `${selection.kind}:${selection.id}`;
    case 'none':
    case 'field':
    case 'turn':
    case 'shared':
      return null;
  }
}

/** Only nodes have ids without a colon. */
export function partsOf(key: ItemKey): readonly [kind: 'node' | 'edge' | 'join' | 'router', id: string] {
  const colon = key.indexOf(':');
  if (colon < 0) return ['node', key];
  return [key.slice(0, colon) as 'edge' | 'join' | 'router', key.slice(colon + 1)];
}

export const isNodeRef = (shape: ShapeId): shape is NodeRef => !shape.includes(':');
