import type { RunnableConfig } from '@langchain/core/runnables';
import { type Checkpoint, type CheckpointMetadata, MemorySaver, type PendingWrite } from '@langchain/langgraph-checkpoint';
import { ThreadSizes } from './threadSizes';

/** One checkpoint of a thread; `namespace` is a subgraph's, '' the graph's own. */
export interface CheckpointKey {
  readonly namespace: string;
  readonly checkpoint: string;
}

/**
 * LangGraph's memory saver with an end: where a thread grows beyond `limit` bytes its oldest checkpoints go, with the writes
 * beside them. The newest one stays, of the graph and of each subgraph with a memory of its own, and so does all of a thread with
 * delta channels, whose values are made of older checkpoints.
 */
export class BoundedSaver extends MemorySaver {
  readonly #limit: number;
  readonly #onForgotten: (thread: string, gone: readonly CheckpointKey[]) => void;
  readonly #sizes = new ThreadSizes();
  readonly #whole = new Set<string>();

  constructor(limit: number, onForgotten: (thread: string, gone: readonly CheckpointKey[]) => void) {
    super();
    this.#limit = limit;
    this.#onForgotten = onForgotten;
  }

  override async put(config: RunnableConfig, checkpoint: Checkpoint, metadata: CheckpointMetadata): Promise<RunnableConfig> {
    const kept = await super.put(config, checkpoint, metadata);
    const { thread, namespace } = placeOf(kept);
    if (metadata.counters_since_delta_snapshot) this.#whole.add(thread);
    this.measure(thread, namespace, checkpoint.id);
    this.#makeRoom(thread);
    return kept;
  }

  override async putWrites(config: RunnableConfig, writes: PendingWrite[], taskId: string, taskPath?: string): Promise<void> {
    await super.putWrites(config, writes, taskId, taskPath);
    const { thread, namespace, checkpoint } = placeOf(config);
    this.measure(thread, namespace, checkpoint);
  }

  override async deleteThread(thread: string): Promise<void> {
    await super.deleteThread(thread);
    this.#sizes.delete(thread);
    this.#whole.delete(thread);
  }

  /** Takes note of what lies at a checkpoint now. */
  protected measure(thread: string, namespace: string, checkpoint: string): void {
    const [values, metadata] = this.storage[thread]?.[namespace]?.[checkpoint] ?? [];
    let bytes = (values?.length ?? 0) + (metadata?.length ?? 0);
    for (const [, , value] of Object.values(this.writes[writesKey(thread, namespace, checkpoint)] ?? {})) bytes += value.length;
    this.#sizes.set(thread, writesKey(thread, namespace, checkpoint), bytes);
  }

  #makeRoom(thread: string): void {
    if (this.#sizes.total(thread) <= this.#limit || this.#whole.has(thread)) return;
    const gone: CheckpointKey[] = [];
    for (const { namespace, checkpoint } of this.#oldestFirst(thread)) {
      if (this.#sizes.total(thread) <= this.#limit) break;
      delete this.storage[thread]?.[namespace]?.[checkpoint];
      delete this.writes[writesKey(thread, namespace, checkpoint)];
      this.measure(thread, namespace, checkpoint);
      gone.push({ namespace, checkpoint });
    }
    if (gone.length > 0) this.#onForgotten(thread, gone);
  }

  /** Ids begin with the time. A namespace with a colon belongs to one task and is over with it. */
  #oldestFirst(thread: string): CheckpointKey[] {
    const keys = Object.entries(this.storage[thread] ?? {}).flatMap(([namespace, checkpoints]) =>
      Object.keys(checkpoints)
        .sort()
        .slice(0, namespace.includes(':') ? undefined : -1)
        .map((checkpoint) => ({ namespace, checkpoint })),
    );
    return keys.sort((left, right) => (left.checkpoint < right.checkpoint ? -1 : 1));
  }
}

/** The memory saver's own key of the writes beside a checkpoint. */
export function writesKey(thread: string, namespace: string, checkpoint: string): string {
  return JSON.stringify([thread, namespace, checkpoint]);
}

/** Where a config that the memory saver has accepted points. */
export function placeOf({ configurable = {} }: RunnableConfig): CheckpointKey & { readonly thread: string } {
  const { thread_id, checkpoint_ns, checkpoint_id } = configurable as Partial<Record<string, string>>;
  return { thread: thread_id ?? '', namespace: checkpoint_ns ?? '', checkpoint: checkpoint_id ?? '' };
}
