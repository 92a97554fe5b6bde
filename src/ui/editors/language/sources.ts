import { splitKey } from '~/core/document';
import type { SourceKey } from '~/core/trace';

/** All sources lie in one folder, so that `./shared` means the same from each of them. */
const FOLDER = 'file:///sources/';

/** The address under which the editor and TypeScript know a source of the document. */
export function uriOf(key: SourceKey): string {
  return `${FOLDER}${key.replaceAll('/', '..').replaceAll(':', '.')}.ts`;
}

/** The key of a source by its address, or null for any other file. */
export function keyOf(uri: string): SourceKey | null {
  if (!uri.startsWith(FOLDER) || !uri.endsWith('.ts')) return null;
  return uri.slice(FOLDER.length, -'.ts'.length).replaceAll('..', '/').replaceAll('.', ':');
}

/**
 * Several texts of one kind (the updates of a bench) have one shape: what follows `~` only tells them apart. Shapes are those of
 * the graph that is open, whose way is left out.
 */
export function shapeKeyOf(key: SourceKey): SourceKey {
  return splitKey(key).key.replace(/~.*$/, '');
}

/** What every source must be, by its key; the worker reads it from here. */
export const SHAPES_URI = 'file:///playground/shapes.d.ts';
