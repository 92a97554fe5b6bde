import { isCommand } from '@langchain/langgraph/web';
import type { ErrorInfo, NamedRef, TraceEvent } from '~/core/trace';
import type { RunnableGraph } from '../protocol';
import type { Book } from './book';
import type { CompiledGraph } from './build';
import type { Moment, Moments } from './moments';
import type { Loaded } from './state/parts';

/** What runs the turns of one way to run: with hooks, or without where the engine cannot be recorded. */
export interface Driver {
  /** Runs one input to its end; answers what `invoke` answers. */
  invoke(turn: number, moment: Moment, input: unknown, config: object): Promise<Readonly<Record<string, unknown>> | undefined>;
  update(turn: number, moment: Moment, node: string, value: unknown, update: () => Promise<unknown>): Promise<void>;
  /** All merges from here on are looks at the state. */
  beginRead(): void;
  /** The id of the newest checkpoint that was saved, as far as the driver sees that. */
  readonly newest: string | null;
  /** Whether a task of the turn called `interrupt`. */
  readonly isPaused: boolean;
}

export interface Checkpoint {
  readonly id: string;
  readonly step: number;
  readonly source: 'input' | 'loop' | 'update' | 'fork';
  readonly values: Readonly<Record<string, unknown>>;
  readonly next: readonly string[];
}

const THREAD = { thread_id: '1' };
const SOURCES = ['input', 'loop', 'update', 'fork'] as const;

/** Sends the turns of a graph to one thread, in order; an error ends the run. */
export class Turns {
  readonly #graph: CompiledGraph;
  readonly #spec: RunnableGraph;
  readonly #loaded: Loaded;
  readonly #driver: Driver;
  readonly #moments: Moments;
  readonly #book: Book;
  readonly #emit: (event: TraceEvent) => void;
  readonly #errorInfo: (thrown: unknown) => ErrorInfo;
  readonly #signal: AbortSignal;
  /** LangGraph's number of the last checkpoint; null on a new thread. */
  #step: number | null = null;
  #id = '';
  #state: readonly NamedRef[] = [];

  constructor(parts: {
    graph: CompiledGraph;
    spec: RunnableGraph;
    loaded: Loaded;
    driver: Driver;
    moments: Moments;
    book: Book;
    emit: (event: TraceEvent) => void;
    errorInfo: (thrown: unknown) => ErrorInfo;
    signal: AbortSignal;
  }) {
    this.#graph = parts.graph;
    this.#spec = parts.spec;
    this.#loaded = parts.loaded;
    this.#driver = parts.driver;
    this.#moments = parts.moments;
    this.#book = parts.book;
    this.#emit = parts.emit;
    this.#errorInfo = parts.errorInfo;
    this.#signal = parts.signal;
  }

  /** Answers how the run ended. Rejects only where it was stopped. */
  async run(): Promise<'done' | 'failed'> {
    for (const [turn, spec] of this.#spec.turns.entries()) {
      const value = 'module' in spec ? this.#loaded.get(spec.module) : null;
      const node = spec.kind === 'update' ? spec.node : '';
      this.#emit({
        type: 'turnStarted',
        turn,
        kind: spec.kind,
        node,
        thread: spec.thread,
        from: '',
        value: this.#book.shape(value).shaped,
      });
      const error = await (spec.kind === 'update' ? this.#update(turn, node, value) : this.#input(turn, value));
      if (error) return 'failed';
    }
    return 'done';
  }

  /** The state as the engine saved it. */
  checkpoint({ id, step, source, values, next }: Checkpoint): void {
    this.#step = step;
    this.#id = id;
    this.#state = this.#book.state(values);
    this.#emit({ type: 'checkpoint', id, step, source, values: this.#state, next });
  }

  async #input(turn: number, value: unknown): Promise<ErrorInfo | null> {
    // A plain input is saved as a step of its own before the hidden task writes it in the next.
    const resumes = value === null || value === undefined || isCommand(value);
    const moment = this.#moments.open(turn, 'input', (this.#step ?? -2) + (resumes ? 1 : 2));
    await this.#moments.pass(moment);
    return this.#end(turn, async () => {
      const config = { configurable: THREAD, recursionLimit: this.#spec.recursionLimit, signal: this.#signal };
      const result = await this.#driver.invoke(turn, moment, value, config);
      const entries = Object.entries(result ?? {}).filter(([name]) => name !== '__interrupt__');
      const values = this.#book.shape(Object.fromEntries(entries)).shaped;
      return 'fields' in values ? values.fields : [];
    });
  }

  async #update(turn: number, node: string, value: unknown): Promise<ErrorInfo | null> {
    const moment = this.#moments.open(turn, 'update', (this.#step ?? -1) + 1);
    await this.#moments.pass(moment);
    return this.#end(turn, async () => {
      await this.#driver.update(turn, moment, node, value, () => this.#graph.updateState({ configurable: THREAD }, value, node));
      await this.#readState();
      return this.#state;
    });
  }

  async #readState(): Promise<void> {
    this.#driver.beginRead();
    const { config, metadata, values, next } = await this.#graph.getState({ configurable: THREAD });
    const source = SOURCES.find((one) => one === metadata?.source) ?? 'loop';
    const id = config.configurable?.['checkpoint_id'];
    this.checkpoint({ id: typeof id === 'string' ? id : '', step: metadata?.step ?? -1, source, values, next });
  }

  async #end(turn: number, run: () => Promise<readonly NamedRef[]>): Promise<ErrorInfo | null> {
    try {
      const values = await run();
      this.#emit({ type: 'turnEnded', turn, how: this.#driver.isPaused ? 'paused' : 'done', error: null, values });
      return null;
    } catch (thrown) {
      const error = this.#errorInfo(thrown);
      // At the recursion limit the last superstep is saved, but no stream tells it.
      const { newest } = this.#driver;
      if (newest !== null && newest !== this.#id) await this.#readState();
      this.#emit({ type: 'turnEnded', turn, how: 'failed', error, values: this.#state });
      return error;
    }
  }
}
