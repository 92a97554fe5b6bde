import { isGraphInterrupt } from '@langchain/langgraph/web';
import type { Phase, Writer } from '~/core/trace';
import { asSafeError } from '../errorInfo';
import type { Moment, Moments } from '../moments';
import type { Outbox } from '../outbox';
import type { Recorded } from '../record';
import type { Begun } from '../userCode';
import { Watch } from '../watch';
import { attribute } from './attribution';
import { type Channel, hook, hookChannel, type Role } from './channels';
import type { Attributed } from './merge';
import type { OpenTask, Source } from './openTask';
import { type Recording, since } from './recording';
import type { SpySaver } from './spySaver';
import { pathText, sendIndex, type TaskConfig } from './taskConfig';
import { undeclaredWrites } from './undeclared';
import { chosenNode, TASKS, type Write } from './write';

/** The part of a compiled graph that the hooks rest on. */
export interface Hooked {
  readonly channels: Readonly<Record<string, Channel>>;
  readonly nodes: Readonly<Record<string, PregelNode>>;
}

interface PregelNode {
  getNode(): Runnable | undefined;
  getWriters(): Runnable[];
}

interface Runnable {
  invoke(input: unknown, config: TaskConfig): Promise<unknown>;
}

const START = '__start__';
const INPUT: Writer = { kind: 'input' };
/** LangGraph's id for writes of no task. */
const NO_TASK = '00000000-0000-0000-0000-000000000000';

type Stage =
  /** An input turn before its first task: only a Command given as input writes. */
  | { readonly kind: 'input'; readonly source: Source }
  | { readonly kind: 'tasks' }
  /** A state update, before (`source` null) and after the engine takes up the update itself. */
  | { readonly kind: 'update'; readonly writer: Writer; source: Source | null }
  | { readonly kind: 'read' };

/** Hooks one compiled graph and tells all that happens in it: tasks, merges, who wrote what. One run at a time. */
export class Spy {
  readonly #recording: Recording;
  readonly #moments: Moments;
  readonly #outbox: Outbox;
  readonly #saver: SpySaver;
  readonly #fields: ReadonlySet<string>;
  readonly #watch: Watch;
  /** All that writes in the superstep at hand, by LangGraph's id. */
  readonly #sources = new Map<string, Source>();
  readonly #tasks = new Map<string, OpenTask>();
  #taskCount = 0;
  #turn = 0;
  #stage: Stage = { kind: 'read' };
  #moment: Moment | null = null;
  /** Whose look at the state makes copies of channels right now. */
  #reader: Source | null = null;
  #insideGetNode = false;

  constructor(recording: Recording, moments: Moments, outbox: Outbox, saver: SpySaver, fields: readonly string[]) {
    this.#recording = recording;
    this.#moments = moments;
    this.#outbox = outbox;
    this.#saver = saver;
    this.#fields = new Set(fields);
    this.#watch = new Watch(recording.book, recording.actors, recording.emit);
  }

  hook(graph: Hooked): void {
    const hooks = {
      recording: this.#recording,
      situation: (role: Role, field: string, values: readonly unknown[]) => this.#situation(role, field, values),
      committed: (field: string, after: Recorded | null) => this.#recording.book.setLive(field, after),
    };
    for (const field of this.#fields) {
      const channel = graph.channels[field];
      if (channel) hookChannel(channel, field, 'mould', hooks);
    }
    for (const [name, node] of Object.entries(graph.nodes)) this.#hookNode(name, node);
  }

  /** An input turn begins; `writes` are those of a Command given as input. */
  beginInput(turn: number, moment: Moment, writes: Write[]): void {
    this.#turn = turn;
    this.#moment = moment;
    this.#stage = { kind: 'input', source: { id: NO_TASK, path: '', writer: INPUT, writes, state: 'finished' } };
  }

  beginUpdate(turn: number, moment: Moment, writer: Writer): void {
    this.#turn = turn;
    this.#moment = moment;
    this.#stage = { kind: 'update', writer, source: null };
  }

  /** From here on merges are only looks at the state. */
  beginRead(): void {
    this.#sources.clear();
    this.#stage = { kind: 'read' };
  }

  get isPaused(): boolean {
    return [...this.#sources.values()].some(({ state }) => state === 'paused');
  }

  /** The task that a config belongs to, for user code that LangGraph calls with it. */
  taskOf(config: Readonly<Record<string, unknown>>): OpenTask | null {
    const { configurable } = config as { configurable?: { __pregel_task_id?: string } };
    return this.#tasks.get(configurable?.__pregel_task_id ?? '') ?? null;
  }

  /** Stands around a node's function or a router's. */
  begin(config: Readonly<Record<string, unknown>>, isNode: boolean): Begun {
    const { actors, book } = this.#recording;
    const task = this.taskOf(config);
    if (!task) {
      const writer: Writer = this.#stage.kind === 'update' ? this.#stage.writer : { kind: 'unknown' };
      return { sync: (run) => actors.during(writer, run), pending: () => undefined, end: () => undefined };
    }
    return {
      sync: (run) => {
        this.#watch.before(task);
        try {
          return actors.during(task.writer, run);
        } finally {
          this.#watch.after(task);
        }
      },
      pending: () => actors.began(task),
      end: (returned) => {
        actors.settled(task);
        if (isNode && returned) task.returned = { value: returned.value, shape: book.shape(returned.value) };
      },
    };
  }

  #hookNode(name: string, node: PregelNode): void {
    const original = Object.getPrototypeOf(node) as PregelNode;
    const spy = this;
    hook(node, 'getNode', function (this: PregelNode) {
      spy.#insideGetNode = true;
      const inner = original.getNode.call(this);
      spy.#insideGetNode = false;
      if (!inner) return inner;
      const outer = Object.create(inner) as Runnable;
      hook(outer, 'invoke', (input, config) => (name === START ? spy.#runStart(inner, input, config) : spy.#runTask(inner, input, config)));
      return outer;
    });
    hook(node, 'getWriters', function (this: PregelNode) {
      const writers = original.getWriters.call(this);
      return spy.#insideGetNode || spy.#stage.kind !== 'update' ? writers : spy.#writersOfUpdate(spy.#stage, writers);
    });
  }

  /** The engine asks for a node's writers by themselves when it is about to take up an update made as that node. */
  #writersOfUpdate(stage: Extract<Stage, { kind: 'update' }>, writers: Runnable[]): Runnable[] {
    const source: Source = { id: '', path: '', writer: stage.writer, writes: [], state: 'running' };
    stage.source = source;
    return writers.map((writer) => {
      const outer = Object.create(writer) as Runnable;
      hook(outer, 'invoke', (input, config) => writer.invoke(input, this.#spied(config, source)));
      return outer;
    });
  }

  /** The hidden task that writes the input. */
  async #runStart(inner: Runnable, input: unknown, config: TaskConfig): Promise<unknown> {
    const { metadata, configurable } = config;
    this.#sources.clear();
    this.#startSuperstep();
    const source: Source = {
      id: configurable.__pregel_task_id,
      path: pathText(metadata.langgraph_path),
      writer: INPUT,
      writes: [],
      state: 'running',
    };
    this.#sources.set(source.id, source);
    const answer = await inner.invoke(input, this.#spied(config, source));
    source.state = 'finished';
    this.tellUndeclared(input, INPUT);
    return answer;
  }

  async #runTask(inner: Runnable, input: unknown, config: TaskConfig): Promise<unknown> {
    const { emit, now } = this.#recording;
    const { moment, task } = this.#openTask(input, config);
    await this.#moments.pass(moment);
    task.state = 'running';
    emit({ type: 'taskStarted', task: task.number });
    const from = now();
    let answer: unknown;
    try {
      answer = await inner.invoke(input, this.#spied(config, task));
    } catch (thrown) {
      this.#fail(task, thrown, since(now, from));
      throw asSafeError(thrown);
    }
    this.#finish(task, answer, since(now, from));
    await this.#outbox.credit();
    return answer;
  }

  #openTask(input: unknown, config: TaskConfig): { moment: Moment; task: OpenTask } {
    const { book, emit } = this.#recording;
    const { metadata, configurable } = config;
    const moment = this.#momentOf(metadata.langgraph_step);
    const number = this.#taskCount++;
    const task: OpenTask = {
      number,
      writer: { kind: 'task', task: number },
      id: configurable.__pregel_task_id,
      node: metadata.langgraph_node,
      path: pathText(metadata.langgraph_path),
      moment: moment.number,
      config,
      writes: [],
      state: 'ready',
      returned: null,
    };
    this.#sources.set(task.id, task);
    this.#tasks.set(task.id, task);
    const { shaped: reads, fields } = book.shape(input);
    for (const [field, recorded] of fields) this.#watch.add(task, field, (input as Record<string, unknown>)[field], recorded);
    if ('whole' in reads) this.#watch.add(task, '', input, book.record(input));
    const { node, path } = task;
    emit({ type: 'taskReady', task: number, moment: moment.number, node, path, send: sendIndex(metadata.langgraph_path), reads });
    return { moment, task };
  }

  #momentOf(step: number): Moment {
    const current = this.#moment;
    if (this.#stage.kind === 'tasks' && current?.step === step) return current;
    this.#startSuperstep();
    this.#moment = this.#moments.open(this.#turn, 'superstep', step);
    return this.#moment;
  }

  /**
   * What finished before a pause is not run again when the turn after it resumes, but merged with the rest: such tasks
   * stay. Everything else of the superstep before is over.
   */
  #startSuperstep(): void {
    const resumes = this.#stage.kind === 'input' && this.isPaused;
    for (const [id, { state }] of this.#sources) if (!resumes || state !== 'finished') this.#sources.delete(id);
    this.#tasks.clear();
    this.#watch.clear();
    this.#stage = { kind: 'tasks' };
  }

  #finish(task: OpenTask, answer: unknown, ms: number): void {
    const { book, emit } = this.#recording;
    this.#watch.ended(task);
    task.state = 'finished';
    task.returned ??= { value: answer, shape: book.shape(answer) };
    const { returned, writes, number } = task;
    const own = writes.filter(({ channel }) => this.#fields.has(channel));
    for (const write of own)
      write.recorded = book.record(write.value, returned.shape.fields.get(write.channel) ?? book.live(write.channel));
    emit({
      type: 'taskFinished',
      task: number,
      returned: returned.shape.shaped,
      writes: own.map(({ channel, recorded }) => [channel, recorded?.ref ?? 0]),
      sends: writes.filter(({ channel }) => channel === TASKS).map(({ value }) => this.#send(value as SendLike)),
      goto: writes.flatMap((write) => chosenNode(write) ?? []),
      ms,
    });
    this.tellUndeclared(returned.value, task.writer);
  }

  #send({ node, args }: SendLike): { node: string; args: number } {
    return { node, args: this.#recording.book.record(args).ref };
  }

  /** What was written to keys that are no field. */
  tellUndeclared(returned: unknown, writer: Writer): void {
    const { book, emit } = this.#recording;
    for (const [field, value] of undeclaredWrites(returned, this.#fields)) {
      emit({ type: 'bypassed', phase: 'commit', field, writer, value: book.record(value).ref, reason: 'undeclared', replaced: null });
    }
  }

  #fail(task: OpenTask, thrown: unknown, ms: number): void {
    const { book, emit, errorInfo } = this.#recording;
    this.#watch.ended(task);
    if (isGraphInterrupt(thrown)) {
      task.state = 'paused';
      emit({ type: 'taskPaused', task: task.number, value: book.record(thrown.interrupts[0]?.value).ref, ms });
    } else {
      task.state = 'failed';
      emit({ type: 'taskFailed', task: task.number, error: errorInfo(thrown), ms });
    }
  }

  /** The config with a send and a read that note what passes. */
  #spied(config: TaskConfig, source: Source): TaskConfig {
    const { __pregel_send: send, __pregel_read: read } = config.configurable;
    return {
      ...config,
      configurable: {
        ...config.configurable,
        __pregel_send: (writes) => {
          send(writes);
          source.writes.push(...writes.map(([channel, value]) => ({ channel, value, recorded: null })));
        },
        __pregel_read: (select, fresh) => {
          const before = this.#reader;
          this.#reader = source;
          try {
            return read(select, fresh);
          } finally {
            this.#reader = before;
          }
        },
      },
    };
  }

  #situation(role: Role, field: string, values: readonly unknown[]): { phase: Phase; by: Attributed[] } {
    const { book } = this.#recording;
    const stage = this.#stage;
    const by = (sources: readonly Source[], saver: SpySaver | null) => attribute(field, values, sources, saver, book);
    if (role === 'copy') return { phase: stage.kind === 'read' ? 'read' : 'preview', by: by(this.#reader ? [this.#reader] : [], null) };
    switch (stage.kind) {
      case 'read':
        return { phase: 'read', by: by([], null) };
      case 'input':
        return { phase: 'commit', by: by([stage.source], this.#saver) };
      case 'update':
        return { phase: 'commit', by: stage.source ? by([stage.source], null) : by([...this.#sources.values()], this.#saver) };
      case 'tasks':
        // A paused superstep is not merged, only shown with what its other tasks wrote.
        return { phase: this.isPaused ? 'read' : 'commit', by: by([...this.#sources.values()], this.#saver) };
    }
  }
}

interface SendLike {
  readonly node: string;
  readonly args: unknown;
}
