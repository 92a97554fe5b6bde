import type { RunnableConfig } from '@langchain/core/runnables';
import type { Checkpoint, CheckpointMetadata, CheckpointTuple } from '@langchain/langgraph-checkpoint';
import { BoundedSaver, type CheckpointKey } from './boundedSaver';

type HistoryOptions = Parameters<BoundedSaver['getDeltaChannelHistory']>[0];

/**
 * A memory saver that writes a checkpoint down only once it is read: what is changed in place meanwhile gets into it, as it does
 * with a slow database client. Under durability `sync` the engine waits for every checkpoint, so each is written down a moment
 * after it is handed over.
 */
export class LateSaver extends BoundedSaver {
  /** Null where a checkpoint can wait until it is read. */
  readonly #pause: (() => Promise<void>) | null;
  #held: (() => Promise<unknown>)[] = [];

  constructor(limit: number, onForgotten: (thread: string, gone: readonly CheckpointKey[]) => void, pause: (() => Promise<void>) | null) {
    super(limit, onForgotten);
    this.#pause = pause;
  }

  override async put(config: RunnableConfig, checkpoint: Checkpoint, metadata: CheckpointMetadata): Promise<RunnableConfig> {
    if (this.#pause) {
      await this.#pause();
      return super.put(config, checkpoint, metadata);
    }
    this.#held.push(() => super.put(config, checkpoint, metadata));
    const { thread_id, checkpoint_ns = '' } = config.configurable ?? {};
    return { configurable: { thread_id, checkpoint_ns, checkpoint_id: checkpoint.id } as object };
  }

  override async getTuple(config: RunnableConfig): Promise<CheckpointTuple | undefined> {
    await this.#writeDown();
    return super.getTuple(config);
  }

  override async *list(...query: Parameters<BoundedSaver['list']>): AsyncGenerator<CheckpointTuple> {
    await this.#writeDown();
    yield* super.list(...query);
  }

  override async getDeltaChannelHistory(options: HistoryOptions): ReturnType<BoundedSaver['getDeltaChannelHistory']> {
    await this.#writeDown();
    return super.getDeltaChannelHistory(options);
  }

  override async deleteThread(thread: string): Promise<void> {
    await this.#writeDown();
    return super.deleteThread(thread);
  }

  async #writeDown(): Promise<void> {
    for (const write of this.#held.splice(0)) await write();
  }
}
