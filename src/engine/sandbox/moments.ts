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

/** Counts moments and lets each through the gate. */
export class Moments {
  readonly #gate: Gate;
  readonly #outbox: Outbox;
  #count = 0;
  #superstep = 0;

  constructor(gate: Gate, outbox: Outbox) {
    this.#gate = gate;
    this.#outbox = outbox;
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

  #emit(event: TraceEvent): void {
    this.#outbox.event(event);
  }
}
