import type { Value } from '~/core/value';
import type { Expectation, PlaygroundDoc } from '../document';
import type { DocumentLimits } from '../limits';
import { sizeOf } from '../inner/graphs';
import { sourceLengths } from '../sources';
import type { Reading } from './reading';

/** What is bounded over the whole document rather than part by part. */
export function checkTotals(doc: PlaygroundDoc, limits: DocumentLimits, reading: Reading): void {
  const { nodes, fields, lines } = sizeOf(doc.graph);
  const counted = (path: string, found: number, most: number) => {
    if (found > most) reading.report('tooMany', path, { most, found });
  };
  counted('graph.nodes', nodes, limits.nodes);
  counted('graph.fields', fields, limits.fields);
  counted('graph.edges', lines, limits.edges);
  const sources = sourceLengths(doc);
  if (sources > limits.sources) reading.report('tooLong', 'graph', { most: limits.sources, found: sources });
  const parts = doc.expectations.reduce((sum, one) => sum + valuesOf(one).reduce((more: number, value) => more + partsOf(value), 0), 0);
  if (parts > limits.values) reading.report('tooMany', 'expectations', { most: limits.values, found: parts });
}

function valuesOf(one: Expectation): readonly Value[] {
  if ('value' in one) return [one.value];
  if (one.kind !== 'law') return [];
  return one.existing.kind === 'value' ? [one.existing.value, ...one.updates] : one.updates;
}

/** Scalars and containers; a string counts one more for every 100 characters. */
function partsOf(value: Value): number {
  if (typeof value === 'string') return 1 + Math.floor(value.length / 100);
  if (value === null || typeof value !== 'object') return 1;
  return Object.values(value).reduce((sum: number, part: Value) => sum + partsOf(part), 1);
}
