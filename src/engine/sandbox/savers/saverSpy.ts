import type { BaseCheckpointSaver, Checkpoint, CheckpointMetadata, PendingWrite } from '@langchain/langgraph-checkpoint';
import type { TraceEvent } from '~/core/trace';
import { hook } from '../spy/hook';
import type { CheckpointKey } from './boundedSaver';
import type { Losses } from './losses';
import { type Configured, type PendingTeller, SavedTeller, textOf } from './savedTeller';
import type { Restored } from './storedSaver';

export interface SavedWrites {
  readonly path: string;
  readonly writes: readonly PendingWrite[];
}

interface Kept {
  readonly thread: string;
  readonly step: number;
}

/**
 * Listens to what LangGraph hands to its savers, of whatever kind, and tells it. It remembers which task wrote what, as the
 * engine itself says it to every saver: a second witness besides the hooks, and the only one for tasks that finished before a
 * pause and are not run again.
 */
export class SaverSpy {
  readonly #emit: (event: TraceEvent) => void;
  readonly #teller: SavedTeller;
  /** Graphs inside nodes, by namespace and LangGraph's id of the task: several tasks may run one that remembers at once. */
  readonly #insides = new Map<string, SavedTeller>();
  readonly #losses: Losses;
  readonly #onSaved: (id: string, thread: string, step: number) => void;
  readonly #writes = new Map<string, SavedWrites>();
  /** What the saver at hand holds, by id, in the order in which it was saved. */
  readonly #kept = new Map<string, Kept>();

  constructor(
    emit: (event: TraceEvent) => void,
    teller: PendingTeller,
    losses: Losses,
    onSaved: (id: string, thread: string, step: number) => void,
  ) {
    this.#losses = losses;
    this.#emit = emit;
    this.#teller = new SavedTeller(emit, teller);
    this.#onSaved = onSaved;
  }

  /** From here on this saver is listened to; it has nothing of what an earlier one held. */
  listen(saver: BaseCheckpointSaver): void {
    this.#kept.clear();
    const original = Object.getPrototypeOf(saver) as BaseCheckpointSaver;
    hook(saver, 'put', (config, checkpoint, metadata, versions) => {
      const keep = () => original.put.call(saver, config, checkpoint, metadata, versions);
      const inside = this.#namespaced(config);
      if (inside !== null) {
        inside?.put(config, checkpoint, metadata);
        return keep();
      }
      this.#put(config, checkpoint, metadata);
      return this.#losses.watch(saver, keep(), checkpoint, versions);
    });
    hook(saver, 'putWrites', (config, writes, taskId, taskPath) => {
      const inside = this.#namespaced(config);
      if (inside === null) this.#putWrites(config, writes, taskId, taskPath ?? '');
      else inside?.putWrites(config, writes, taskId, taskPath ?? '');
      return original.putWrites.call(saver, config, writes, taskId, taskPath);
    });
  }

  /** What is not yet known to come back as it was is read back. */
  async reread(saver: BaseCheckpointSaver): Promise<void> {
    await this.#losses.reread(saver);
  }

  /** From here on what is saved in this namespace for this task, of a graph inside a node, is told by that teller. */
  inside(namespace: string, task: string, teller: SavedTeller): void {
    this.#insides.set(placeOf(namespace, task), teller);
  }

  saved(taskId: string): SavedWrites | undefined {
    return this.#writes.get(taskId);
  }

  /** Whether the saver at hand has this checkpoint of the thread. */
  holds(id: string, thread: string): boolean {
    return this.#kept.get(id)?.thread === thread;
  }

  /** LangGraph's number of a checkpoint; null where it is not there. */
  stepOf(id: string): number | null {
    return this.#kept.get(id)?.step ?? null;
  }

  /** The id of a thread's newest checkpoint; '' on a new thread. */
  newest(thread: string): string {
    let newest = '';
    for (const [id, kept] of this.#kept) if (kept.thread === thread) newest = id;
    return newest;
  }

  /** The saver holds these from before, oldest first. */
  adopt(restored: readonly Restored[]): void {
    for (const { id, thread, step } of restored) this.#kept.set(id, { thread, step });
  }

  /** Tells what the saver holds of a thread from before. */
  tellRestored(restored: readonly Restored[]): void {
    for (const one of restored) this.#teller.restored(one);
  }

  /** The saver has let go of a thread. */
  forget(thread: string): void {
    this.#drop(thread, 'deleted', ([, kept]) => kept.thread === thread);
  }

  /** It has let go of a thread's oldest checkpoints; of those of subgraphs nothing is told. */
  makeRoom(thread: string, gone: readonly CheckpointKey[]): void {
    const ids = new Set(gone.filter(({ namespace }) => namespace === '').map(({ checkpoint }) => checkpoint));
    if (ids.size > 0) this.#drop(thread, 'full', ([id]) => ids.has(id));
  }

  #drop(thread: string, why: 'deleted' | 'full', isGone: (entry: readonly [id: string, kept: Kept]) => boolean): void {
    const gone = [...this.#kept].filter(isGone);
    for (const [id] of gone) this.#kept.delete(id);
    this.#emit({ type: 'forgotten', thread, checkpoints: gone.length, why });
  }

  #put(config: Configured, checkpoint: Checkpoint, metadata: CheckpointMetadata): void {
    const { id } = checkpoint;
    const thread = textOf(config, 'thread_id');
    this.#kept.set(id, { thread, step: metadata.step });
    this.#teller.put(config, checkpoint, metadata);
    this.#onSaved(id, thread, metadata.step);
  }

  #putWrites(config: Configured, writes: readonly PendingWrite[], taskId: string, path: string): void {
    this.#writes.set(taskId, { path, writes: [...writes] });
    this.#teller.putWrites(config, writes, taskId, path);
  }

  /** Of a graph inside a node, whose namespace is its own: undefined where nobody tells of it. Null for the graph of the document. */
  #namespaced(config: Configured): SavedTeller | undefined | null {
    const namespace = textOf(config, 'checkpoint_ns');
    return namespace === '' ? null : this.#insides.get(placeOf(namespace, textOf(config, '__pregel_task_id')));
  }
}

function placeOf(namespace: string, task: string): string {
  return JSON.stringify([namespace, task]);
}
