import { addField, type PlaygroundDoc } from '~/core/document';
import type { Hazard } from '../hazard';

/** A field of that name without a reducer; its type is left open, since only its name is known. */
export function addMissingField(doc: PlaygroundDoc, { params }: Hazard): PlaygroundDoc {
  const name = String(params['name']);
  // What has that name already would make the new field take another.
  if ([...doc.graph.nodes, ...doc.graph.fields].some((one) => one.name === name)) return doc;
  return addField(doc, { name, type: { kind: 'any', of: 'any' }, merge: { kind: 'plain' } });
}
