import type { RunnableConfig } from '@langchain/core/runnables';
import { type Checkpoint, type CheckpointMetadata, MemorySaver, type PendingWrite } from '@langchain/langgraph-checkpoint';

export interface SavedWrites {
  readonly path: string;
  readonly writes: readonly PendingWrite[];
}

/**
 * A memory saver that remembers which task wrote what, as the engine itself says it to every saver: a second witness
 * besides the hooks, and the only one for tasks that finished before a pause and are not run again.
 */
export class SpySaver extends MemorySaver {
  readonly #saved = new Map<string, SavedWrites>();
  /** The id of the newest checkpoint; '' on a new thread. */
  newest = '';

  override async put(config: RunnableConfig, checkpoint: Checkpoint, metadata: CheckpointMetadata): Promise<RunnableConfig> {
    if (isOwn(config)) this.newest = checkpoint.id;
    return super.put(config, checkpoint, metadata);
  }

  override async putWrites(config: RunnableConfig, writes: PendingWrite[], taskId: string, taskPath?: string): Promise<void> {
    if (isOwn(config)) this.#saved.set(taskId, { path: taskPath ?? '', writes: [...writes] });
    return super.putWrites(config, writes, taskId, taskPath);
  }

  saved(taskId: string): SavedWrites | undefined {
    return this.#saved.get(taskId);
  }
}

/** Subgraphs have a namespace of their own and are not recorded. */
function isOwn(config: RunnableConfig): boolean {
  return !config.configurable?.['checkpoint_ns'];
}
