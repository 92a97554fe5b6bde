import { isCommand, isGraphInterrupt } from '@langchain/langgraph/web';
import type { PendingWrite } from '@langchain/langgraph-checkpoint';
import type { NamedRef, Writer } from '~/core/trace';
import type { Moment } from '../moments';
import { Watch } from '../watch';
import type { OpenTask, Source } from './openTask';
import type { Recording } from './recording';
import { nodeOfPath, pathText, sendIndex, type TaskConfig } from './taskConfig';
import { undeclaredWrites } from './undeclared';
import { chosenNode, RESUME, TASKS } from './write';

interface SendLike {
  readonly node: string;
  readonly args: unknown;
}

/** The names of fields: those that have a channel, those that the input schema has, those that are never saved, and those that are saved as their writes. */
export interface Fields {
  readonly all: ReadonlySet<string>;
  readonly input: ReadonlySet<string>;
  readonly untracked: ReadonlySet<string>;
  readonly delta: ReadonlySet<string>;
}

/** The part of an id that stays where a saver is only told at the end: the rest then says the superstep. */
const tailOf = (id: string): string => id.slice(-17);

/** The tasks of the superstep at hand and all else that writes in it; tells what becomes of each. */
export class TaskBoard {
  readonly watch: Watch;
  readonly #recording: Recording;
  readonly #fields: Fields;
  /** By LangGraph's id. */
  readonly #sources = new Map<string, Source>();
  readonly #tasks = new Map<string, OpenTask>();
  /** The checkpoint that the superstep at hand goes on from. */
  #base = '';
  /** By checkpoint, what was done in the superstep after it when a turn was over. */
  readonly #left = new Map<string, readonly Source[]>();
  /** By LangGraph's id, the number and the node of the task that had it last. */
  readonly #names = new Map<string, Pick<OpenTask, 'number' | 'node'>>();
  readonly #writers = new Map<string, Writer>();
  #count = 0;

  constructor(recording: Recording, fields: Fields) {
    this.#recording = recording;
    this.#fields = fields;
    this.watch = new Watch(recording.book, recording.actors, recording.emit);
  }

  get sources(): readonly Source[] {
    return [...this.#sources.values()];
  }

  get isPaused(): boolean {
    return this.sources.some(({ state }) => state === 'paused');
  }

  /**
   * A superstep begins that goes on from this checkpoint. What finished there before a pause or an error is not run again, but
   * merged with the rest: such tasks are back. Everything else is over.
   */
  begin(base: string): void {
    this.#sources.clear();
    this.#base = base;
    for (const source of this.left(base)) this.add(source);
    this.#tasks.clear();
    this.watch.clear();
  }

  /** A turn is over, wherever it is. */
  leave(): void {
    // A task that was done when another's error took it down has left its writes all the same.
    const done = this.sources.filter(({ state, writes }) => state === 'finished' || writes.some(({ channel }) => channel !== RESUME));
    if (done.length > 0) this.#left.set(this.#base, done);
    const { book } = this.#recording;
    for (const write of done.flatMap(({ writes }) => writes)) {
      if (this.#fields.all.has(write.channel)) write.recorded ??= book.record(write.value, book.live(write.channel));
    }
    this.begin('');
  }

  /** What was done after a checkpoint and left there. */
  left(base: string): readonly Source[] {
    return this.#left.get(base) ?? [];
  }

  add(source: Source): void {
    this.#sources.set(source.id, source);
    this.#writers.set(tailOf(source.id), source.writer);
  }

  /** Who wrote under this id of LangGraph's, at any time in this run. */
  writerOf(id: string): Writer {
    return this.#writers.get(tailOf(id)) ?? { kind: 'unknown' };
  }

  /** Who a config belongs to, for user code that LangGraph calls with it. */
  of(config: Readonly<Record<string, unknown>>): { readonly task: OpenTask | undefined; readonly writer: Writer | undefined } {
    const { configurable } = config as { configurable?: { __pregel_task_id?: string } };
    const id = configurable?.__pregel_task_id ?? '';
    return { task: this.#tasks.get(id), writer: this.#sources.get(id)?.writer };
  }

  /** A task is ready; its node will read exactly `input`. */
  open(input: unknown, config: TaskConfig, moment: Moment): OpenTask {
    const { actors, book, emit } = this.#recording;
    const { metadata, configurable } = config;
    const number = this.#count++;
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
      began: 0,
      isSynchronous: false,
    };
    this.add(task);
    this.#tasks.set(task.id, task);
    this.#names.set(task.id, task);
    actors.opened(task);
    const { shaped: reads, fields } = book.shape(input);
    for (const [field, recorded] of fields) this.watch.add(task, field, (input as Record<string, unknown>)[field], recorded);
    if ('whole' in reads) this.watch.add(task, '', input, book.record(input));
    const { node, path } = task;
    emit({ type: 'taskReady', task: number, moment: moment.number, node, path, send: sendIndex(metadata.langgraph_path), reads });
    return task;
  }

  /** `hasWaited`: time has passed since the task was opened. */
  start(task: OpenTask, hasWaited: boolean): void {
    if (hasWaited) {
      this.#recording.book.stale();
      this.watch.waited(task);
    }
    task.state = 'running';
    this.#recording.emit({ type: 'taskStarted', task: task.number });
  }

  finish(task: OpenTask, answer: unknown, ms: number): void {
    const { actors, book, emit } = this.#recording;
    if (!task.isSynchronous || !actors.isQuiet) this.watch.ended(task);
    task.state = 'finished';
    task.returned ??= { value: answer, shape: book.shape(answer) };
    const { returned, writes, number } = task;
    const own = writes.filter(({ channel }) => this.#fields.all.has(channel));
    const written = own.map((write): readonly [string, number] => {
      write.recorded = book.record(write.value, returned.shape.fields.get(write.channel) ?? book.live(write.channel));
      return [write.channel, write.recorded.ref];
    });
    const sends = writes.filter(({ channel }) => channel === TASKS).map(({ value }) => this.#send(value as SendLike));
    const goto = writes.flatMap((write) => chosenNode(write) ?? []);
    emit({ type: 'taskFinished', task: number, returned: returned.shape.shaped, writes: written, sends, goto, ms });
    this.tellUndeclared(returned.value, task.writer);
  }

  /** The task's node has returned a Command for the graph around this one: it writes nothing here. */
  passOn(task: OpenTask, ms: number): void {
    this.watch.ended(task);
    task.state = 'finished';
    const returned = task.returned?.shape.shaped ?? { fields: [] };
    this.#recording.emit({ type: 'taskFinished', task: task.number, returned, writes: [], sends: [], goto: [], ms });
  }

  fail(task: OpenTask, thrown: unknown, ms: number): void {
    const { book, emit, errorInfo } = this.#recording;
    this.watch.ended(task);
    if (isGraphInterrupt(thrown)) {
      task.state = 'paused';
      const [asked] = thrown.interrupts;
      emit({ type: 'taskPaused', task: task.number, id: asked?.id ?? '', value: book.record(asked?.value).ref, ms });
    } else {
      task.state = 'failed';
      const returned = task.returned ? { returned: task.returned.shape.shaped } : {};
      emit({ type: 'taskFailed', task: task.number, error: errorInfo(thrown), ...returned, ms });
    }
  }

  /** What was written to keys that are no field; of a plain input also to fields that its schema does not have. */
  tellUndeclared(returned: unknown, writer: Writer): void {
    const { book, emit } = this.#recording;
    const { all, input } = this.#fields;
    const isPlainInput = writer.kind === 'input' && !isCommand(returned);
    for (const [field, value] of undeclaredWrites(returned, isPlainInput ? input : all)) {
      const reason = all.has(field) ? 'notInput' : 'undeclared';
      emit({ type: 'bypassed', phase: 'commit', field, writer, value: book.record(value).ref, reason, replaced: null });
    }
  }

  /** A task's writes as its saver gets them. */
  tell(id: string, path: string, writes: readonly PendingWrite[]): { task: number | null; node: string; writes: NamedRef[] } {
    const { book } = this.#recording;
    const named = this.#names.get(id);
    const own = this.#sources.get(id)?.writes ?? [];
    return {
      task: named?.number ?? null,
      node: named?.node ?? nodeOfPath(path),
      writes: writes.map(([channel, value]) => {
        const told = own.find((write) => write.channel === channel && Object.is(write.value, value))?.recorded;
        return [channel, (told ?? book.record(value, book.live(channel))).ref];
      }),
    };
  }

  #send({ node, args }: SendLike): { node: string; args: number } {
    return { node, args: this.#recording.book.record(args).ref };
  }
}
