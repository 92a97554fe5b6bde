import type { BaseCheckpointSaver, Checkpoint, CheckpointMetadata, PendingWrite } from '@langchain/langgraph-checkpoint';
import type { ChannelVersion, NamedRef, TaskNumber, TraceEvent } from '~/core/trace';
import { hook } from '../spy/hook';
import type { CheckpointKey } from './boundedSaver';
import type { Losses } from './losses';
import type { Restored } from './storedSaver';

export interface SavedWrites {
  readonly path: string;
  readonly writes: readonly PendingWrite[];
}

/** Who a task of LangGraph's is in the record, and its writes as values of the record. */
export interface PendingTeller {
  tell(id: string, path: string, writes: readonly PendingWrite[]): Told;
}

interface Told {
  readonly task: TaskNumber | null;
  readonly node: string;
  readonly writes: readonly NamedRef[];
}

type PendingEvent = Extract<TraceEvent, { type: 'pending' }>;

interface Kept {
  readonly thread: string;
  readonly step: number;
}

interface Configured {
  readonly configurable?: Readonly<Record<string, unknown>>;
}

/**
 * Listens to what LangGraph hands to its savers, of whatever kind, and tells it. It remembers which task wrote what, as the
 * engine itself says it to every saver: a second witness besides the hooks, and the only one for tasks that finished before a
 * pause and are not run again.
 */
export class SaverSpy {
  readonly #emit: (event: TraceEvent) => void;
  readonly #teller: PendingTeller;
  readonly #losses: Losses;
  readonly #onSaved: (id: string, thread: string, step: number) => void;
  readonly #writes = new Map<string, SavedWrites>();
  /** What the saver at hand holds, by id, in the order in which it was saved. */
  readonly #kept = new Map<string, Kept>();
  /** Writes beside a checkpoint that a slow saver has not been given yet. */
  readonly #early = new Map<string, PendingEvent[]>();

  constructor(
    emit: (event: TraceEvent) => void,
    teller: PendingTeller,
    losses: Losses,
    onSaved: (id: string, thread: string, step: number) => void,
  ) {
    this.#losses = losses;
    this.#emit = emit;
    this.#teller = teller;
    this.#onSaved = onSaved;
  }

  /** From here on this saver is listened to; it has nothing of what an earlier one held. */
  listen(saver: BaseCheckpointSaver): void {
    this.#kept.clear();
    const original = Object.getPrototypeOf(saver) as BaseCheckpointSaver;
    hook(saver, 'put', (config, checkpoint, metadata, versions) => {
      const keep = () => original.put.call(saver, config, checkpoint, metadata, versions);
      if (!isOwn(config)) return keep();
      this.#put(config, checkpoint, metadata);
      return this.#losses.watch(saver, keep(), checkpoint, versions);
    });
    hook(saver, 'putWrites', (config, writes, taskId, taskPath) => {
      if (isOwn(config)) this.#putWrites(config, writes, taskId, taskPath ?? '');
      return original.putWrites.call(saver, config, writes, taskId, taskPath);
    });
  }

  /** What is not yet known to come back as it was is read back. */
  async reread(saver: BaseCheckpointSaver): Promise<void> {
    await this.#losses.reread(saver);
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
    for (const one of restored) this.#emit(savedEvent(one));
  }

  /** The saver has let go of a thread. */
  forget(thread: string): void {
    this.#drop(thread, 'deleted', ([, kept]) => kept.thread === thread);
  }

  /** It has let go of a thread's oldest checkpoints; those of subgraphs are not recorded. */
  makeRoom(thread: string, gone: readonly CheckpointKey[]): void {
    const ids = new Set(gone.filter(({ namespace }) => namespace === '').map(({ checkpoint }) => checkpoint));
    if (ids.size > 0) this.#drop(thread, 'full', ([id]) => ids.has(id));
  }

  #drop(thread: string, why: 'deleted' | 'full', isGone: (entry: readonly [id: string, kept: Kept]) => boolean): void {
    const gone = [...this.#kept].filter(isGone);
    for (const [id] of gone) this.#kept.delete(id);
    this.#emit({ type: 'forgotten', thread, checkpoints: gone.length, why });
  }

  #put(config: Configured, { id, channel_versions, versions_seen }: Checkpoint, { step, source }: CheckpointMetadata): void {
    const thread = textOf(config, 'thread_id');
    const parent = textOf(config, 'checkpoint_id');
    this.#kept.set(id, { thread, step });
    this.#emit(savedEvent({ id, thread, parent, step, source, channel_versions, versions_seen }));
    for (const event of this.#early.get(id) ?? []) this.#emit(event);
    this.#early.delete(id);
    this.#onSaved(id, thread, step);
  }

  #putWrites(config: Configured, writes: readonly PendingWrite[], taskId: string, path: string): void {
    this.#writes.set(taskId, { path, writes: [...writes] });
    const checkpoint = textOf(config, 'checkpoint_id');
    const event: PendingEvent = { type: 'pending', checkpoint, ...this.#teller.tell(taskId, path, writes) };
    if (this.#kept.has(checkpoint)) this.#emit(event);
    else this.#early.set(checkpoint, [...(this.#early.get(checkpoint) ?? []), event]);
  }
}

function savedEvent({ id, thread, parent, step, source, channel_versions, versions_seen }: Restored): TraceEvent {
  const seen = Object.entries(versions_seen).map(([node, versions]) => [node, versionsOf(versions)] as const);
  return { type: 'saved', id, thread, parent, step, source, versions: versionsOf(channel_versions), seen };
}

/** Subgraphs have a namespace of their own and are not recorded. */
function isOwn(config: Configured): boolean {
  return !config.configurable?.['checkpoint_ns'];
}

function textOf({ configurable }: Configured, key: string): string {
  const value = configurable?.[key];
  return typeof value === 'string' ? value : '';
}

function versionsOf(versions: Readonly<Record<string, number | string>>): ChannelVersion[] {
  return Object.entries(versions).map(([channel, version]) => [channel, String(version)]);
}
