import { docAt, type PlaygroundDoc, setInputFields, setOutputFields, withDocAt } from '~/core/document';
import type { Hazard } from '../hazard';

const SETS = { input: setInputFields, output: setOutputFields };

/** Takes the field out of a schema of the graph inside the node: it is then not given to it, or not answered by it. */
export function narrow(doc: PlaygroundDoc, { place, params }: Hazard, schema: 'input' | 'output'): PlaygroundDoc {
  const [id] = place.nodes;
  const inside = id === undefined ? null : docAt(doc, [id]);
  if (id === undefined || inside === null) return doc;
  const { fields } = inside.graph;
  const own = fields.find(({ name }) => name === params['name']);
  const now = inside.graph[schema] ?? fields.filter((field) => field.private !== true).map((field) => field.id);
  if (own === undefined || !now.includes(own.id)) return doc;
  const left = now.filter((one) => one !== own.id);
  return withDocAt(doc, [id], SETS[schema](inside, left));
}
