import { AsyncLocalStorageProviderSingleton } from '@langchain/core/singletons';

/**
 * Stands in for AsyncLocalStorage, which no browser has: right for synchronous code, empty after an `await`. Without it
 * LangGraph's `interrupt` and `getConfig` never find their task.
 */
class SyncStorage {
  #store: unknown;

  getStore(): unknown {
    return this.#store;
  }

  run<Result>(store: unknown, run: () => Result): Result {
    const before = this.#store;
    this.#store = store;
    try {
      return run();
    } finally {
      this.#store = before;
    }
  }

  enterWith(store: unknown): void {
    this.#store = store;
  }
}

/** Harmless where something else was installed before. */
export function installTaskStorage(): void {
  AsyncLocalStorageProviderSingleton.initializeGlobalInstance(new SyncStorage() as never);
}
