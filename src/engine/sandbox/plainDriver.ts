import type { CompiledGraph } from './build';
import { readCheckpoint } from './checkpointTap';
import type { Moment, Moments } from './moments';
import { StateTap } from './stateTap';
import type { Answer, Checkpoint, Driver, Opened } from './turns';

/**
 * Runs turns where the engine's insides are not what the hooks were made for: nothing is recorded but moments and
 * checkpoints, by documented means alone. The gate stands in the nodes' own functions.
 */
export class PlainDriver implements Driver {
  readonly #moments: Moments;
  readonly #onCheckpoint: (checkpoint: Checkpoint) => void;
  readonly #unsaved: StateTap | null;
  #graph: CompiledGraph | null = null;
  #turn = 0;
  #moment: Moment | null = null;
  #values: Answer;

  constructor(moments: Moments, isSaved: boolean, onCheckpoint: (checkpoint: Checkpoint) => void) {
    this.#moments = moments;
    this.#onCheckpoint = onCheckpoint;
    this.#unsaved = isSaved ? null : new StateTap(() => this.#values ?? {}, onCheckpoint);
  }

  run(graph: CompiledGraph): void {
    this.#graph = graph;
  }

  /** Holds a node up until its superstep may run. */
  async pass(step: number): Promise<void> {
    // Lets the stream's consumer tell the checkpoint before it first.
    await new Promise((resume) => setTimeout(resume));
    if (this.#moment?.step !== step) {
      this.#unsaved?.reach(step - 1);
      if (this.#moments.isLast) return this.#moments.giveUp();
      this.#moment = this.#moments.open(this.#turn, 'superstep', step);
    }
    await this.#moments.passTask(this.#moment);
  }

  async invoke({ turn, moment }: Opened, input: unknown, config: object): Promise<Answer> {
    this.#turn = turn;
    // The input's moment may have the number of the superstep after it.
    this.#moment = null;
    this.#values = undefined;
    const tap = this.#unsaved?.begin(moment.step);
    const run = () => this.#consume(input, config, (name) => tap?.push([[], 'tasks', name]));
    return this.#unsaved ? this.#unsaved.during(run, () => this.#moment?.step ?? moment.step) : run();
  }

  async #consume(input: unknown, config: object, onTask: (payload: object) => void): Promise<Answer> {
    let pause: object = {};
    const stream = await this.#graph?.stream(input, { ...config, streamMode: [this.#unsaved ? 'tasks' : 'checkpoints', 'values'] });
    for await (const [mode, payload] of stream ?? []) {
      if (mode === 'checkpoints') this.#onCheckpoint(readCheckpoint(payload));
      else if (mode === 'tasks') onTask(payload as object);
      else if (isPause(payload)) pause = { __interrupt__: [] };
      else this.#values = payload as Answer;
    }
    return { ...this.#values, ...pause };
  }

  async update(_opened: Opened, _node: string, _value: unknown, update: () => Promise<unknown>): Promise<void> {
    await update();
  }

  beginRead(): void {}
}

function isPause(payload: unknown): boolean {
  return typeof payload === 'object' && payload !== null && '__interrupt__' in payload;
}
