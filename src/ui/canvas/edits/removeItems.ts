import { deleteEdge, deleteNode, END, type PlaygroundDoc, START } from '~/core/document';
import { type ItemKey, partsOf } from './item';

/** Deletes all of them in one edit; what hangs on a node goes with it. START and END stay. */
export function removeItems(doc: PlaygroundDoc, keys: Iterable<ItemKey>): PlaygroundDoc {
  let next = doc;
  for (const key of keys) {
    if (key === START || key === END) continue;
    const [kind, id] = partsOf(key);
    next = kind === 'node' ? deleteNode(next, id) : deleteEdge(next, id);
  }
  return next;
}
