import type { MomentNumber, RecordPath } from '~/core/trace';
import type { Hold } from '../protocol';
import { Stopped } from './gate';

/** Where the moments of one record wait. */
export interface InsideGate {
  /** Its input goes in: that is part of the step into the graph, and so is the input's own moment. */
  enter(moment: MomentNumber): void;
  /** Resolves when the moment may run, and tells whether it had to wait; rejects when the run is stopped. */
  pass(moment: MomentNumber): Promise<boolean>;
  /** The graph is over for this task. */
  leave(): void;
}

interface Parked {
  readonly gate: RecordGate;
  readonly moment: MomentNumber;
  readonly go: () => void;
  readonly refuse: (reason: Error) => void;
}

/** Where a record stands: the tasks around it and the names of their nodes, both from the outside in. */
interface Where {
  readonly record: RecordPath;
  readonly path: readonly string[];
}

/** The gates of all graphs inside tasks. They stand open but for those of the graphs that the page wants to step into. */
export class InsideGates {
  readonly #onPark: (where: Where, moment: MomentNumber) => void;
  #hold: Hold | null = null;
  #stopped: Error | null = null;
  #parked: Parked[] = [];

  constructor(onPark: (where: Where, moment: MomentNumber) => void) {
    this.#onPark = onPark;
  }

  get isParked(): boolean {
    return this.#parked.length > 0;
  }

  of(where: Where): InsideGate {
    const gate = new RecordGate(where);
    return {
      enter: (moment) => gate.enter(moment),
      pass: (moment) => this.#pass(gate, moment),
      leave: () => this.#tellOfOthers(),
    };
  }

  /** Takes the place of what was said before, and lets go of what it does not hold. */
  set(hold: Hold | null): void {
    this.#hold = hold;
    const free = this.#parked.filter(({ gate, moment }) => gate.lets(moment, hold));
    this.#parked = this.#parked.filter((one) => !free.includes(one));
    if (free.length === 0) this.#tellOfOthers();
    for (const { go } of free) go();
  }

  stop(): void {
    this.#stopped = new Stopped('The run was stopped.');
    for (const { refuse } of this.#parked.splice(0)) refuse(this.#stopped);
  }

  async #pass(gate: RecordGate, moment: MomentNumber): Promise<boolean> {
    // As at the gate of the graph around: the page hears of the wait once all tasks have told what they read.
    await Promise.resolve();
    if (this.#stopped) throw this.#stopped;
    if (gate.lets(moment, this.#hold)) return false;
    const isFirst = !this.#parked.some((one) => one.gate === gate && one.moment === moment);
    const wait = new Promise<void>((go, refuse) => this.#parked.push({ gate, moment, go, refuse }));
    if (isFirst) this.#onPark(gate.where, moment);
    await wait;
    return true;
  }

  /** Where nothing else goes on, what the run waits for is another that has been waiting all the while. */
  #tellOfOthers(): void {
    const [first] = this.#parked;
    if (first) this.#onPark(first.gate.where, first.moment);
  }
}

class RecordGate {
  readonly where: Where;
  /** Moments that may run because the graph was entered. */
  #entered = 0;

  constructor(where: Where) {
    this.where = where;
  }

  enter(moment: MomentNumber): void {
    this.#entered = moment + 1;
  }

  lets(moment: MomentNumber, hold: Hold | null): boolean {
    if (hold === null || !this.where.path.every((name, depth) => hold.path[depth] === name)) return true;
    const key = this.where.record.join();
    const allowed = hold.records.find(({ record }) => record.join() === key)?.moments ?? 0;
    return moment < Math.max(allowed, this.#entered);
  }
}
