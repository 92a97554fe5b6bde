import { formatValue } from './notation';
import type { Notation } from './notationShape';
import type { Value } from './value';

/** One line of at most about `limit` characters: what stands in a table, on a node, in a tooltip. */
export function preview(value: Value, notation: Notation, limit = 80): string {
  return formatValue(value, notation, { limit });
}
