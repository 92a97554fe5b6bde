import type { RunnableConfig } from '@langchain/core/runnables';
import type { BaseCheckpointSaver, ChannelVersions, Checkpoint } from '@langchain/langgraph-checkpoint';
import type { LossView, TraceEvent } from '~/core/trace';
import type { Book } from '../book';
import type { Recorded } from '../record';
import { LateSaver } from './lateSaver';
import { mayChange } from './mayChange';

/** What a saver was given for a field: as it was then, and the object itself. */
interface Given {
  readonly field: string;
  readonly live: Recorded;
  readonly value: unknown;
}

interface Waiting {
  readonly config: RunnableConfig;
  readonly id: string;
  readonly given: readonly Given[];
}

export interface LossesParts {
  readonly fields: readonly string[];
  readonly untracked: ReadonlySet<string>;
  readonly book: Book;
  readonly emit: (event: TraceEvent) => void;
  /** Everything is read back after each turn, whatever the saver. */
  readonly rereads: boolean;
}

/** Compares what a saver was given with what comes back, and tells what does not come back as it was. */
export class Losses {
  readonly #parts: LossesParts;
  #waiting: Waiting[] = [];

  constructor(parts: LossesParts) {
    this.#parts = parts;
  }

  /**
   * `kept` is the saver's answer to the checkpoint; the engine gets it after what is lost was told. What a late saver still waits
   * with is left for `reread`: looking at it would make it write down.
   */
  watch(
    saver: BaseCheckpointSaver,
    kept: Promise<RunnableConfig>,
    { id, channel_values }: Checkpoint,
    newVersions: ChannelVersions,
  ): Promise<RunnableConfig> {
    const { fields, untracked, book } = this.#parts;
    for (const field of untracked) if (field in newVersions) this.#tell(id, field, book.live(field), null, 'untracked');
    const later = this.#parts.rereads || saver instanceof LateSaver;
    const doubtful = fields
      .filter((field) => Object.hasOwn(channel_values, field) && (later || (field in newVersions && mayChange(channel_values[field]))))
      .map((field): Given => ({ field, live: book.record(channel_values[field], book.live(field)), value: channel_values[field] }));
    if (doubtful.length === 0) return kept;
    return kept.then(async (config) => {
      if (later) this.#waiting.push({ config, id, given: doubtful });
      else await this.#compare(saver, { config, id, given: doubtful });
      return config;
    });
  }

  /**
   * Reads back what was left for later, by the saver alone: no channel is made and no reducer runs for it. Between two turns, as
   * the next one would do it.
   */
  async reread(saver: BaseCheckpointSaver): Promise<void> {
    for (const waiting of this.#waiting.splice(0)) await this.#compare(saver, waiting);
  }

  async #compare(saver: BaseCheckpointSaver, { config, id, given }: Waiting): Promise<void> {
    const { book } = this.#parts;
    const tuple = await saver.getTuple(config).catch(() => undefined);
    // What cannot be written at all is written as a text in the place of the whole checkpoint.
    const values = (tuple?.checkpoint as Partial<Checkpoint> | undefined)?.channel_values;
    for (const { field, live, value } of given) {
      if (!values) {
        if (mayChange(value)) this.#tell(id, field, live, null, 'unreadable');
      } else if (!Object.hasOwn(values, field)) this.#tell(id, field, live, null, 'left out');
      else if (!book.matches(live, values[field])) {
        const why = book.matches(live, value) ? 'changed' : 'changed in place';
        this.#tell(id, field, live, book.record(values[field], live), why);
      }
    }
  }

  #tell(checkpoint: string, field: string, live: Recorded | undefined, back: Recorded | null, why: LossView['why']): void {
    if (live) this.#parts.emit({ type: 'lossy', checkpoint, field, live: live.ref, reloaded: back?.ref ?? null, why });
  }
}
