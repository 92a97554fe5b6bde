import { DEEPEST } from '~/core/document';
import type { TaskNumber, TraceEvent } from '../event';
import type { TraceIndex } from './traceIndex';

/** The records of the graphs inside tasks. */
export class InnerRecords {
  readonly #create: () => TraceIndex;
  readonly #depth: number;
  readonly #of = new Map<TaskNumber, { readonly record: TraceIndex; readonly turn: number; readonly first: TaskNumber }>();

  /** `depth` is how many graphs stand around the tasks. */
  constructor(depth: number, create: () => TraceIndex) {
    this.#depth = depth;
    this.#create = create;
  }

  get(task: TaskNumber): TraceIndex | null {
    return this.#of.get(task)?.record ?? null;
  }

  turn(task: TaskNumber): number {
    return this.#of.get(task)?.turn ?? 0;
  }

  first(task: TaskNumber): TaskNumber {
    return this.#of.get(task)?.first ?? task;
  }

  /** False where it does not fit, or is deeper inside than a document goes. */
  take(task: TaskNumber, event: TraceEvent): boolean {
    if (this.#depth >= DEEPEST) return false;
    const known = this.get(task);
    const record = known ?? this.#create();
    if (known === null) this.#of.set(task, { record, turn: 0, first: task });
    const before = record.dropped;
    record.append([], [event]);
    return record.dropped === before;
  }

  goOn(task: TaskNumber, of: TaskNumber): boolean {
    const record = this.get(of);
    if (record === null) return false;
    this.#of.set(task, { record, turn: record.turns.length, first: this.first(of) });
    return true;
  }
}
