import { messagesDeltaReducer, messagesStateReducer } from '@langchain/langgraph/web';
import { builtInReducer } from '~/core/code';
import type { FieldSpec, Module, StartSpec } from '../../protocol';
import { copyStart } from '../copyStart';
import { wrapReducer } from '../userCode';
import { zeroValue } from '../zeroValue';

/** Every module of a graph, evaluated: what each of them exports by default. */
export type Loaded = ReadonlyMap<Module, unknown>;

type Merge = FieldSpec['merge'];
export type Reduced = Extract<Merge, { readonly kind: 'builtIn' | 'own' }>;
export type Delta = Extract<Merge, { readonly kind: 'delta' }>;

export function fieldModules({ merge }: FieldSpec): Module[] {
  if (merge.kind === 'untracked') return [];
  const start = merge.start.kind === 'own' ? [merge.start.module] : [];
  if (merge.kind === 'own') return [merge.module, ...start];
  return merge.kind === 'delta' && merge.reducer !== 'messages' ? [merge.reducer, ...start] : start;
}

/** A reducer of two values. */
export function reducerOf(merge: Reduced, loaded: Loaded): (existing: unknown, update: unknown) => unknown {
  if (merge.kind === 'own') return wrapReducer(loaded.get(merge.module));
  return merge.reducer === 'addMessages' ? (messagesStateReducer as never) : builtInReducer(merge.reducer, merge.keep);
}

/** A reducer of a value and all writes of a superstep. */
export function batchReducerOf({ reducer }: Delta, loaded: Loaded): (state: unknown, writes: unknown) => unknown {
  return reducer === 'messages' ? (messagesDeltaReducer as never) : wrapReducer(loaded.get(reducer));
}

/** What the field starts from, anew at each call; null where it has no start value. */
export function startOf({ merge, type }: FieldSpec, loaded: Loaded): (() => unknown) | null {
  const start: StartSpec = merge.kind === 'untracked' ? { kind: 'none' } : merge.start;
  if (start.kind === 'none') return null;
  if (start.kind === 'zero') return type.kind === 'any' ? null : () => zeroValue(type.kind);
  const value = loaded.get(start.module);
  return () => copyStart(value);
}
