import type { Source } from '~/core/document';

export interface Named {
  /** The source without its export. */
  readonly source: Source;
  readonly name: string;
}

const DEFAULT = /^export default /gm;

/**
 * A module whose default export is a name of its own, so that something else can be exported in its place. Null where
 * there is not exactly one default export to be seen at the beginning of a line.
 */
export function namedDefault(source: Source, wanted: string): Named | null {
  if ([...source.matchAll(DEFAULT)].length !== 1) return null;
  const declared = /^export default (?:async )?function\s*\*?\s*([\p{ID_Start}$_][\p{ID_Continue}$]*)/mu.exec(source)?.[1];
  if (declared !== undefined) return { source: source.replace(DEFAULT, ''), name: declared };
  const name = freeIdentifier(wanted, source);
  return { source: source.replace(DEFAULT, `const ${name} = `), name };
}

/** `wanted`, or `wanted2`, …: a name that the text does not contain. */
export function freeIdentifier(wanted: string, text: string): string {
  let name = wanted;
  for (let number = 2; text.includes(name); number++) name = `${wanted}${number}`;
  return name;
}
