import { Command, isParentCommand } from '@langchain/langgraph/web';
import type { Phase, Writer } from '~/core/trace';
import type { Freeze } from '../../protocol';
import { asSafeError } from '../errorInfo';
import type { Moment, Moments } from '../moments';
import type { Outbox } from '../outbox';
import type { Recorded } from '../record';
import type { SaverSpy } from '../savers/saverSpy';
import { anatomyOfCode, graphWithin, withGraph } from '../madeGraphs';
import type { Begun } from '../userCode';
import type { Anatomy } from './anatomy';
import { attribute, attributeRewritten } from './attribution';
import { type Channel, hookChannel, type Role, type SavedWrite } from './channels';
import { hook } from './hook';
import type { Insides, Subgraph } from './insides';
import type { Attributed } from './merge';
import type { Source } from './openTask';
import { type Recording, since } from './recording';
import type { Fields, TaskBoard } from './taskBoard';
import { baseOf, pathText, type TaskConfig } from './taskConfig';
import type { Write } from './write';

/** The part of a compiled graph that the hooks rest on. */
export interface Hooked {
  readonly channels: Readonly<Record<string, Channel>>;
  readonly nodes: Readonly<Record<string, PregelNode>>;
}

interface PregelNode {
  /** What the node runs. */
  readonly bound: unknown;
  getNode(): Runnable | undefined;
  getWriters(): Runnable[];
}

interface Runnable {
  invoke(input: unknown, config: TaskConfig): Promise<unknown>;
}

const START = '__start__';
const INPUT: Writer = { kind: 'input' };
const UNKNOWN: Writer = { kind: 'unknown' };
/** LangGraph's id for writes of no task. */
const NO_TASK = '00000000-0000-0000-0000-000000000000';

type Stage =
  /**
   * An input turn before its first task: a Command given as input writes, and what was left at the checkpoint `base` where
   * nothing is left to run there.
   */
  | { readonly kind: 'input'; readonly source: Source; readonly base: string }
  | { readonly kind: 'tasks' }
  /** A state update, before (`source` null) and after the engine takes up the update itself. */
  | { readonly kind: 'update'; readonly writer: Writer; readonly base: string; source: Source | null }
  | { readonly kind: 'read' };

/** What a spy is given for one graph. */
export interface SpyParts {
  readonly recording: Recording;
  readonly moments: Moments;
  readonly outbox: Outbox;
  readonly board: TaskBoard;
  /** Hears what the savers are given, of graphs inside nodes too. */
  readonly saver: SaverSpy;
  /** The second witness of who wrote what; null where the saver is not given every task's writes. */
  readonly witness: SaverSpy | null;
  readonly anatomy: Anatomy;
  readonly freeze: Freeze | null;
  /** Called before a superstep's moment opens, and before the input is merged: all before it is the state. */
  readonly onBoundary: (step: number) => void;
}

/** Hooks one compiled graph and tells all that happens in it: tasks, merges, who wrote what. One run at a time. */
export class Spy {
  readonly #recording: Recording;
  readonly #moments: Moments;
  readonly #outbox: Outbox;
  readonly #witness: SaverSpy | null;
  readonly #fields: Fields;
  readonly #isMade: boolean;
  readonly #freeze: Freeze | null;
  readonly #insides: Insides;
  readonly #board: TaskBoard;
  readonly #onBoundary: (step: number) => void;
  readonly #state = new Map<string, Channel>();
  #turn = 0;
  #given: unknown = null;
  #stage: Stage = { kind: 'read' };
  #moment: Moment | null = null;
  /** Whose look at the state makes copies of channels right now. */
  #reader: Source | null = null;
  #insideGetNode = false;

  constructor({ recording, moments, outbox, board, witness, anatomy, freeze, onBoundary }: SpyParts, insides: Insides) {
    this.#recording = recording;
    this.#moments = moments;
    this.#outbox = outbox;
    this.#board = board;
    this.#witness = witness;
    this.#fields = anatomy.fields;
    this.#isMade = anatomy.isMade;
    this.#freeze = freeze;
    this.#onBoundary = onBoundary;
    this.#insides = insides;
  }

  hook(graph: Hooked): void {
    const hooks = {
      recording: this.#recording,
      situation: (role: Role, field: string, values: readonly unknown[]) => this.#situation(role, field, values),
      made: (field: string, channel: Channel) => this.#state.set(field, channel),
      replayed: (writes: readonly SavedWrite[]) => writes.map(([id]) => ({ writer: this.#board.writerOf(id), recorded: null })),
      committed: (field: string, after: Recorded | null) => this.#recording.book.setLive(field, after),
    };
    for (const field of this.#fields.all) {
      const channel = graph.channels[field];
      if (channel) hookChannel(channel, field, 'mould', hooks);
    }
    for (const [name, node] of Object.entries(graph.nodes)) {
      const made = this.#insides.has(name) ? null : graphWithin(node.bound);
      if (made) this.#insides.add(name, anatomyOfCode(made));
      this.#hookNode(name, node);
    }
  }

  /**
   * An input turn begins from the checkpoint `base`; `given` is its input, before the engine's checks make another
   * object of it; `writes` are those of a Command given as input.
   */
  beginInput(turn: number, moment: Moment, given: unknown, writes: Write[], base: string): void {
    this.#given = given;
    this.#turn = turn;
    this.#moment = moment;
    this.#board.leave();
    this.#stage = { kind: 'input', base, source: { id: NO_TASK, path: '', writer: INPUT, writes, state: 'finished' } };
  }

  beginUpdate(turn: number, moment: Moment, writer: Writer, base: string): void {
    this.#turn = turn;
    this.#moment = moment;
    this.#board.leave();
    this.#stage = { kind: 'update', writer, base, source: null };
  }

  /** From here on merges are only looks at the state. */
  beginRead(): void {
    this.#board.leave();
    this.#stage = { kind: 'read' };
  }

  /** What the fields hold, those that hold anything. */
  state(): Readonly<Record<string, unknown>> {
    const held = [...this.#state].filter(([, channel]) => channel.isAvailable());
    return Object.fromEntries(held.map(([field, channel]) => [field, channel.get()]));
  }

  /** LangGraph's number of the moment at hand. */
  get step(): number {
    return this.#moment?.step ?? -1;
  }

  tellUndeclared(written: unknown, writer: Writer): void {
    this.#board.tellUndeclared(written, writer);
  }

  /** Stands around a node's function or a router's. */
  begin(config: Readonly<Record<string, unknown>>, isNode: boolean): Begun {
    const { actors, book } = this.#recording;
    const { watch } = this.#board;
    const { task, writer } = this.#board.of(config);
    const inside = task || writer ? null : this.#insides.begin(config, isNode);
    if (inside) return inside;
    if (!task) {
      const by = writer ?? (this.#stage.kind === 'update' ? this.#stage.writer : UNKNOWN);
      return { sync: (run) => actors.during(by, run), pending: () => undefined, end: () => undefined };
    }
    return {
      sync: (run) => {
        watch.before(task);
        if (isNode && this.#freeze?.task === task.number) watch.freeze(task, this.#freeze.field);
        // A router may come after a node that was not.
        if (isNode) task.isSynchronous = true;
        try {
          return actors.during(task.writer, run);
        } finally {
          watch.after(task);
        }
      },
      pending: () => {
        task.isSynchronous = false;
        actors.began(task);
      },
      end: (returned) => {
        actors.settled(task);
        if (isNode && returned) task.returned = { value: returned.value, shape: book.shape(returned.value) };
      },
    };
  }

  /** Whether a config is that of a task here or inside. */
  knows(config: Readonly<Record<string, unknown>>): boolean {
    const { task, writer } = this.#board.of(config);
    return task !== undefined || writer !== undefined || this.#insides.knows(config);
  }

  #hookNode(name: string, node: PregelNode): void {
    const original = Object.getPrototypeOf(node) as PregelNode;
    const run = name === START ? this.#runStart.bind(this) : this.#runTask.bind(this);
    hook(node, 'getNode', () => {
      this.#insideGetNode = true;
      const inner = original.getNode.call(this.#insides.has(name) ? this.#withInside(node) : node);
      this.#insideGetNode = false;
      if (!inner) return inner;
      const outer = Object.create(inner) as Runnable;
      hook(outer, 'invoke', (input, config) => run(inner, input, config));
      return outer;
    });
    hook(node, 'getWriters', () => {
      const writers = original.getWriters.call(node);
      if (this.#insideGetNode) return writers;
      if (this.#stage.kind === 'update') return this.#writersOfUpdate(this.#stage, writers);
      return this.#insides.has(name) ? this.#writersOfCommand(writers) : writers;
    });
  }

  /** A node whose graph runs with a record of its own. */
  #withInside(node: PregelNode): PregelNode {
    const graph = graphWithin(node.bound) as unknown as Subgraph;
    const recorded = Object.create(graph) as Subgraph;
    hook(recorded, 'invoke', (input, config) => {
      const { task } = this.#board.of(config);
      return task ? this.#insides.run(task, graph, input, config) : graph.invoke(input, config);
    });
    const outer = Object.create(node) as PregelNode;
    hook(outer, 'bound', withGraph(node.bound, graph, recorded));
    return outer;
  }

  /** The engine runs a node's writers by themselves where its graph has thrown a Command for the parent; then the task is over. */
  #writersOfCommand(writers: Runnable[]): Runnable[] {
    return writers.map((writer, index) => {
      const outer = Object.create(writer) as Runnable;
      hook(outer, 'invoke', async (command, config) => {
        const { task } = this.#board.of(config);
        if (!task) return writer.invoke(command, config);
        const answer = await writer.invoke(command, this.#spied(config, task));
        if (index === writers.length - 1) this.#board.finish(task, command, since(this.#recording.now, task.began));
        return answer;
      });
      return outer;
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
    const id = configurable.__pregel_task_id;
    const source: Source = { id, path: pathText(metadata.langgraph_path), writer: INPUT, writes: [], state: 'running' };
    this.#onBoundary(metadata.langgraph_step - 1);
    this.#board.begin(baseOf(config));
    this.#board.add(source);
    this.#stage = { kind: 'tasks' };
    const answer = await inner.invoke(input, this.#spied(config, source));
    source.state = 'finished';
    this.#board.tellUndeclared(this.#given, INPUT);
    return answer;
  }

  async #runTask(inner: Runnable, input: unknown, config: TaskConfig): Promise<unknown> {
    const { now } = this.#recording;
    const moment = this.#momentOf(config);
    if (!moment) return this.#moments.giveUp();
    const task = this.#board.open(input, config, moment);
    const hasWaited = await this.#moments.passTask(moment);
    this.#board.start(task, hasWaited);
    const from = now();
    task.began = from;
    let answer: unknown;
    // Nothing else tells when code runs that stands in a graph made by code.
    if (this.#isMade) this.#recording.actors.began(task);
    try {
      answer = await inner.invoke(input, this.#spied(config, task));
    } catch (thrown) {
      if (!isParentCommand(thrown)) this.#board.fail(task, thrown, since(now, from));
      else if (thrown.command.graph === Command.PARENT) this.#board.passOn(task, since(now, from));
      throw asSafeError(thrown);
    } finally {
      if (this.#isMade) this.#recording.actors.settled(task);
    }
    this.#board.finish(task, answer, since(now, from));
    await this.#outbox.credit();
    return answer;
  }

  /** The moment of a task; null where its turn is given up before it. */
  #momentOf(config: TaskConfig): Moment | null {
    const step = config.metadata.langgraph_step;
    const current = this.#moment;
    if (this.#stage.kind === 'tasks' && current?.step === step) return current;
    this.#onBoundary(step - 1);
    if (this.#moments.isLast) return null;
    this.#board.begin(baseOf(config));
    this.#stage = { kind: 'tasks' };
    this.#moment = this.#moments.open(this.#turn, 'superstep', step);
    return this.#moment;
  }

  /** The config with a send, a read and a store that note what passes. */
  #spied(config: TaskConfig, source: Source): TaskConfig {
    const { __pregel_send: send, __pregel_read: read } = config.configurable;
    const { store, metadata } = config;
    return {
      ...config,
      ...(store ? { store: this.#recording.store.bind(store, source.writer, metadata.langgraph_node) } : {}),
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

  #situation(role: Role, field: string, values: readonly unknown[]): { phase: Phase; by: readonly Attributed[] } {
    const { book } = this.#recording;
    const stage = this.#stage;
    // A saver is not told of writes that are never saved.
    const heard = this.#fields.untracked.has(field) ? null : this.#witness;
    const claim = this.#fields.delta.has(field) ? attributeRewritten : attribute;
    const by = (sources: readonly Source[], witness: SaverSpy | null) => claim(field, values, sources, witness, book);
    if (role === 'copy') return { phase: stage.kind === 'read' ? 'read' : 'preview', by: by(this.#reader ? [this.#reader] : [], null) };
    switch (stage.kind) {
      case 'read':
        return { phase: 'read', by: by([], null) };
      case 'input': {
        const given = by([stage.source], heard);
        return { phase: 'commit', by: given.every(isKnown) ? given : by(this.#board.left(stage.base), heard) };
      }
      case 'update':
        return { phase: 'commit', by: stage.source ? by([stage.source], null) : by(this.#board.left(stage.base), heard) };
      case 'tasks':
        // A paused superstep is not merged, only shown with what its other tasks wrote.
        return { phase: this.#board.isPaused ? 'read' : 'commit', by: by(this.#board.sources, heard) };
    }
  }
}

function isKnown({ writer }: Attributed): boolean {
  return writer.kind !== 'unknown';
}
