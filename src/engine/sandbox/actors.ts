import type { CallNumber, Writer } from '~/core/trace';
import type { OpenTask } from './spy/openTask';

const UNKNOWN: Writer = { kind: 'unknown' };

/**
 * Who may be running user code right now. Synchronous code is known exactly; after an `await` only the set of tasks that
 * have not finished is, since no browser tells which of them a continuation belongs to.
 */
export class Actors {
  readonly #onUserCode: () => void;
  readonly #pending = new Set<OpenTask>();
  #current: Writer | null = null;
  #call: CallNumber | null = null;

  /** `onUserCode` is called before and after all user code that is seen to run. */
  constructor(onUserCode: () => void) {
    this.#onUserCode = onUserCode;
  }

  /** Whether no asynchronous user code may be running. */
  get isQuiet(): boolean {
    return this.#pending.size === 0;
  }

  /** The reducer call that is being made, null outside of one. */
  get call(): CallNumber | null {
    return this.#call;
  }

  /** Runs synchronous user code of this writer. */
  during<Result>(writer: Writer, run: () => Result, call: CallNumber | null = null): Result {
    const before = [this.#current, this.#call] as const;
    this.#current = writer;
    this.#call = call;
    this.#onUserCode();
    try {
      return run();
    } finally {
      [this.#current, this.#call] = before;
      this.#onUserCode();
    }
  }

  /** The task's function (or router) has returned a promise. */
  began(task: OpenTask): void {
    this.#pending.add(task);
  }

  settled(task: OpenTask): void {
    this.#pending.delete(task);
    this.#onUserCode();
  }

  /** The tasks whose asynchronous code may be running, of one node or (null) of all. */
  pendingOf(node: string | null): readonly OpenTask[] {
    return [...this.#pending].filter((task) => node === null || task.node === node);
  }

  now(): Writer {
    return this.#current ?? oneOf([...this.#pending]);
  }

  /** Those of the tasks that may have run asynchronous code. */
  pendingAmong(tasks: Iterable<OpenTask>): OpenTask[] {
    return [...tasks].filter((task) => this.#pending.has(task));
  }
}

export function oneOf(tasks: readonly OpenTask[]): Writer {
  const [first, second] = tasks;
  if (!first) return UNKNOWN;
  return second ? { kind: 'oneOf', tasks: tasks.map(({ number }) => number) } : first.writer;
}
