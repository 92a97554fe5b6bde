import type { ChannelVersions } from '@langchain/langgraph-checkpoint';

/** Which versions of which channels a thread holds a value of, by namespace. */
export class HeldVersions {
  readonly #threads = new Map<string, Set<string>>();

  has(thread: string, namespace: string, channel: string, version: string | number): boolean {
    return this.#threads.get(thread)?.has(keyOf(namespace, channel, version)) ?? false;
  }

  add(thread: string, namespace: string, channels: readonly string[], versions: ChannelVersions): void {
    const held = this.#threads.get(thread) ?? new Set();
    this.#threads.set(thread, held);
    for (const channel of channels) {
      const version = versions[channel];
      if (version !== undefined) held.add(keyOf(namespace, channel, version));
    }
  }

  delete(thread: string): void {
    this.#threads.delete(thread);
  }
}

function keyOf(namespace: string, channel: string, version: string | number): string {
  return JSON.stringify([namespace, channel, version]);
}
