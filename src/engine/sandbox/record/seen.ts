import { OwnWeakMap, weakGet, weakSet } from './primordials';

const PER_GENERATION = 256;

/**
 * What was last written for a live object. Two generations, as one large WeakMap would cost every garbage collection
 * more than the walks do: what is not asked for again is forgotten, and written anew if it comes back.
 */
export class Seen<Entry> {
  #young = new OwnWeakMap<object, Entry>();
  #old = new OwnWeakMap<object, Entry>();
  #count = 0;

  get(object: object): Entry | undefined {
    const young = weakGet(this.#young, object);
    if (young !== undefined) return young;
    const old = weakGet(this.#old, object);
    if (old !== undefined) this.set(object, old);
    return old;
  }

  set(object: object, entry: Entry): void {
    if (this.#count === PER_GENERATION) {
      this.#old = this.#young;
      this.#young = new OwnWeakMap();
      this.#count = 0;
    }
    weakSet(this.#young, object, entry);
    this.#count++;
  }
}
