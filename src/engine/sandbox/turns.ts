import { Command, isCommand } from '@langchain/langgraph/web';
import type { ErrorInfo, NamedRef, TraceEvent } from '~/core/trace';
import type { Beginning, RunnableGraph, TurnSpec } from '../protocol';
import type { Book } from './book';
import type { CompiledGraph } from './build';
import { freezeDeep } from './freezeDeep';
import { CheckpointMissing } from './checkpointMissing';
import type { Moment, Moments } from './moments';
import type { RunMemory } from './savers/runMemory';
import { setValues } from './setValues';
import type { Loaded } from './state/parts';
import { type Reached, Threads } from './threads';
import { turnAbort } from './turnAbort';

/** What `invoke` answers; with the key `__interrupt__` where the run paused. */
export type Answer = Readonly<Record<string, unknown>> | undefined;

/** A turn about to run; `base` is the id of the checkpoint that it starts from, '' for none. */
export interface Opened {
  readonly turn: number;
  readonly moment: Moment;
  readonly base: string;
}

/** What runs the turns of one way to run: with hooks, or without where the engine cannot be recorded. */
export interface Driver {
  /** Runs one input to its end. */
  invoke(opened: Opened, input: unknown, config: { readonly configurable: object }): Promise<Answer>;
  update(opened: Opened, node: string, value: unknown, update: () => Promise<unknown>): Promise<void>;
  /** All merges from here on are looks at the state. */
  beginRead(): void;
}

export interface Checkpoint {
  readonly id: string;
  readonly step: number;
  readonly source: 'input' | 'loop' | 'update' | 'fork';
  readonly values: Readonly<Record<string, unknown>>;
  readonly next: readonly string[];
}

export interface TurnsParts {
  readonly graph: CompiledGraph;
  readonly spec: RunnableGraph;
  readonly beginning: Beginning;
  readonly loaded: Loaded;
  readonly driver: Driver;
  readonly moments: Moments;
  readonly memory: RunMemory;
  readonly book: Book;
  readonly emit: (event: TraceEvent) => void;
  readonly errorInfo: (thrown: unknown) => ErrorInfo;
  readonly signal: AbortSignal;
}

type Running = Exclude<TurnSpec, { kind: 'update' | 'delete' }>;
type Update = Extract<TurnSpec, { kind: 'update' }>;
type Ended = Pick<Extract<TraceEvent, { type: 'turnEnded' }>, 'how' | 'values'>;

const SOURCES = ['input', 'loop', 'update', 'fork'] as const;

/** Does the turns of a graph in order, each to its thread. */
export class Turns {
  readonly #parts: TurnsParts;
  readonly #threads = new Threads();
  #turn = 0;
  #thread = '';
  #moment: Moment | null = null;

  constructor(parts: TurnsParts) {
    this.#parts = parts;
  }

  /** Answers how the run ended: with an error it does, unless the next turn goes elsewhere. Rejects only where it was stopped. */
  async run(): Promise<'done' | 'failed'> {
    const turns = begunWith(this.#parts.spec.turns, this.#parts.beginning);
    const first = this.#parts.beginning.turn;
    let error: ErrorInfo | null = null;
    for (const [turn, spec] of turns.entries()) {
      if (turn < first) continue;
      const before = turns[turn - 1];
      if (error && before && !goesOn(before, spec)) break;
      error = await this.#take(turn, spec);
    }
    return error ? 'failed' : 'done';
  }

  /** The state as the engine saved it. */
  checkpoint({ id, step, source, values, next }: Checkpoint): void {
    const { memory, book, emit, moments } = this.#parts;
    const reached: Reached = { thread: this.#thread, id: memory.trueId(id, step), step, values: book.state(values) };
    const isBefore = source === 'input' && step < (this.#moment?.step ?? step);
    this.#threads.reach({ turn: this.#turn + 1, superstep: isBefore ? -1 : moments.superstep }, reached);
    emit({ type: 'checkpoint', id: reached.id, step, source, values: reached.values, next });
  }

  saved(id: string, thread: string, step: number): void {
    this.#threads.saved(id, thread, step);
  }

  async #take(turn: number, spec: TurnSpec): Promise<ErrorInfo | null> {
    const { graph, memory, loaded, book, emit } = this.#parts;
    const { kind, thread } = spec;
    this.#turn = turn;
    this.#thread = thread;
    this.#moment = null;
    if (memory.isShort && turn > this.#parts.beginning.turn) {
      memory.renew();
      graph.checkpointer = memory.saver ?? undefined;
      this.#threads.forgetAll();
    }
    const value = 'module' in spec ? loaded.get(spec.module) : null;
    const from = 'from' in spec && spec.from ? this.#find(spec.from, thread) : null;
    emit({
      type: 'turnStarted',
      turn,
      kind,
      node: spec.kind === 'update' ? spec.node : '',
      thread,
      from: from?.id ?? '',
      value: 'module' in spec ? book.shape(value).shaped : { fields: [] },
    });
    const context = 'context' in spec && spec.context ? { context: this.#context(loaded.get(spec.context)) } : {};
    await this.#tellRestored();
    switch (spec.kind) {
      case 'delete':
        return this.#delete();
      case 'update':
        return this.#update(spec, value, from);
      default:
        return this.#input(spec, value, context, from);
    }
  }

  /** A turn's runtime context is for reading: nobody may change it, in whatever task. */
  #context(value: unknown): unknown {
    freezeDeep(value);
    this.#parts.emit({ type: 'contextGiven', value: this.#parts.book.record(value).ref });
    return value;
  }

  /** Where an earlier run has left the thread, as it is kept: nothing is merged for it. */
  async #tellRestored(): Promise<void> {
    const { memory, book, emit } = this.#parts;
    if (this.#threads.of(this.#thread)) return;
    const restored = memory.tellRestored(this.#thread);
    if (!restored) return;
    const { id, step } = restored;
    const tuple = await memory.saver?.getTuple(configOf(this.#thread, restored)).catch(() => undefined);
    const held = this.#fieldsOf(tuple?.checkpoint.channel_values ?? {});
    const reached: Reached = { thread: this.#thread, id, step, values: book.state(held) };
    this.#threads.restore(reached);
    // One that cannot be read is told as the turn's own error.
    if (tuple) emit({ type: 'checkpoint', id, step, source: sourceOf(tuple.metadata?.source), values: reached.values, next: [] });
  }

  /**
   * At durability `exit` the engine saves as a turn fails, with what the failed merge has done by then: fields whose turn had come
   * are merged already. Read from the saver, since asking the graph would merge again.
   */
  async #tellHalfMerged(): Promise<void> {
    const { memory, book, emit } = this.#parts;
    const known = this.#threads.of(this.#thread);
    if (memory.durability !== 'exit' || !known || known.id === '') return;
    const tuple = await memory.saver?.getTuple(configOf(this.#thread, known)).catch(() => undefined);
    if (!tuple) return;
    const values = book.state(this.#fieldsOf(tuple.checkpoint.channel_values));
    if (JSON.stringify(values) === JSON.stringify(known.values)) return;
    const { id, step } = known;
    this.#threads.restore({ thread: this.#thread, id, step, values });
    emit({ type: 'checkpoint', id, step, source: sourceOf(tuple.metadata?.source), values, next: [] });
  }

  /** What a checkpoint holds of the graph's own fields. */
  #fieldsOf(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
    const names = this.#parts.spec.fields.map(({ name }) => name);
    return Object.fromEntries(names.flatMap((name) => (Object.hasOwn(values, name) ? [[name, values[name]] as const] : [])));
  }

  /** The checkpoint of a place, where the saver has it. */
  #find(place: { turn: number; superstep: number }, thread: string): Reached | null {
    const reached = this.#threads.at(place);
    return reached?.thread === thread && reached.id !== '' && this.#parts.memory.holds(reached.id, thread) ? reached : null;
  }

  async #input(spec: Running, given: unknown, context: { readonly context?: unknown }, from: Reached | null): Promise<ErrorInfo | null> {
    const { driver, book, spec: graph, memory, signal } = this.#parts;
    const value = spec.kind === 'continue' ? null : spec.kind === 'resume' ? new Command({ resume: given }) : given;
    // A plain input is saved as a step of its own before the hidden task writes it in the next.
    const isPlain = value !== null && value !== undefined && !isCommand(value);
    const abort = turnAbort(spec.until, signal);
    this.#parts.moments.begin(abort.until);
    return this.#pass('input', from, isPlain ? 2 : 1, spec, async (opened) => {
      try {
        const config = { ...configOf(spec.thread, from), ...context, recursionLimit: graph.recursionLimit, signal: abort.signal };
        const answer = await driver.invoke(opened, value, { ...config, durability: memory.durability } as never);
        const entries = Object.entries(answer ?? {}).filter(([name]) => name !== '__interrupt__');
        const values = book.shape(Object.fromEntries(entries)).shaped;
        const how = answer && '__interrupt__' in answer ? 'paused' : 'done';
        return { how, values: 'fields' in values ? values.fields : [] };
      } catch (thrown) {
        if (!abort.hasGivenUp()) throw thrown;
        return { how: 'stopped', values: this.#state };
      }
    });
  }

  async #update(spec: Update, given: unknown, from: Reached | null): Promise<ErrorInfo | null> {
    const { driver, graph, spec: whole } = this.#parts;
    const { node, thread, how } = spec;
    const value = how === 'set' ? setValues(given, whole.fields) : given;
    return this.#pass('update', from, 1, spec, async (opened) => {
      await driver.update(opened, node, value, () => graph.updateState(configOf(thread, from), value, node));
      await this.#readState();
      return { how: 'done', values: this.#state };
    });
  }

  async #delete(): Promise<null> {
    const { moments, memory, emit } = this.#parts;
    const thread = this.#thread;
    await moments.pass(moments.open(this.#turn, 'delete', this.#threads.of(thread)?.step ?? -1));
    await memory.deleteThread(thread);
    this.#threads.forget(thread);
    emit({ type: 'turnEnded', turn: this.#turn, how: 'done', error: null, values: [] });
    return null;
  }

  /** Opens the first moment of a turn, `ahead` steps after the checkpoint that it starts from, and ends the turn after `run`. */
  async #pass(
    kind: 'input' | 'update',
    from: Reached | null,
    ahead: 1 | 2,
    spec: Running | Update,
    run: (opened: Opened) => Promise<Ended>,
  ): Promise<ErrorInfo | null> {
    const { moments, emit, errorInfo } = this.#parts;
    const turn = this.#turn;
    const start = from ?? this.#threads.of(this.#thread);
    // An update of a new thread is step 0, though nothing was saved before it.
    const moment = moments.open(turn, kind, (start?.step ?? (kind === 'update' ? -1 : -2)) + ahead);
    this.#moment = moment;
    await moments.pass(moment);
    try {
      if (spec.from && !from) throw new CheckpointMissing(turn + 1, spec.from, this.#thread);
      const { how, values } = await run({ turn, moment, base: start?.id ?? '' });
      await this.#catchUp();
      await this.#parts.memory.reread();
      emit({ type: 'turnEnded', turn, how, error: null, values });
      return null;
    } catch (thrown) {
      const error = errorInfo(thrown);
      await this.#catchUp();
      await this.#tellHalfMerged();
      await this.#parts.memory.reread();
      emit({ type: 'turnEnded', turn, how: 'failed', error, values: this.#state });
      return error;
    }
  }

  get #state(): readonly NamedRef[] {
    return this.#threads.of(this.#thread)?.values ?? [];
  }

  /** At the recursion limit and after a breakpoint the last superstep is saved, but no stream tells it. */
  async #catchUp(): Promise<void> {
    const newest = this.#parts.memory.newest(this.#thread);
    if (newest !== '' && newest !== this.#threads.of(this.#thread)?.id) await this.#readState();
  }

  async #readState(): Promise<void> {
    this.#parts.driver.beginRead();
    const { config, metadata, values, next } = await this.#parts.graph.getState(configOf(this.#thread, null));
    const id = config.configurable?.['checkpoint_id'];
    this.checkpoint({ id: typeof id === 'string' ? id : '', step: metadata?.step ?? -1, source: sourceOf(metadata?.source), values, next });
  }
}

const sourceOf = (source: string | undefined) => SOURCES.find((one) => one === source) ?? 'loop';

/** After an error the run ends, unless the next turn takes it up or leaves it behind. */
function goesOn(failed: TurnSpec, next: TurnSpec): boolean {
  return next.kind === 'continue' || next.kind === 'delete' || next.from !== null || next.thread !== failed.thread;
}

/** A turn that was sent before goes on where its thread stands. */
function begunWith(turns: readonly TurnSpec[], { turn: first, how }: Beginning): readonly TurnSpec[] {
  if (how === 'send') return turns;
  return turns.map((spec, turn) => {
    if (turn !== first || spec.kind === 'delete' || spec.kind === 'update') return spec;
    return { kind: 'continue', thread: spec.thread, from: null, until: spec.until, context: spec.context };
  });
}

function configOf(thread: string, from: Pick<Reached, 'id'> | null) {
  // As a history names a checkpoint: an update from the newest one needs the namespace as well.
  return { configurable: { thread_id: thread, ...(from ? { checkpoint_ns: '', checkpoint_id: from.id } : {}) } };
}
