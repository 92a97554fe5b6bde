import type { BypassReason } from '~/core/trace';
import { isOverwrite } from './write';

/**
 * What LangGraph's `BinaryOperatorAggregate.update` does with each of its values, told one by one. The calls that it then
 * really makes are compared with this; see `channels.ts`.
 */
export class MergeOrder {
  readonly #values: readonly unknown[];
  #index = 0;
  #held: boolean;
  #overwritten = false;

  constructor(values: readonly unknown[], held: boolean) {
    this.#values = values;
    this.#held = held;
  }

  /** The next value that reaches no reducer and why; null where the next value is for the reducer or there is none. */
  nextBypass(): { readonly index: number; readonly value: unknown; readonly reason: BypassReason } | null {
    const reason = this.#reason();
    if (!reason) return null;
    const index = this.#index++;
    const value = this.#values[index];
    if (reason === 'first') this.#held = value !== undefined;
    if (reason === 'overwrite') {
      // As a field's first value an Overwrite is taken apart, but does not count as one for what follows.
      this.#overwritten = index > 0 || this.#held;
      this.#held = overwritten(value) !== undefined;
    }
    return { index, value, reason };
  }

  /** The value that the reducer is to get next; null where the engine calls it out of turn. */
  nextCall(): { readonly index: number; readonly value: unknown } | null {
    if (this.#index >= this.#values.length || this.#reason()) return null;
    const index = this.#index++;
    return { index, value: this.#values[index] };
  }

  called(result: unknown): void {
    this.#held = result !== undefined;
  }

  #reason(): BypassReason | null {
    if (this.#index >= this.#values.length) return null;
    const overwrite = isOverwrite(this.#values[this.#index]);
    if (this.#index === 0 && !this.#held) return overwrite ? 'overwrite' : 'first';
    if (overwrite) return this.#overwritten ? 'refused' : 'overwrite';
    if (this.#overwritten) return 'skipped';
    return this.#held ? null : 'emptied';
  }
}

/** What an Overwrite sets. */
export function overwritten(value: unknown): unknown {
  const written = value as { __overwrite__?: unknown; value?: unknown };
  return '__overwrite__' in written ? written.__overwrite__ : written.value;
}
