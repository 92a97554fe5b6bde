import type { InMemoryStore } from '@langchain/langgraph/web';
import type { TraceEvent, Writer } from '~/core/trace';
import type { Recording } from '../spy/recording';
import { hook } from '../spy/hook';
import type { FirstItem } from './runStore';
import { keyText, labelTexts } from './keyText';
import { isPut, type Item, type Operation, type PutOperation, type StoreInsides } from './storeInsides';
import type { StoreBinder } from './storeBinder';
import { tellRead } from './tellRead';

/** Who asked for an operation, and what it asked for in vain. */
interface Note {
  readonly by: Writer;
  readonly inside: readonly string[];
  /** The index option of a `put` that LangGraph's batched store leaves out. */
  readonly index: unknown;
}

/** LangGraph's own wrapping of a store, which is what nodes get: operations of one macrotask become one batch. */
interface Batched {
  readonly store: InMemoryStore;
  enqueueOperation(operation: Operation): Promise<unknown>;
  put(namespace: string[], key: string, value: unknown): Promise<void>;
}

const INPUT: Writer = { kind: 'input' };

/** Listens to the store of a run and tells each operation, once it is done. */
export class StoreSpy implements StoreBinder {
  readonly #recording: Pick<Recording, 'book' | 'actors' | 'emit'>;
  readonly #store: StoreInsides;
  readonly #notes = new WeakMap<Operation, Note>();
  /** What was there as a `put` was carried out; of several puts to one key in a batch only the last one is. */
  readonly #replaced = new WeakMap<Operation, { readonly value: unknown }>();

  constructor(store: InMemoryStore, recording: Pick<Recording, 'book' | 'actors' | 'emit'>) {
    this.#store = store as unknown as StoreInsides;
    this.#recording = recording;
    const original = Object.getPrototypeOf(store) as StoreInsides;
    hook(this.#store, 'putOperation', (operation) => {
      this.#replaced.set(operation, { value: this.#find(operation)?.value });
      original.putOperation.call(store, operation);
    });
    hook(this.#store, 'batch', async (operations) => {
      const now = this.#recording.actors.now();
      const results = await original.batch.call(store, operations);
      this.#tell(operations, results, now);
      return results;
    });
  }

  /** Tells what the store held before it was listened to. */
  tellFirst(items: readonly FirstItem[]): void {
    const held = new Map<string, unknown>();
    for (const { namespace, key, value, index } of items) {
      const place = placeOf(namespace, key);
      this.#tellPut({ namespace, key, value, index }, { by: INPUT, inside: [], index: undefined }, held.get(place));
      held.set(place, value);
    }
  }

  bind(store: unknown, by: Writer, _node: string, inside: readonly string[] = []): unknown {
    if (!isBatched(store)) return store;
    const view = Object.create(store) as Batched;
    const note = (operation: Operation, index: unknown) => {
      // A graph inside has its own wrapping around this one, and knows better.
      if (!this.#notes.has(operation)) this.#notes.set(operation, { by, inside, index });
    };
    let asked: unknown;
    hook(view, 'enqueueOperation', (operation) => {
      note(operation, asked);
      return store.enqueueOperation(operation);
    });
    hook(view, 'put', (...[namespace, key, value, index]: [...Parameters<Batched['put']>, index?: unknown]) => {
      asked = index;
      try {
        // Puts the operation in the queue before it gives its promise back.
        return store.put.call(view, namespace, key, value);
      } finally {
        asked = undefined;
      }
    });
    const whole = Object.create(store.store) as StoreInsides;
    hook(whole, 'batch', (operations) => {
      for (const operation of operations) note(operation, undefined);
      return this.#store.batch(operations);
    });
    hook(view, 'store', whole as unknown as InMemoryStore);
    return view;
  }

  /** A batch reads before it writes, whatever its order. */
  #tell(operations: readonly Operation[], results: readonly unknown[], now: Writer): void {
    const noteOf = (operation: Operation): Note => this.#notes.get(operation) ?? { by: now, inside: [], index: undefined };
    const { book } = this.#recording;
    for (const [index, operation] of operations.entries()) {
      if (isPut(operation)) continue;
      const hasIndex = this.#store._indexConfig !== undefined;
      this.#emit(noteOf(operation), tellRead(operation, results[index], hasIndex, book));
    }
    const puts = operations.filter(isPut);
    const held = new Map<string, unknown>();
    for (const put of puts) {
      const place = placeOf(put.namespace, put.key);
      if (!held.has(place)) held.set(place, this.#beforeBatch(puts, place));
      this.#tellPut(put, noteOf(put), held.get(place));
      held.set(place, put.value ?? undefined);
    }
  }

  #beforeBatch(puts: readonly PutOperation[], place: string): unknown {
    const carriedOut = puts.findLast(({ namespace, key }) => placeOf(namespace, key) === place);
    return carriedOut && this.#replaced.get(carriedOut)?.value;
  }

  #tellPut(put: PutOperation, note: Note, held: unknown): void {
    const { namespace, key, value } = put;
    const { book } = this.#recording;
    const old = held === undefined ? null : book.record(held);
    const before = old && old.ref;
    if (value === null) return this.#emit(note, { op: 'delete', namespace: labelTexts(namespace), key: keyText(key), before });
    const item = this.#find(put);
    const index = put.index ?? note.index;
    this.#emit(note, {
      op: 'put',
      namespace: labelTexts(namespace),
      key: keyText(key),
      value: book.record(value, old).ref,
      before,
      time: item?.updatedAt.getTime() ?? 0,
      index: index === undefined ? null : book.record(index).ref,
      indexIgnored: note.index !== undefined,
      vectors: this.#store._indexConfig ? (item ? this.#store.getVectors(item).length : 0) : null,
    });
  }

  #emit({ by, inside }: Note, operation: Extract<TraceEvent, { type: 'store' }>['operation']): void {
    this.#recording.emit({ type: 'store', by, inside, operation });
  }

  #find({ namespace, key }: Pick<PutOperation, 'namespace' | 'key'>): Item | undefined {
    return this.#store.data.get(namespace.join(':'))?.get(key);
  }
}

function placeOf(namespace: readonly string[], key: unknown): string {
  return JSON.stringify([labelTexts(namespace), keyText(key)]);
}

function isBatched(store: unknown): store is Batched {
  return typeof store === 'object' && store !== null && 'enqueueOperation' in store && 'store' in store;
}
