import type { GraphPath } from '../document';

/**
 * Keys of sources, and whatever else is told apart by ids of one graph, say in which graph they are: the nodes of its path, each
 * followed by a slash (`n2/node:n1`). An id has no slash.
 */
export function keyAt(path: GraphPath, key: string): string {
  return [...path, key].join('/');
}

/** The way to a key's graph, and the key within it. */
export function splitKey(key: string): { readonly path: GraphPath; readonly key: string } {
  const parts = key.split('/');
  return { path: parts.slice(0, -1), key: parts.at(-1) ?? '' };
}
