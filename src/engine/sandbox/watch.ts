import type { TraceEvent, Writer } from '~/core/trace';
import { type Actors, oneOf } from './actors';
import type { Book } from './book';
import { freezeDeep } from './freezeDeep';
import type { Recorded } from './record';
import type { OpenTask } from './spy/openTask';

interface Watched {
  readonly field: string;
  readonly value: object;
  readonly holders: Set<OpenTask>;
  recorded: Recorded;
}

/**
 * Finds what nodes change in place in the state that they were given. Tasks of one superstep share the very same objects,
 * so a change is pinned on a task only where no other could have run; see `Actors`.
 */
export class Watch {
  readonly #book: Book;
  readonly #actors: Actors;
  readonly #emit: (event: TraceEvent) => void;
  readonly #watched = new Map<object, Watched>();
  readonly #inputs = new Map<OpenTask, Watched[]>();

  constructor(book: Book, actors: Actors, emit: (event: TraceEvent) => void) {
    this.#book = book;
    this.#actors = actors;
    this.#emit = emit;
  }

  /** What a task of the superstep at hand reads. */
  add(task: OpenTask, field: string, value: unknown, recorded: Recorded): void {
    if (typeof value !== 'object' || value === null) return;
    const watched = this.#watched.get(value) ?? { field, value, recorded, holders: new Set() };
    this.#watched.set(value, watched);
    watched.holders.add(task);
    const inputs = this.#inputs.get(task) ?? [];
    this.#inputs.set(task, [...inputs, watched]);
  }

  /** A new superstep begins. */
  clear(): void {
    this.#watched.clear();
    this.#inputs.clear();
  }

  /** Called after a wait at the gate: what has changed meanwhile was code that nobody waited for. */
  waited(task: OpenTask): void {
    this.#check(task, ({ holders }) => oneOf(this.#actors.pendingAmong(holders)));
  }

  /** Called before synchronous code of the task: what has changed by now was not its doing. */
  before(task: OpenTask): void {
    this.#check(task, ({ holders }) => {
      const pending = this.#actors.pendingAmong(holders);
      return pending.length > 0 ? oneOf(pending) : null;
    });
  }

  /** Makes what the task was given in a field unchangeable. */
  freeze(task: OpenTask, field: string): void {
    for (const watched of this.#inputs.get(task) ?? []) if (watched.field === field) freezeDeep(watched.value);
  }

  /** Called right after synchronous code of the task. */
  after(task: OpenTask): void {
    this.#check(task, () => task.writer);
  }

  /** Called once the task is over. */
  ended(task: OpenTask): void {
    this.#check(task, ({ holders }) => oneOf([...new Set([task, ...this.#actors.pendingAmong(holders)])]));
  }

  #check(task: OpenTask, blame: (watched: Watched) => Writer | null): void {
    for (const watched of this.#inputs.get(task) ?? []) {
      const by = blame(watched);
      if (!by) continue;
      const before = watched.recorded;
      if (this.#book.matches(before, watched.value)) continue;
      const after = this.#book.record(watched.value, before);
      watched.recorded = after;
      if (this.#book.live(watched.field) === before) this.#book.setLive(watched.field, after);
      this.#emit({ type: 'mutated', what: 'input', field: watched.field, by, call: null, before: before.ref, after: after.ref });
    }
  }
}
