import type { Merge, Source, Start } from './document';

/** Each write takes the place of what was there; no reducer sees it. */
export type Replacing = Extract<Merge, { readonly kind: 'plain' | 'untracked' }>;

export function replaces(merge: Merge): merge is Replacing {
  return merge.kind === 'plain' || merge.kind === 'untracked';
}

/** What the field holds before the first write, as the document says it. */
export function startOf(merge: Merge): Start {
  if (merge.kind === 'untracked') return { kind: 'none' };
  return merge.start ?? { kind: 'none' };
}

/** The source of a reducer that is the document's own: one of two values, or one of a value and a list of writes. */
export function reducerSource(merge: Merge): Source | null {
  if (merge.kind === 'own') return merge.source;
  return merge.kind === 'delta' && merge.reducer !== 'messages' ? merge.reducer.own : null;
}

/** The merge with another source for its own reducer; the same merge where it has none. */
export function withReducerSource(merge: Merge, source: Source): Merge {
  if (merge.kind === 'own') return { ...merge, source };
  return merge.kind === 'delta' && merge.reducer !== 'messages' ? { ...merge, reducer: { own: source } } : merge;
}

/** The merge with another start value. An untracked field has none, and a plain one's default of nothing is left out. */
export function withStart(merge: Merge, start: Start): Merge {
  if (merge.kind === 'untracked') return merge;
  if (merge.kind !== 'plain') return { ...merge, start };
  return start.kind === 'none' ? { kind: 'plain' } : { kind: 'plain', start };
}
