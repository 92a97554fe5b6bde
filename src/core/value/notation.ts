import { NotationPen } from './notationPen';
import { printValue } from './notationPrint';
import type { Segment } from './notationPen';
import type { Notation } from './notationShape';
import type { Value } from './value';

export interface NotationOptions {
  /** Columns: what does not fit in them is broken over lines, two spaces a level. Without it all is one line. */
  readonly width?: number;
  /** Characters after which it stops and says how much is missing; closing brackets come on top. */
  readonly limit: number;
}

/**
 * The value as coloured pieces. Never builds more than `limit` asks for, however large the value is. What the language
 * has no word for (`undefined` in Python) is written as JavaScript has it, in pieces of kind `foreign`.
 */
export function formatSegments(value: Value, notation: Notation, options: NotationOptions): readonly Segment[] {
  const pen = new NotationPen(options.limit);
  printValue(pen, value, notation, options.width ?? null);
  return pen.segments;
}

/** The same as plain text. */
export function formatValue(value: Value, notation: Notation, options: NotationOptions): string {
  return formatSegments(value, notation, options)
    .map((segment) => segment.text)
    .join('');
}
