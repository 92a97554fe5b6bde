import type { RunnableConfig } from '@langchain/core/runnables';
import type { BaseCheckpointSaver, ChannelVersions, Checkpoint } from '@langchain/langgraph-checkpoint';
import type { TraceEvent } from '~/core/trace';
import type { Book } from '../book';
import type { Recorded } from '../record';
import { LateSaver } from './lateSaver';
import { mayChange } from './mayChange';

type Doubtful = readonly (readonly [field: string, live: Recorded])[];

/** Compares what a saver was given with what comes back, where a value may not come back as it was, and tells what does not. */
export class Losses {
  readonly #fields: readonly string[];
  readonly #book: Book;
  readonly #emit: (event: TraceEvent) => void;

  constructor(fields: readonly string[], book: Book, emit: (event: TraceEvent) => void) {
    this.#fields = fields;
    this.#book = book;
    this.#emit = emit;
  }

  /** `kept` is the saver's answer to the checkpoint; the engine gets it after what is lost was told. */
  watch(
    saver: BaseCheckpointSaver,
    kept: Promise<RunnableConfig>,
    { id, channel_values }: Checkpoint,
    newVersions: ChannelVersions,
  ): Promise<RunnableConfig> {
    // Reading would make a late saver write down what it still waits with.
    if (saver instanceof LateSaver) return kept;
    const doubtful = this.#fields
      .filter((field) => field in newVersions && mayChange(channel_values[field]))
      .map((field) => [field, this.#book.record(channel_values[field], this.#book.live(field))] as const);
    if (doubtful.length === 0) return kept;
    return kept.then(async (config) => {
      await this.#compare(saver, config, id, doubtful);
      return config;
    });
  }

  async #compare(saver: BaseCheckpointSaver, config: RunnableConfig, checkpoint: string, doubtful: Doubtful): Promise<void> {
    const tuple = await saver.getTuple(config).catch(() => undefined);
    // What cannot be written at all is written as a text in the place of the whole checkpoint.
    const values = (tuple?.checkpoint as Partial<Checkpoint> | undefined)?.channel_values;
    for (const [field, live] of doubtful) {
      if (!values) this.#emit({ type: 'lossy', checkpoint, field, live: live.ref, reloaded: null, why: 'unreadable' });
      else if (!Object.hasOwn(values, field))
        this.#emit({ type: 'lossy', checkpoint, field, live: live.ref, reloaded: null, why: 'left out' });
      else if (!this.#book.matches(live, values[field])) {
        const reloaded = this.#book.record(values[field], live).ref;
        this.#emit({ type: 'lossy', checkpoint, field, live: live.ref, reloaded, why: 'changed' });
      }
    }
  }
}
