/** How many bytes each thread takes, by the keys of what lies in it. */
export class ThreadSizes {
  readonly #threads = new Map<string, { readonly sizes: Map<string, number>; total: number }>();

  total(thread: string): number {
    return this.#threads.get(thread)?.total ?? 0;
  }

  /** Zero takes the key away. */
  set(thread: string, key: string, bytes: number): void {
    const found = this.#threads.get(thread) ?? { sizes: new Map<string, number>(), total: 0 };
    this.#threads.set(thread, found);
    found.total += bytes - (found.sizes.get(key) ?? 0);
    if (bytes === 0) found.sizes.delete(key);
    else found.sizes.set(key, bytes);
  }

  delete(thread: string): void {
    this.#threads.delete(thread);
  }
}
