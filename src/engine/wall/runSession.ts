import type { KeptRecord, RecordPath, RunOutcome, StoredRecord, TraceEvent, ValueEntry } from '~/core/trace';
import type { OverCause, RunHandle, RunListener, RunOptions, RunStatus } from '../engine';
import type { Hold } from '../protocol';
import { storedCommands } from '../storedCommands';
import { Job, type JobReport, type JobSetting, type Prepared } from './job';
import { Stopwatch } from './stopwatch';

/** A run as the page sees it: its trace, its status, its gate, and the time it takes outside gates. */
export class RunSession implements RunHandle {
  readonly #job: Job;
  readonly #listener: RunListener;
  readonly #wall: Stopwatch;
  readonly #stored: readonly KeptRecord[];
  readonly #onOver: () => void;
  #status: RunStatus = { kind: 'starting' };
  #allowed: number | null;
  #hold: Hold | null;
  #values = 0;
  #strays = 0;
  #difference = '';
  /** Why the page asks whether to wait on: nothing was heard for a while, or it has been running for long. */
  #quiet = false;
  #long = false;
  #started = false;
  #ended = false;

  constructor(setting: JobSetting, prepare: () => Promise<Prepared>, options: RunOptions, listener: RunListener, onOver: () => void) {
    this.#listener = listener;
    this.#allowed = options.allow;
    this.#hold = options.hold ?? null;
    this.#stored = options.stored ?? [];
    this.#onOver = onOver;
    this.#wall = new Stopwatch(setting.clock, setting.limits.page.wallMs, () => {
      this.#long = true;
      this.#sayRunning();
    });
    listener.onStatus(this.#status);
    this.#job = new Job(setting, prepare, options.seed, {
      onBegun: (difference) => this.#begin(difference),
      onQuiet: (quiet) => {
        this.#quiet = quiet;
        if (this.#status.kind === 'running') this.#sayRunning();
      },
      onReports: (reports) => this.#take(reports),
      onOver: (how, cause, dropped) => this.#finish(how, cause, dropped),
    });
  }

  allow(moments: number | null): void {
    if (this.#allowed === null || (moments !== null && moments <= this.#allowed)) return;
    this.#allowed = moments;
    if (this.#status.kind === 'starting' || this.#status.kind === 'over') return;
    this.#job.send({ kind: 'allow', moments });
    if (this.#status.kind === 'parked' && !this.#status.inside && this.#lets(this.#status.moment)) this.#goOn();
  }

  hold(hold: Hold | null): void {
    if (JSON.stringify(hold) === JSON.stringify(this.#hold)) return;
    this.#hold = hold;
    if (this.#status.kind === 'starting' || this.#status.kind === 'over') return;
    this.#job.send({ kind: 'hold', hold });
    if (this.#status.kind === 'parked' && this.#status.inside) this.#goOn();
  }

  keepWaiting(): void {
    if (this.#status.kind !== 'running') return;
    this.#job.bear();
    this.#goOn();
  }

  stop(): void {
    this.#job.stop();
  }

  get isEnding(): boolean {
    return this.#job.isEnding;
  }

  kill(): void {
    this.#job.kill();
  }

  #begin(difference: string): void {
    this.#difference = difference;
    for (const command of storedCommands(this.#stored)) this.#job.send(command);
    if (this.#hold) this.#job.send({ kind: 'hold', hold: this.#hold });
    this.#job.send({ kind: 'allow', moments: this.#allowed });
    this.#goOn();
  }

  #goOn(): void {
    this.#wall.reset();
    this.#wall.run();
    this.#long = false;
    this.#sayRunning();
  }

  #take(reports: readonly JobReport[]): void {
    const values: ValueEntry[] = [];
    const events: TraceEvent[] = [];
    const stored: StoredRecord[] = [];
    let parked: Extract<RunStatus, { kind: 'parked' }> | null = null;
    for (const report of reports) {
      if (report.kind === 'values') {
        // A gap would shift every later number.
        if (report.from === this.#values) {
          values.push(...report.entries);
          this.#values += report.entries.length;
        } else this.#strays += 1;
      } else if (report.kind === 'event') {
        events.push(report.event);
        if (report.event.type === 'runStarted') events.push(...this.#start());
        this.#ended ||= report.event.type === 'runEnded';
      } else if (report.kind === 'stored') stored.push(report.record);
      else if (report.kind === 'parked' && !this.#lets(report.moment)) parked = { kind: 'parked', moment: report.moment };
      else if (report.kind === 'parkedInside' && this.#holds(report.record, report.path, report.moment)) {
        parked = { kind: 'parked', moment: report.moment, inside: report.record };
      }
    }
    // Before the page hears that a moment is over: what it shows is kept.
    if (stored.length > 0) this.#listener.onStored?.(stored);
    if (values.length + events.length > 0) this.#listener.onTrace(values, events);
    if (parked === null) return;
    this.#wall.pause();
    this.#say(parked);
  }

  #start(): TraceEvent[] {
    this.#started = true;
    if (this.#difference === '') return [];
    return [{ type: 'noticed', notice: { code: 'recordingOff', difference: this.#difference } }];
  }

  /** What was said before the gate was opened further is no longer true. */
  #lets(moment: number): boolean {
    return this.#allowed === null || moment < this.#allowed;
  }

  #holds(record: RecordPath, path: readonly string[], moment: number): boolean {
    if (!this.#hold || path.some((name, depth) => this.#hold?.path[depth] !== name)) return false;
    return moment >= (this.#hold.records.find((one) => one.record.join() === record.join())?.moments ?? 0);
  }

  #finish(how: RunOutcome, cause: OverCause | null, dropped: number): void {
    this.#wall.pause();
    if (this.#started) this.#closeTrace(how, dropped + this.#strays);
    this.#say({ kind: 'over', how, cause });
    this.#onOver();
  }

  /** A worker that was killed cannot say its last words. */
  #closeTrace(how: RunOutcome, dropped: number): void {
    const events: TraceEvent[] = [];
    // Nothing but tampering makes a far side send what the protocol does not know.
    if (dropped > 0) events.push({ type: 'noticed', notice: { code: 'tampered', names: [`protocol (${dropped})`] } });
    if (!this.#ended) events.push({ type: 'runEnded', how });
    if (events.length > 0) this.#listener.onTrace([], events);
  }

  #sayRunning(): void {
    const waiting = this.#quiet || this.#long;
    if (this.#status.kind !== 'running' || this.#status.waiting !== waiting) this.#say({ kind: 'running', waiting });
  }

  #say(status: RunStatus): void {
    this.#status = status;
    this.#listener.onStatus(status);
  }
}
