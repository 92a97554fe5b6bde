import type { Value } from './value';

/**
 * How one value became another. The record keeps a long list once and then only what changed.
 *
 * - `v`: replaced whole.
 * - `s`: list splices `[at, remove, insert]`, ascending, all in the coordinates of the list *before* the patch (so they
 *   are applied from the last to the first).
 * - `t`: one text splice, for strings that grow.
 * - `k`: an object's keys that changed (each by a patch of its own) and `d`, the keys that went. Keys keep their order;
 *   new keys come last. On a list that keeps its length, the keys are indices ("0", "1", …) and `d` is empty; on a tagged
 *   object they are its own (a message's `content`).
 * - `in`: the patch applies to the contents (`.v`) of a tagged container (set, map, dict, instance, overwrite).
 */
export type Patch =
  | { readonly v: Value }
  | { readonly s: readonly ListSplice[] }
  | { readonly t: readonly [at: number, remove: number, insert: string] }
  | { readonly k: readonly (readonly [key: string, patch: Patch])[]; readonly d: readonly string[] }
  | { readonly in: Patch };

export type ListSplice = readonly [at: number, remove: number, insert: readonly Value[]];
