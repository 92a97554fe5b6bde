import type { FoldOutcome } from '~/core/analysis';
import type { Notice, StoredRecord, TraceEvent, ValueEntry, ValueRef } from '~/core/trace';
import { frame } from '../frame';
import { PART_CHARACTERS } from '../limits';
import type { FarLimits, Report } from '../protocol';
import { plainText } from './plainText';

/** Thrown where a limit is reached amid user code; whoever catches it, nothing is reported any more. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached';
}

/**
 * The way out of the far side: counts what leaves, ends the run at a limit, and holds the run up while the page has too
 * much to take in. Bytes are UTF-16 units of messages, framing characters included.
 */
export class Outbox {
  readonly #send: (message: string) => void;
  readonly #limits: FarLimits;
  readonly #onLimit: (notice: Extract<Notice, { code: 'limit' }>) => void;
  #events = 0;
  #eventsAtGate = 0;
  #sent = 0;
  #acknowledged = 0;
  #closed = false;
  #waiting: (() => void)[] = [];

  constructor(send: (message: string) => void, limits: FarLimits, onLimit: (notice: Extract<Notice, { code: 'limit' }>) => void) {
    this.#send = send;
    this.#limits = limits;
    this.#onLimit = onLimit;
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** Values must be sent before the event that refers to them. */
  values(from: ValueRef, entries: readonly ValueEntry[]): void {
    this.report({ kind: 'values', from, entries });
    if (this.#sent > this.#limits.bytesPerRun) this.#limit('bytes', this.#limits.bytesPerRun);
  }

  event(event: TraceEvent): void {
    this.report({ kind: 'event', event });
    this.#events++;
    if (this.#events > this.#limits.eventsPerRun) this.#limit('events', this.#limits.eventsPerRun);
    if (this.#events - this.#eventsAtGate > this.#limits.eventsBetweenGates) this.#limit('events', this.#limits.eventsBetweenGates);
    if (this.#sent > this.#limits.bytesPerRun) this.#limit('bytes', this.#limits.bytesPerRun);
  }

  stored(record: StoredRecord): void {
    this.report({ kind: 'stored', record });
    if (this.#sent > this.#limits.bytesPerRun) this.#limit('bytes', this.#limits.bytesPerRun);
  }

  folded(index: number, outcome: FoldOutcome): void {
    this.report({ kind: 'folded', index, outcome });
    if (this.#sent > this.#limits.bytesPerRun) this.#limit('bytes', this.#limits.bytesPerRun);
  }

  report(report: Report): void {
    if (this.#closed) return;
    for (const message of frame(plainText(report), PART_CHARACTERS)) {
      this.#sent += message.length;
      this.#send(message);
    }
  }

  /** Events are counted from one gate to the next. */
  gatePassed(): void {
    this.#eventsAtGate = this.#events;
  }

  acknowledge(bytes: number): void {
    this.#acknowledged = Math.max(this.#acknowledged, bytes);
    if (this.#isFull() && !this.#closed) return;
    for (const go of this.#waiting.splice(0)) go();
  }

  /** Resolves once the page has taken in enough of what was sent, and tells whether that took time. */
  async credit(): Promise<boolean> {
    if (!this.#isFull() || this.#closed) return false;
    while (this.#isFull() && !this.#closed) await new Promise<void>((go) => this.#waiting.push(go));
    return true;
  }

  /** Nothing leaves any more. */
  close(): void {
    this.#closed = true;
    this.acknowledge(this.#sent);
  }

  #isFull(): boolean {
    return this.#sent - this.#acknowledged > this.#limits.bytesUnacknowledged;
  }

  #limit(limit: 'events' | 'bytes', value: number): void {
    if (this.#closed) throw new LimitReached();
    this.#onLimit({ code: 'limit', limit, value });
    throw new LimitReached(`${limit} ${value}`);
  }
}
