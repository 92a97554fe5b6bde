import type { NamedRef, Shaped } from '~/core/trace';
import type { Outbox } from './outbox';
import { fieldsOf, type Recorded, type ValueRecorder } from './record';

/** A value that was recorded by field, or whole where it is no plain object. */
export interface Shape {
  readonly shaped: Shaped;
  readonly fields: ReadonlyMap<string, Recorded>;
}

/** Records values and sends them ahead of the events that name them; knows the state as it was last seen, by field. */
export class Book {
  readonly #recorder: ValueRecorder;
  readonly #outbox: Outbox;
  readonly #isQuiet: () => boolean;
  readonly #live = new Map<string, Recorded>();
  /** Objects recorded since user code last ran: they cannot have changed and are not walked again. */
  readonly #fresh: Map<object, Recorded>;

  /** `isQuiet` tells that no asynchronous user code may be running. */
  constructor(recorder: ValueRecorder, outbox: Outbox, isQuiet: () => boolean, fresh = new Map<object, Recorded>()) {
    this.#recorder = recorder;
    this.#outbox = outbox;
    this.#isQuiet = isQuiet;
    this.#fresh = fresh;
  }

  /** For a graph with a state of its own; values are shared. */
  inside(): Book {
    return new Book(this.#recorder, this.#outbox, this.#isQuiet, this.#fresh);
  }

  /** User code runs or ran: any object may have changed. */
  stale(): void {
    this.#fresh.clear();
  }

  /** `near` is a value that this one is likely to have much in common with. */
  record(value: unknown, near?: Recorded | null): Recorded {
    if (typeof value !== 'object' || value === null) return this.#put(value, near);
    const fresh = this.#isQuiet() ? this.#fresh.get(value) : undefined;
    const recorded = fresh ?? this.#put(value, near);
    this.#fresh.set(value, recorded);
    return recorded;
  }

  /** Whether a live value is still what was recorded. */
  matches(recorded: Recorded, value: unknown): boolean {
    return this.#recorder.matches(recorded, value);
  }

  /** What a reducer left: `existing` as it is now, and its result. */
  settle(existing: Recorded, value: unknown, result: unknown): { readonly existing: Recorded; readonly result: Recorded } {
    const settled = this.#recorder.settle(existing, value, result);
    this.#flush();
    if (typeof result === 'object' && result !== null) this.#fresh.set(result, settled.result);
    return settled;
  }

  /** The field's value in the state; undefined where it holds nothing as far as was seen. */
  live(field: string): Recorded | undefined {
    return this.#live.get(field);
  }

  setLive(field: string, recorded: Recorded | null): void {
    if (recorded === null) this.#live.delete(field);
    else this.#live.set(field, recorded);
  }

  /** An object of fields is recorded by field, each near what the field holds; everything else whole. */
  shape(value: unknown): Shape {
    const entries = fieldsOf(value);
    if (!entries) return { shaped: { whole: this.record(value).ref }, fields: new Map() };
    const fields = new Map(entries.map(([name, item]) => [name, this.record(item, this.live(name))]));
    return { shaped: { fields: refsOf(fields) }, fields };
  }

  /** The state as a checkpoint has it, which is what the fields hold from now on. */
  state(values: Readonly<Record<string, unknown>>): NamedRef[] {
    const { fields } = this.shape(values);
    for (const [name, recorded] of fields) this.#live.set(name, recorded);
    return refsOf(fields);
  }

  #put(value: unknown, near: Recorded | null | undefined): Recorded {
    const recorded = this.#recorder.put(value, near ?? undefined);
    this.#flush();
    return recorded;
  }

  #flush(): void {
    const { from, entries } = this.#recorder.drain();
    if (entries.length > 0) this.#outbox.values(from, entries);
  }
}

function refsOf(fields: ReadonlyMap<string, Recorded>): NamedRef[] {
  return Array.from(fields, ([name, { ref }]) => [name, ref]);
}
