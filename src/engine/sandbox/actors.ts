import type { CallNumber, TraceEvent, Writer } from '~/core/trace';
import type { OpenTask } from './spy/openTask';

const UNKNOWN: Writer = { kind: 'unknown' };

/**
 * Who may be running user code right now. Synchronous code is known exactly; after an `await` only the set of tasks that
 * have not finished is, since no browser tells which of them a continuation belongs to.
 */
export class Actors {
  /** Into the record that these actors act in. */
  readonly emit: (event: TraceEvent) => void;
  readonly #onUserCode: () => void;
  readonly #outer: Outer | null;
  readonly #pending = new Set<OpenTask>();
  /** Of the graphs that run inside pending tasks. */
  readonly #insides = new Map<OpenTask, Actors>();
  /** By LangGraph's id, every task of the run at hand, here or inside. */
  readonly #asking: Map<string, Asker>;
  #current: Writer | null = null;
  #inside: Actors | null = null;
  #call: CallNumber | null = null;

  /** `onUserCode` is called before and after all user code that is seen to run. */
  constructor(emit: (event: TraceEvent) => void, onUserCode: () => void, outer: Outer | null = null) {
    this.emit = emit;
    this.#onUserCode = onUserCode;
    this.#outer = outer;
    this.#asking = outer ? outer.actors.#asking : new Map<string, Asker>();
  }

  /** The task has its number: what is done with its config is its own doing from now on. */
  opened({ id, writer }: OpenTask): void {
    this.#asking.set(id, { by: writer, emit: this.emit });
  }

  /**
   * Whose doing something is: of the task with LangGraph's `id` where it is known; else of the code that runs right now; else of
   * the pending tasks of one node, or (null) of all. Of several that run in different graphs nothing closer can be said than here.
   */
  asker(id: string | undefined, node: string | null): Asker {
    const known = id === undefined ? undefined : this.#asking.get(id);
    if (known) return known;
    if (this.#current) return ([...this.running()].at(-1) ?? this).#here();
    const found = this.pendingOf(node).flatMap((task) => this.#asking.get(task.id) ?? []);
    const [first] = found;
    if (!first || found.some(({ emit }) => emit !== first.emit)) return this.#here();
    const tasks = found.flatMap(({ by }) => (by.kind === 'task' ? [by.task] : []));
    return { by: found.length === 1 ? first.by : { kind: 'oneOf', tasks }, emit: first.emit };
  }

  #here(): Asker {
    return { by: this.now(), emit: this.emit };
  }

  /** Of a graph inside a task of these; what runs there also runs in that task. `task` tells which it is now. */
  inside(emit: (event: TraceEvent) => void, task: () => OpenTask): Actors {
    return new Actors(emit, this.#onUserCode, { actors: this, task });
  }

  /** Whether no asynchronous user code may be running, here or around. */
  get isQuiet(): boolean {
    return this.#outer ? this.#outer.actors.isQuiet : this.#pending.size === 0;
  }

  /** The reducer call that is being made, null outside of one. */
  get call(): CallNumber | null {
    return this.#call;
  }

  /** Runs synchronous user code of this writer. */
  during<Result>(writer: Writer, run: () => Result, call: CallNumber | null = null): Result {
    return this.#act(writer, run, call, null);
  }

  #act<Result>(writer: Writer, run: () => Result, call: CallNumber | null, inside: Actors | null): Result {
    const before = [this.#current, this.#call, this.#inside] as const;
    this.#current = writer;
    this.#call = call;
    this.#inside = inside;
    this.#onUserCode();
    const outer = this.#outer;
    try {
      return outer ? outer.actors.#act(outer.task().writer, run, null, this) : run();
    } finally {
      [this.#current, this.#call, this.#inside] = before;
      this.#onUserCode();
    }
  }

  /** The task's function (or router) has returned a promise. */
  began(task: OpenTask): void {
    this.#pending.add(task);
    const outer = this.#outer;
    if (!outer) return;
    outer.actors.#insides.set(outer.task(), this);
    outer.actors.began(outer.task());
  }

  settled(task: OpenTask): void {
    this.#pending.delete(task);
    this.#insides.delete(task);
    if (this.#pending.size === 0) this.#outer?.actors.settled(this.#outer.task());
    this.#onUserCode();
  }

  /** The tasks whose asynchronous code may be running, in graphs inside them the innermost; of one node or (null) of all. */
  pendingOf(node: string | null): readonly OpenTask[] {
    return [...this.#pending].flatMap((task): readonly OpenTask[] => {
      const inside = this.#insides.get(task);
      if (inside) return inside.pendingOf(node);
      return node === null || task.node === node ? [task] : [];
    });
  }

  /** These, and those inside whose code is running, from the outside in. */
  *running(): Generator<Actors> {
    yield this;
    const [first] = this.#pending;
    const inside = this.#current ? this.#inside : this.#pending.size === 1 && first ? this.#insides.get(first) : undefined;
    if (inside) yield* inside.running();
  }

  now(): Writer {
    return this.#current ?? oneOf([...this.#pending]);
  }

  /** Those of the tasks that may have run asynchronous code. */
  pendingAmong(tasks: Iterable<OpenTask>): OpenTask[] {
    return [...tasks].filter((task) => this.#pending.has(task));
  }
}

/** Who does something, and the record that it belongs in. */
interface Asker {
  readonly by: Writer;
  readonly emit: (event: TraceEvent) => void;
}

interface Outer {
  readonly actors: Actors;
  readonly task: () => OpenTask;
}

export function oneOf(tasks: readonly OpenTask[]): Writer {
  const [first, second] = tasks;
  if (!first) return UNKNOWN;
  return second ? { kind: 'oneOf', tasks: tasks.map(({ number }) => number) } : first.writer;
}
