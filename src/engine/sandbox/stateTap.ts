import { GraphRecursionError } from '@langchain/langgraph/web';
import type { Checkpoint } from './turns';

/**
 * Without a saver the engine tells no checkpoints. This tells the state where one would be: the fields' own channels as they are
 * when the next superstep begins, and the nodes of that superstep as the stream mode `tasks` names them.
 */
export class StateTap {
  readonly #state: () => Readonly<Record<string, unknown>>;
  readonly #onCheckpoint: (checkpoint: Checkpoint) => void;
  #input = 0;
  #told = Number.NEGATIVE_INFINITY;
  #next: string[] = [];

  constructor(state: () => Readonly<Record<string, unknown>>, onCheckpoint: (checkpoint: Checkpoint) => void) {
    this.#state = state;
    this.#onCheckpoint = onCheckpoint;
  }

  /** A turn begins whose input is merged in this step. Answers the stream that is to stand beside the run's own, for this namespace. */
  begin(input: number, own = '') {
    this.#input = input;
    this.#told = Number.NEGATIVE_INFINITY;
    this.#next = [];
    return {
      modes: new Set(['tasks']),
      push: ([namespace, , payload]: readonly [namespace: readonly string[], mode: string, payload: object]) => {
        if (namespace.join('|') === own && 'input' in payload && 'name' in payload) this.#next.push(String(payload.name));
      },
    };
  }

  /** All before the step after this one is merged. */
  reach(step: number): void {
    if (step <= this.#told) return;
    this.#told = step;
    const isBefore = step < this.#input;
    const next = isBefore ? ['__start__'] : this.#next.splice(0);
    this.#onCheckpoint({ id: '', step, source: isBefore ? 'input' : 'loop', values: this.#state(), next });
  }

  /** Runs a turn and tells what its last superstep left, if that was merged. */
  async during<Result>(run: () => Promise<Result>, lastStep: () => number): Promise<Result> {
    try {
      const result = await run();
      this.reach(lastStep());
      return result;
    } catch (thrown) {
      // The one error after which the last superstep stands.
      if (thrown instanceof GraphRecursionError) this.reach(lastStep());
      throw thrown;
    }
  }
}
