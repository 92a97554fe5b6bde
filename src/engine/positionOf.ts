import type { SourcePosition } from '~/core/document';

/** Line and column, both 1-based, of an offset in UTF-16 units. */
export function positionOf(source: string, offset: number): SourcePosition {
  const before = source.slice(0, offset).split(/\r\n|[\n\r\u2028\u2029]/);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
