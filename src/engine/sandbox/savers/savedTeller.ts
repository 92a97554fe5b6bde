import type { Checkpoint, CheckpointMetadata, PendingWrite } from '@langchain/langgraph-checkpoint';
import type { ChannelVersion, NamedRef, TaskNumber, TraceEvent } from '~/core/trace';
import type { Restored } from './storedSaver';

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

export interface Configured {
  readonly configurable?: Readonly<Record<string, unknown>>;
}

/** Tells what a saver is given of one graph: its checkpoints, each with the writes beside it. */
export class SavedTeller {
  readonly #emit: (event: TraceEvent) => void;
  readonly #teller: PendingTeller;
  readonly #saved = new Set<string>();
  /** Writes beside a checkpoint that a slow saver has not been given yet. */
  readonly #early = new Map<string, PendingEvent[]>();

  constructor(emit: (event: TraceEvent) => void, teller: PendingTeller) {
    this.#emit = emit;
    this.#teller = teller;
  }

  put(config: Configured, { id, channel_versions, versions_seen }: Checkpoint, { step, source }: CheckpointMetadata): void {
    const thread = textOf(config, 'thread_id');
    const parent = textOf(config, 'checkpoint_id');
    this.restored({ id, thread, parent, step, source, channel_versions, versions_seen });
    for (const event of this.#early.get(id) ?? []) this.#emit(event);
    this.#early.delete(id);
  }

  /** A saver has it from before. */
  restored({ id, thread, parent, step, source, channel_versions, versions_seen }: Restored): void {
    this.#saved.add(id);
    const seen = Object.entries(versions_seen).map(([node, versions]) => [node, versionsOf(versions)] as const);
    this.#emit({ type: 'saved', id, thread, parent, step, source, versions: versionsOf(channel_versions), seen });
  }

  putWrites(config: Configured, writes: readonly PendingWrite[], taskId: string, path: string): void {
    const checkpoint = textOf(config, 'checkpoint_id');
    const event: PendingEvent = { type: 'pending', checkpoint, ...this.#teller.tell(taskId, path, writes) };
    if (this.#saved.has(checkpoint)) this.#emit(event);
    else this.#early.set(checkpoint, [...(this.#early.get(checkpoint) ?? []), event]);
  }
}

export function textOf({ configurable }: Configured, key: string): string {
  const value = configurable?.[key];
  return typeof value === 'string' ? value : '';
}

function versionsOf(versions: Readonly<Record<string, number | string>>): ChannelVersion[] {
  return Object.entries(versions).map(([channel, version]) => [channel, String(version)]);
}
