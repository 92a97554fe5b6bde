import { isCommand } from '@langchain/langgraph/web';
import type { CompiledGraph } from './build';
import { checkpointTap } from './checkpointTap';
import type { Spy } from './spy/spy';
import { updateTuples } from './spy/undeclared';
import type { StateTap } from './stateTap';
import type { Answer, Checkpoint, Driver, Opened } from './turns';

/** Runs turns under the spy. */
export class RecordedDriver implements Driver {
  readonly #graph: CompiledGraph;
  readonly #spy: Spy;
  /** What tells the state where there is no saver; null where there is one. */
  readonly #unsaved: StateTap | null;
  readonly #onCheckpoint: (checkpoint: Checkpoint) => void;

  constructor(graph: CompiledGraph, spy: Spy, unsaved: StateTap | null, onCheckpoint: (checkpoint: Checkpoint) => void) {
    this.#graph = graph;
    this.#spy = spy;
    this.#unsaved = unsaved;
    this.#onCheckpoint = onCheckpoint;
  }

  async invoke({ turn, moment, base }: Opened, input: unknown, config: { readonly configurable: object }): Promise<Answer> {
    const writes = isCommand(input) ? updateTuples(input.update) : [];
    this.#spy.beginInput(
      turn,
      moment,
      input,
      writes.map(([channel, value]) => ({ channel, value, recorded: null })),
      base,
    );
    if (isCommand(input)) this.#spy.tellUndeclared(input, { kind: 'input' });
    const tap = this.#unsaved ? this.#unsaved.begin(moment.step) : checkpointTap(this.#onCheckpoint);
    const run = () => this.#graph.invoke(input, { ...config, configurable: { ...config.configurable, __pregel_stream: tap } });
    return this.#unsaved ? this.#unsaved.during(run, () => this.#spy.step) : run();
  }

  async update({ turn, moment, base }: Opened, node: string, value: unknown, update: () => Promise<unknown>): Promise<void> {
    const writer = { kind: 'update', node } as const;
    this.#spy.beginUpdate(turn, moment, writer, base);
    await update();
    this.#spy.tellUndeclared(value, writer);
  }

  beginRead(): void {
    this.#spy.beginRead();
  }
}
