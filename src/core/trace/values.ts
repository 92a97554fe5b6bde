import type { Patch, Value } from '~/core/value';

/** The index of a value in its trace's pool. */
export type ValueRef = number;

/** A value whole, or as what changed since an earlier entry (`of` is always smaller than the entry's own index). */
export type ValueEntry = { readonly v: Value } | { readonly of: ValueRef; readonly p: Patch };
