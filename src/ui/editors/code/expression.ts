import type { Source } from '~/core/document';

const HEAD = 'export default ';

/** The expression of a source that is nothing but `export default …`, else the whole source. */
export function expressionOf(source: Source): string {
  if (!isBare(source)) return source;
  return source.slice(HEAD.length).replace(/;?\n$/, '');
}

/** The source for what stands in an expression's field: a text with an export of its own is a whole source. */
export function sourceOf(text: string): Source {
  return /\bexport\s/.test(text) ? text : `${HEAD}${text};\n`;
}

function isBare(source: Source): boolean {
  return source.startsWith(HEAD) && source.endsWith(';\n') && sourceOf(source.slice(HEAD.length, -2)) === source;
}
