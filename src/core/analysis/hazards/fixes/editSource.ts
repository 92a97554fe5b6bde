import { type PlaygroundDoc, setNodeSource } from '~/core/document';
import type { Hazard } from '../hazard';

/** The node's source with the hazard's edits made; unchanged where there are none, or another text stands there by now. */
export function editSource(doc: PlaygroundDoc, { place, edits }: Hazard): PlaygroundDoc {
  const node = doc.graph.nodes.find((one) => `node:${one.id}` === place.source);
  if (!node || edits.length === 0) return doc;
  let { source } = node;
  for (const { from, was, put } of edits.toSorted((one, other) => other.from - one.from)) {
    if (source.slice(from, from + was.length) !== was) return doc;
    source = source.slice(0, from) + put + source.slice(from + was.length);
  }
  return setNodeSource(doc, node.id, source);
}
