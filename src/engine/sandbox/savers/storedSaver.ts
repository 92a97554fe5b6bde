import type { RunnableConfig } from '@langchain/core/runnables';
import {
  type ChannelVersions,
  type Checkpoint,
  type CheckpointMetadata,
  isDeltaSnapshot,
  JsonPlusSerializer,
  type PendingWrite,
} from '@langchain/langgraph-checkpoint';
import type { KeptRecord, StoredRecord } from '~/core/trace';
import { BoundedSaver, type CheckpointKey, placeOf, writesKey } from './boundedSaver';
import { HeldVersions } from './heldVersions';
import { bytesOf, pack, textOf, unpack } from './packed';

interface PackedCheckpoint {
  readonly values: string;
  readonly metadata: string;
  /** What both of them say of it, for those who do not read them. */
  readonly about: Pick<CheckpointMetadata, 'step' | 'source'> & Pick<Checkpoint, 'channel_versions' | 'versions_seen'>;
  /** The channels whose values are in it. */
  readonly held: readonly string[];
}

/** Channel, value and task path of each write, by the memory saver's own key of it. */
type PackedWrites = readonly (readonly [key: string, channel: string, value: string, path: string])[];

/** A checkpoint of the graph's own that a saver started from. */
export type Restored = PackedCheckpoint['about'] & { readonly id: string; readonly thread: string; readonly parent: string };

export interface StoredSaverParts {
  /** Bytes that a thread may take, and characters that one record may. */
  readonly limit: number;
  readonly recordLimit: number;
  /** Hands a record over; what it throws, the saver throws. */
  readonly tell: (record: StoredRecord) => void;
  /** Checkpoints went to make room. */
  readonly onForgotten: (thread: string, gone: readonly CheckpointKey[]) => void;
}

/**
 * A saver whose threads outlive the worker: it works on bytes of its own as the memory saver does, hands a record over with
 * whatever it takes in, and starts from such records. Like savers on a database it keeps a channel's value only where its
 * version is new or was kept before, yet each record is whole, so that none is torn by another tab.
 */
export class StoredSaver extends BoundedSaver {
  readonly #parts: StoredSaverParts;
  readonly #held = new HeldVersions();
  readonly #restored: Restored[] = [];

  constructor(parts: StoredSaverParts) {
    super(parts.limit, (thread, gone) => {
      for (const key of gone) parts.tell({ op: 'forget', thread, ...key });
      parts.onForgotten(thread, gone);
    });
    this.#parts = parts;
    this.serde = new WholeSerializer();
  }

  /** The graph's own checkpoints that it started from, each thread's oldest first. */
  get restored(): readonly Restored[] {
    return this.#restored.toSorted((left, right) => (left.id < right.id ? -1 : 1));
  }

  /** Takes up what an earlier saver handed over. Throws where a record is none of its. */
  restore(records: readonly KeptRecord[]): void {
    for (const record of records) {
      const { thread, namespace, checkpoint } = record;
      if (record.op === 'put') this.#restoreCheckpoint(record);
      else this.#restoreWrites(record);
      this.measure(thread, namespace, checkpoint);
    }
  }

  override async put(
    config: RunnableConfig,
    checkpoint: Checkpoint,
    metadata: CheckpointMetadata,
    newVersions: ChannelVersions = checkpoint.channel_versions,
  ): Promise<RunnableConfig> {
    const { thread, namespace, checkpoint: parent } = placeOf(config);
    const { channel_values, channel_versions } = checkpoint;
    const values = Object.entries(channel_values).filter(([channel, value]) => {
      const version = channel_versions[channel];
      return (
        version === undefined || channel in newVersions || isDeltaSnapshot(value) || this.#held.has(thread, namespace, channel, version)
      );
    });
    const kept = await super.put(config, { ...checkpoint, channel_values: Object.fromEntries(values) }, metadata);
    const held = values.map(([channel]) => channel);
    this.#held.add(thread, namespace, held, channel_versions);
    const [bytes, more] = this.storage[thread]?.[namespace]?.[checkpoint.id] ?? [];
    if (!bytes || !more) return kept;
    const { step, source } = metadata;
    const about = { step, source, channel_versions, versions_seen: checkpoint.versions_seen };
    const packed: PackedCheckpoint = { values: textOf(bytes), metadata: textOf(more), about, held };
    this.#tell({ op: 'put', thread, namespace, checkpoint: checkpoint.id, parent, bytes: pack(packed) });
    return kept;
  }

  override async putWrites(config: RunnableConfig, writes: PendingWrite[], taskId: string, taskPath?: string): Promise<void> {
    await super.putWrites(config, writes, taskId, taskPath);
    const { thread, namespace, checkpoint } = placeOf(config);
    const own = Object.entries(this.writes[writesKey(thread, namespace, checkpoint)] ?? {}).filter(([, [task]]) => task === taskId);
    const packed: PackedWrites = own.map(([key, [, channel, value, path]]) => [key, channel, textOf(value), path ?? '']);
    this.#tell({ op: 'writes', thread, namespace, checkpoint, task: taskId, bytes: pack(packed) });
  }

  override async deleteThread(thread: string): Promise<void> {
    await super.deleteThread(thread);
    this.#held.delete(thread);
    this.#tell({ op: 'delete', thread });
  }

  #tell(record: StoredRecord): void {
    const { recordLimit, tell } = this.#parts;
    if ('bytes' in record && record.bytes.length > recordLimit) throw new RecordTooLarge(record.bytes.length, recordLimit);
    tell(record);
  }

  #restoreCheckpoint({ thread, namespace, checkpoint, parent, bytes }: Extract<KeptRecord, { op: 'put' }>): void {
    const { values, metadata, about, held } = unpack(bytes) as PackedCheckpoint;
    const namespaces = (this.storage[thread] ??= emptyTable());
    const checkpoints = (namespaces[namespace] ??= emptyTable());
    checkpoints[checkpoint] = [bytesOf(values), bytesOf(metadata), parent === '' ? undefined : parent];
    this.#held.add(thread, namespace, held, about.channel_versions);
    if (namespace === '') this.#restored.push({ ...about, id: checkpoint, thread, parent });
  }

  #restoreWrites({ thread, namespace, checkpoint, task, bytes }: Extract<KeptRecord, { op: 'writes' }>): void {
    const writes = (this.writes[writesKey(thread, namespace, checkpoint)] ??= emptyTable());
    for (const [key, channel, value, path] of unpack(bytes) as PackedWrites) writes[key] = [task, channel, bytesOf(value), path];
  }
}

/** As databases refuse a document that is too large for them. */
class RecordTooLarge extends Error {
  override readonly name = 'RecordTooLarge';

  constructor(characters: number, limit: number) {
    super(`What the saver was given takes ${mega(characters)} MB; this browser's saver takes at most ${mega(limit)} MB at once.`);
  }
}

/** The memory saver reads everything as JSON, so a value that is bytes through and through must be written as such, too. */
class WholeSerializer extends JsonPlusSerializer {
  override async dumpsTyped(value: unknown): Promise<[string, Uint8Array]> {
    return ['json', this._dumps(value)];
  }
}

/** Thread ids are the document's own text: no name may reach a prototype. */
function emptyTable<T>(): Record<string, T> {
  return Object.create(null) as Record<string, T>;
}

function mega(characters: number): string {
  return (characters / 2 ** 20).toFixed(1);
}
