import type { RunnableConfig } from '@langchain/core/runnables';
import {
  BaseCheckpointSaver,
  type ChannelVersions,
  type Checkpoint,
  type CheckpointListOptions,
  type CheckpointMetadata,
  type PendingWrite,
} from '@langchain/langgraph-checkpoint';
import { type StoredRecord, keptRecords } from '~/core/trace';
import { StoredSaver } from './storedSaver';

const MB = 2 ** 20;

/** Does each thing in a new saver that starts from what the ones before have handed over. */
export class RereadSaver extends BaseCheckpointSaver {
  readonly #told: StoredRecord[] = [];

  #next(): StoredSaver {
    const saver = new StoredSaver({
      limit: 64 * MB,
      recordLimit: MB,
      tell: (record) => this.#told.push(JSON.parse(JSON.stringify(record)) as StoredRecord),
      onForgotten: () => undefined,
    });
    saver.restore(keptRecords(this.#told));
    return saver;
  }

  getTuple(config: RunnableConfig) {
    return this.#next().getTuple(config);
  }

  list(config: RunnableConfig, options?: CheckpointListOptions) {
    return this.#next().list(config, options);
  }

  put(config: RunnableConfig, checkpoint: Checkpoint, metadata: CheckpointMetadata, newVersions: ChannelVersions) {
    return this.#next().put(config, checkpoint, metadata, newVersions);
  }

  putWrites(config: RunnableConfig, writes: PendingWrite[], taskId: string, taskPath?: string) {
    return this.#next().putWrites(config, writes, taskId, taskPath);
  }

  deleteThread(thread: string) {
    return this.#next().deleteThread(thread);
  }

  override getDeltaChannelHistory(options: { config: RunnableConfig; channels: string[] }) {
    return this.#next().getDeltaChannelHistory(options);
  }
}
