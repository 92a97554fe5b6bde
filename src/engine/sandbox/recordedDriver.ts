import { isCommand } from '@langchain/langgraph/web';
import type { CompiledGraph } from './build';
import { checkpointTap } from './checkpointTap';
import type { Moment } from './moments';
import type { Spy } from './spy/spy';
import type { SpySaver } from './spy/spySaver';
import { updateTuples } from './spy/undeclared';
import type { Checkpoint, Driver } from './turns';

/** Runs turns under the spy. */
export class RecordedDriver implements Driver {
  readonly #graph: CompiledGraph;
  readonly #spy: Spy;
  readonly #saver: SpySaver;
  readonly #onCheckpoint: (checkpoint: Checkpoint) => void;

  constructor(graph: CompiledGraph, spy: Spy, saver: SpySaver, onCheckpoint: (checkpoint: Checkpoint) => void) {
    this.#graph = graph;
    this.#spy = spy;
    this.#saver = saver;
    this.#onCheckpoint = onCheckpoint;
  }

  get newest(): string {
    return this.#saver.newest;
  }

  get isPaused(): boolean {
    return this.#spy.isPaused;
  }

  async invoke(turn: number, moment: Moment, input: unknown, config: { configurable: object }) {
    const writes = isCommand(input) ? updateTuples(input.update) : [];
    this.#spy.beginInput(
      turn,
      moment,
      input,
      writes.map(([channel, value]) => ({ channel, value, recorded: null })),
    );
    if (isCommand(input)) this.#spy.tellUndeclared(input, { kind: 'input' });
    const configurable = { ...config.configurable, __pregel_stream: checkpointTap(this.#onCheckpoint) };
    return this.#graph.invoke(input, { ...config, configurable });
  }

  async update(turn: number, moment: Moment, node: string, value: unknown, update: () => Promise<unknown>): Promise<void> {
    const writer = { kind: 'update', node } as const;
    this.#spy.beginUpdate(turn, moment, writer);
    await update();
    this.#spy.tellUndeclared(value, writer);
  }

  beginRead(): void {
    this.#spy.beginRead();
  }
}
