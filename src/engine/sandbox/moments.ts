import type { MomentKind, MomentNumber, TraceEvent } from '~/core/trace';
import type { Gate } from './gate';
import type { Outbox } from './outbox';

export interface Moment {
  readonly number: MomentNumber;
  /** Its turn and LangGraph's number; tasks of the same belong to the same moment. */
  readonly turn: number;
  readonly step: number;
  started: boolean;
}

/** Where a turn is given up, and how. */
export interface Until {
  /** The superstep that it does not get to, 1-based. */
  readonly superstep: number;
  readonly giveUp: () => void;
}

/** Thrown at the tasks of a superstep before which their turn is given up. */
class GivenUp extends Error {
  override readonly name = 'GivenUp';
}

/** Counts moments and lets each through the gate. */
export class Moments {
  readonly #gate: Pick<Gate, 'pass'>;
  readonly #outbox: Outbox;
  readonly #delay: (() => Promise<void>) | null;
  readonly #emit: (event: TraceEvent) => void;
  #count = 0;
  #superstep = 0;
  #until: Until | null = null;

  /** `delay` is waited for before each task; null is no wait. */
  constructor(
    gate: Pick<Gate, 'pass'>,
    outbox: Outbox,
    delay: (() => Promise<void>) | null,
    emit: (event: TraceEvent) => void = (event) => outbox.event(event),
  ) {
    this.#gate = gate;
    this.#outbox = outbox;
    this.#delay = delay;
    this.#emit = emit;
  }

  /** For a graph inside a task, whose moments are counted by themselves. */
  inside(gate: Pick<Gate, 'pass'>, emit: (event: TraceEvent) => void): Moments {
    return new Moments(gate, this.#outbox, this.#delay, emit);
  }

  /** A turn begins; null is one that goes on to its own end. */
  begin(until: Until | null): void {
    this.#until = until;
  }

  /** The superstep of the moment that was opened last, 0 for an input, an update or a deletion. */
  get superstep(): number {
    return this.#superstep;
  }

  /** The turn is given up before the superstep that would come next. */
  get isLast(): boolean {
    return this.#until !== null && this.#superstep + 1 >= this.#until.superstep;
  }

  /** Gives the turn up once all tasks of the superstep have come here; none of them ever runs. */
  async giveUp(): Promise<never> {
    await Promise.resolve();
    this.#until?.giveUp();
    throw new GivenUp('The turn was given up before this superstep.');
  }

  open(turn: number, kind: MomentKind, step: number): Moment {
    this.#superstep = kind === 'superstep' ? this.#superstep + 1 : 0;
    const moment = { number: this.#count++, turn, step, started: false };
    this.#emit({ type: 'momentReady', moment: moment.number, turn, kind, step, superstep: this.#superstep });
    return moment;
  }

  /** Waits until the moment may run and the page has taken in what came before. Tells whether time has passed over it. */
  async pass(moment: Moment): Promise<boolean> {
    const wasParked = await this.#gate.pass(moment.number);
    const wasHeld = await this.#outbox.credit();
    if (moment.started) return wasParked || wasHeld;
    moment.started = true;
    this.#outbox.gatePassed();
    this.#emit({ type: 'momentStarted', moment: moment.number });
    return wasParked || wasHeld;
  }

  /** `pass` for one task of the moment, with its delay. */
  async passTask(moment: Moment): Promise<boolean> {
    const hasWaited = await this.pass(moment);
    if (!this.#delay) return hasWaited;
    await this.#delay();
    // The run may have been stopped meanwhile.
    await this.#gate.pass(moment.number);
    return true;
  }
}
