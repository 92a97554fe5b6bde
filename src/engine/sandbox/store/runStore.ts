import { InMemoryStore } from '@langchain/langgraph/web';
import type { Module, StoreSpec } from '../../protocol';
import { ModuleFailure } from '../modules';
import type { Loaded } from '../state/parts';
import { type Embeddings, ownEmbeddings, wordEmbeddings } from './embeddings';

/** An item that a store begins with; `index` as the fourth argument of `put`. */
export interface FirstItem {
  readonly namespace: string[];
  readonly key: string;
  readonly value: Record<string, unknown>;
  readonly index: false | string[] | undefined;
}

export interface RunStore {
  readonly store: InMemoryStore;
  readonly first: readonly FirstItem[];
}

/** The store of a run, holding what the document says. Throws a ModuleFailure where its sources do not give that. */
export async function runStore(spec: StoreSpec, loaded: Loaded): Promise<RunStore> {
  const store = new InMemoryStore(indexOf(spec, loaded));
  const first = spec.items ? firstItems(spec.items, loaded.get(spec.items)) : [];
  try {
    for (const { namespace, key, value, index } of first) await store.put(namespace, key, value, index);
  } catch (thrown) {
    // The texts that are embedded come with the items, but who refuses them is the embedding.
    const embed = spec.index?.embed;
    const toBlame = embed && embed !== 'words' && !isNamespaceError(thrown) ? embed : spec.items;
    throw new ModuleFailure(toBlame?.key ?? '', thrown);
  }
  return { store, first };
}

export function storeModules({ items, index }: StoreSpec): Module[] {
  return [...(items ? [items] : []), ...(index && index.embed !== 'words' ? [index.embed] : [])];
}

function indexOf({ index }: StoreSpec, loaded: Loaded): ConstructorParameters<typeof InMemoryStore>[0] {
  if (!index) return undefined;
  const embeddings: Embeddings = index.embed === 'words' ? wordEmbeddings : ownEmbeddings(loaded.get(index.embed));
  // Nothing looks at `dims`.
  return { index: { dims: 0, embeddings: embeddings as never, fields: [...index.fields] } };
}

function firstItems({ key }: Module, exported: unknown): FirstItem[] {
  if (!Array.isArray(exported)) throw new ModuleFailure(key, new TypeError('The store’s items are not a list.'));
  return exported.map((item: unknown, place): FirstItem => {
    const read = readItem(item);
    if (!read) throw new ModuleFailure(key, new TypeError(`Item ${place + 1} of the store is not [namespace, key, value].`));
    return read;
  });
}

function readItem(item: unknown): FirstItem | null {
  if (!Array.isArray(item)) return null;
  const [namespace, key, value, index] = item as unknown[];
  const isTexts = (list: unknown): list is string[] => Array.isArray(list) && list.every((one) => typeof one === 'string');
  if (!isTexts(namespace) || typeof key !== 'string' || typeof value !== 'object' || value === null) return null;
  if (index !== undefined && index !== false && !isTexts(index)) return null;
  return { namespace, key, value: value as Record<string, unknown>, index };
}

function isNamespaceError(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === 'InvalidNamespaceError';
}
