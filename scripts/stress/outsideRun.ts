import type { RunnableConfig } from '@langchain/core/runnables';
import { MemorySaver } from '@langchain/langgraph/web';
import {
  type Checkpoint,
  type CheckpointMetadata,
  compareWritesSortKeys,
  type PendingWrite,
  writesSortKey,
} from '@langchain/langgraph-checkpoint';
import type { RunnableGraph } from '~/engine/protocol';
import { bareGraph } from '../unrecorded/bareGraph';

/** What a graph does where nobody looks on. */
export interface Outside {
  /** Oldest first. */
  readonly checkpoints: readonly { readonly step: number; readonly values: Readonly<Record<string, unknown>> }[];
  /** By LangGraph's number of a step: field and path of each of its writes, in the order of a merge. */
  readonly writes: ReadonlyMap<number, readonly (readonly [field: string, path: string])[]>;
}

class LookingSaver extends MemorySaver {
  /** LangGraph's number of each checkpoint. */
  readonly steps = new Map<string, number>();
  readonly written = new Map<string, { readonly path: string; readonly writes: readonly PendingWrite[] }[]>();

  override async put(config: RunnableConfig, checkpoint: Checkpoint, metadata: CheckpointMetadata): Promise<RunnableConfig> {
    if (isOwn(config)) this.steps.set(checkpoint.id, metadata.step);
    return super.put(config, checkpoint, metadata);
  }

  override async putWrites(config: RunnableConfig, writes: PendingWrite[], task: string, path = ''): Promise<void> {
    const id = String(config.configurable?.['checkpoint_id']);
    if (isOwn(config)) this.written.set(id, [...(this.written.get(id) ?? []), { path, writes }]);
    return super.putWrites(config, writes, task, path);
  }
}

/** The product itself never asks a graph for its history: it reads the saver. */
interface WithHistory {
  getStateHistory(
    config: object,
  ): AsyncIterable<{ readonly values: Readonly<Record<string, unknown>>; readonly metadata?: { readonly step: number } }>;
}

const isOwn = (config: RunnableConfig) => !config.configurable?.['checkpoint_ns'];

/** Runs the inputs of a graph by the documented means alone. */
export async function outsideRun(graph: RunnableGraph): Promise<Outside> {
  const saver = new LookingSaver();
  const { built, loaded } = await bareGraph(graph, saver);
  const config = { configurable: { thread_id: '1' }, recursionLimit: graph.recursionLimit };
  for (const turn of graph.turns) if (turn.kind === 'input') await built.invoke(loaded.get(turn.module), config);

  const checkpoints: { step: number; values: Readonly<Record<string, unknown>> }[] = [];
  for await (const { values, metadata } of (built as unknown as WithHistory).getStateHistory(config))
    checkpoints.unshift({ step: metadata?.step ?? 0, values });
  const writes = new Map<number, (readonly [string, string])[]>();
  for (const [id, tasks] of saver.written) {
    const sorted = tasks.toSorted((one, other) => compareWritesSortKeys(writesSortKey(one.path), writesSortKey(other.path)));
    writes.set(
      (saver.steps.get(id) ?? 0) + 1,
      sorted.flatMap(({ path, writes: ofTask }) => ofTask.map(([field]) => [String(field), path] as const)),
    );
  }
  return { checkpoints, writes };
}
