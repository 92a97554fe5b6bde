import type { CompiledGraph } from './build';
import { readCheckpoint } from './checkpointTap';
import type { Moment, Moments } from './moments';
import type { Checkpoint, Driver } from './turns';

/**
 * Runs turns where the engine's insides are not what the hooks were made for: nothing is recorded but moments and
 * checkpoints, by documented means alone. The gate stands in the nodes' own functions.
 */
export class PlainDriver implements Driver {
  readonly #moments: Moments;
  readonly #onCheckpoint: (checkpoint: Checkpoint) => void;
  #graph: CompiledGraph | null = null;
  #turn = 0;
  #moment: Moment | null = null;
  readonly newest = null;
  isPaused = false;

  constructor(moments: Moments, onCheckpoint: (checkpoint: Checkpoint) => void) {
    this.#moments = moments;
    this.#onCheckpoint = onCheckpoint;
  }

  run(graph: CompiledGraph): void {
    this.#graph = graph;
  }

  /** Holds a node up until its superstep may run. */
  async pass(step: number): Promise<void> {
    // Lets the stream's consumer tell the checkpoint before it first.
    await new Promise((resume) => setTimeout(resume));
    if (this.#moment?.turn !== this.#turn || this.#moment.step !== step) this.#moment = this.#moments.open(this.#turn, 'superstep', step);
    await this.#moments.passTask(this.#moment);
  }

  async invoke(turn: number, moment: Moment, input: unknown, config: object) {
    this.#turn = turn;
    this.#moment = moment;
    this.isPaused = false;
    let values: Readonly<Record<string, unknown>> | undefined;
    const stream = await this.#graph?.stream(input, { ...config, streamMode: ['checkpoints', 'values'] });
    for await (const [mode, payload] of stream ?? []) {
      if (mode === 'checkpoints') this.#onCheckpoint(readCheckpoint(payload));
      else if (isPause(payload)) this.isPaused = true;
      else values = payload as Readonly<Record<string, unknown>>;
    }
    return values;
  }

  async update(turn: number, moment: Moment, _node: string, _value: unknown, update: () => Promise<unknown>): Promise<void> {
    this.#turn = turn;
    this.#moment = moment;
    this.isPaused = false;
    await update();
  }

  beginRead(): void {}
}

function isPause(payload: unknown): boolean {
  return typeof payload === 'object' && payload !== null && '__interrupt__' in payload;
}
