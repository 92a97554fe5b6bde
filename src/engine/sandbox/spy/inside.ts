import { isGraphInterrupt, isParentCommand } from '@langchain/langgraph/web';
import type { NamedRef } from '~/core/trace';
import { checkpointTap } from '../checkpointTap';
import type { InsideGate } from '../insideGates';
import type { Moments } from '../moments';
import { SavedTeller } from '../savers/savedTeller';
import type { SaverSpy } from '../savers/saverSpy';
import { StateTap } from '../stateTap';
import type { Checkpoint } from '../turns';
import { binderInside } from '../store/storeBinder';
import type { InnerAnatomy } from './anatomy';
import { hook } from './hook';
import type { OpenTask } from './openTask';
import type { Recording } from './recording';
import type { Begun } from '../userCode';
import type { InsideRecord, Subgraph } from './insides';
import type { Hooked, Spy } from './spy';
import type { TaskBoard } from './taskBoard';
import { namespaceOf, type TaskConfig } from './taskConfig';

/** What a record of a graph inside a task has of the one around it. */
export interface Around {
  readonly recording: Recording;
  readonly anatomy: InnerAnatomy;
  readonly gate: InsideGate;
  /** Moments of its own, told by `emit`. */
  moments(emit: Recording['emit']): Moments;
  readonly saver: Pick<SaverSpy, 'inside'>;
  board(recording: Recording): TaskBoard;
  spy(recording: Recording, board: TaskBoard, moments: Moments, onBoundary: (step: number) => void): Spy;
}

/**
 * The record of one graph inside a task: a spy, a book and numbers of its own. One that was paused, or that remembers, goes on
 * when a later task runs it again.
 */
export class Inside implements InsideRecord {
  readonly #spy: Spy;
  readonly #recording: Recording;
  readonly #moments: Moments;
  /** Tells the checkpoints that savers are given of it. */
  readonly #saved: SavedTeller;
  readonly #first: OpenTask;
  readonly #around: Around;
  #task: OpenTask;
  #turn = 0;
  /** Tells the state where no saver is told of it. */
  readonly #unsaved: StateTap;
  #isSaved = false;
  #base = '';
  /** LangGraph's number of the last checkpoint; null before the first. */
  #step: number | null = null;
  #state: readonly NamedRef[] = [];
  isRunning = false;

  constructor(task: OpenTask, around: Around) {
    this.#first = task;
    this.#task = task;
    this.#around = around;
    const outer = around.recording;
    const emit: Recording['emit'] = (event) => outer.emit({ type: 'inner', task: this.#first.number, event });
    let calls = 0;
    this.#recording = {
      ...outer,
      book: outer.book.inside(),
      actors: outer.actors.inside(emit, () => this.#task),
      emit,
      nextCall: () => calls++,
      store: binderInside(outer.store, () => this.#task),
    };
    this.#moments = around.moments(emit);
    const board = around.board(this.#recording);
    this.#saved = new SavedTeller(emit, board);
    this.#spy = around.spy(this.#recording, board, this.#moments, (step) => {
      if (!this.#isSaved) this.#unsaved.reach(step);
    });
    this.#unsaved = new StateTap(
      () => this.#spy.state(),
      (checkpoint) => this.#checkpoint(checkpoint),
    );
  }

  knows(config: Readonly<Record<string, unknown>>): boolean {
    return this.#spy.knows(config);
  }

  begin(config: Readonly<Record<string, unknown>>, isNode: boolean): Begun {
    return this.#spy.begin(config, isNode);
  }

  /** Runs the graph for a task, under hooks that no other task's run of it shares. */
  async run(task: OpenTask, graph: Subgraph, input: unknown, config: TaskConfig): Promise<unknown> {
    const { book, emit, errorInfo } = this.#recording;
    // Not only once it may run: another task may come with the same graph while this one waits at the gate.
    this.isRunning = true;
    this.#task = task;
    if (task !== this.#first) this.#around.recording.emit({ type: 'innerGoesOn', task: task.number, of: this.#first.number });
    const { configurable } = config;
    const turn = this.#turn++;
    const resumes = this.#step !== null && configurable['__pregel_resuming'] === true;
    const kind = resumes ? 'resume' : 'input';
    const thread = typeof configurable['thread_id'] === 'string' ? configurable['thread_id'] : '';
    emit({ type: 'turnStarted', turn, kind, node: '', thread, from: '', value: resumes ? { fields: [] } : book.shape(input).shaped });
    const moment = this.#moments.open(turn, 'input', (this.#step ?? -2) + (resumes ? 1 : 2));
    this.#around.gate.enter(moment.number);
    await this.#moments.pass(moment);
    // What the graph around has besides is none of its fields, and no mistake.
    this.#spy.beginInput(turn, moment, undefined, [], this.#base);
    const end = (how: 'done' | 'paused' | 'failed', thrown?: unknown) =>
      emit({ type: 'turnEnded', turn, how, error: how === 'failed' ? errorInfo(thrown) : null, values: this.#state });
    try {
      const answer = await this.#invoke(this.#view(graph), input, config, moment.step);
      end('done');
      return answer;
    } catch (thrown) {
      end(isGraphInterrupt(thrown) ? 'paused' : isParentCommand(thrown) ? 'done' : 'failed', thrown);
      throw thrown;
    } finally {
      this.isRunning = false;
      this.#around.gate.leave();
    }
  }

  /** The graph with channels and nodes of its own, since two tasks may run one graph at once. */
  #view(graph: Subgraph): Subgraph {
    const view = Object.create(graph) as Subgraph;
    const own = <Part extends object>(parts: Readonly<Record<string, Part>>) =>
      Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, Object.create(part) as Part]));
    hook(view, 'channels', own(graph.channels));
    hook(view, 'nodes', own(graph.nodes));
    this.#spy.hook(view as unknown as Hooked);
    return view;
  }

  #invoke(graph: Subgraph, input: unknown, config: TaskConfig, step: number): Promise<unknown> {
    const { checkpointer } = this.#around.anatomy;
    const namespace = namespaceOf(config, checkpointer === 'own');
    this.#isSaved = checkpointer !== 'none' && config.configurable['__pregel_checkpointer'] !== undefined;
    if (this.#isSaved) this.#around.saver.inside(namespace, config.configurable.__pregel_task_id, this.#saved);
    const tap = this.#isSaved
      ? checkpointTap((checkpoint) => this.#checkpoint(checkpoint), namespace)
      : this.#unsaved.begin(step, namespace);
    const run = () => graph.invoke(input, { ...config, configurable: { ...config.configurable, __pregel_stream: tap } });
    return this.#isSaved ? run() : this.#unsaved.during(run, () => this.#spy.step);
  }

  #checkpoint({ id, step, source, values, next }: Checkpoint): void {
    this.#step = step;
    this.#base = id;
    this.#state = this.#recording.book.state(values);
    this.#recording.emit({ type: 'checkpoint', id, step, source, values: this.#state, next });
  }
}
