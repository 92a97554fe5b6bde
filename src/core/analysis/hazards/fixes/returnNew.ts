import { type PlaygroundDoc, setNodeSource } from '~/core/document';
import type { Hazard } from '../hazard';

/** The node's source without the spread of the old value; unchanged where there is no such text at that place. */
export function returnNew(doc: PlaygroundDoc, { place, params }: Hazard): PlaygroundDoc {
  const node = doc.graph.nodes.find((one) => one.id === place.nodes[0]);
  const [from, to] = [Number(params['from']), Number(params['to'])];
  if (!node || from < 0) return doc;
  const { source } = node;
  const cut = source.slice(from, to);
  // The source may have been edited since it was read.
  if (!/^\.\.\.[^,]*,\s*$/.test(cut) || !cut.includes(String(params['name']))) return doc;
  return setNodeSource(doc, node.id, source.slice(0, from) + source.slice(to));
}
