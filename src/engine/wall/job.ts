import type { Problem } from '~/core/document';
import type { RunOutcome, TraceEvent } from '~/core/trace';
import type { OverCause } from '../engine';
import type { Limits } from '../limits';
import { type Command, PROTOCOL_VERSION, type Report, type Job as Work } from '../protocol';
import type { Clock } from './clock';
import type { FarWorker } from './farWorker';
import type { WorkerPool } from './pool';
import { SilenceWatch } from './silence';

/** What a job is to do, or why it cannot be done. `trusted` is false where the engine failed its canary. */
export type Prepared =
  /** `pool` is where a worker comes from that can do it; that of the setting where it is left out. */
  { readonly work: (trusted: boolean) => Work; readonly pool?: Pick<WorkerPool, 'take'> } | { readonly problems: readonly Problem[] };

export interface JobEvents {
  /** The worker has been given its work. `difference` says why the engine cannot be recorded, '' where it can. */
  onBegun(difference: string): void;
  /** Nothing was heard for a while; false when it was heard again. */
  onQuiet(quiet: boolean): void;
  /** Reports that came together; heartbeats and other housekeeping are left out. Never empty. */
  onReports(reports: readonly JobReport[]): void;
  /** The last word, said once. */
  onOver(how: RunOutcome, cause: OverCause | null, dropped: number): void;
}

export type JobReport = Extract<
  Report,
  { kind: 'values' | 'event' | 'parked' | 'parkedInside' | 'benched' | 'built' | 'folded' | 'stored' }
>;

export interface JobSetting {
  readonly pool: Pick<WorkerPool, 'warmUp' | 'take'>;
  readonly limits: Limits;
  readonly clock: Clock;
}

/**
 * One piece of work in one worker of its own: prepared, handed over, watched for silence, and ended, whatever happens.
 * After `onOver` nothing more is heard of it.
 */
export class Job {
  readonly #setting: JobSetting;
  readonly #events: JobEvents;
  readonly #watch: SilenceWatch;
  #worker: FarWorker | null = null;
  readonly #abort = new AbortController();
  #over = false;
  #stopping = false;
  #received = 0;
  #acknowledged = 0;
  #dropped = 0;
  #limit: 'events' | 'bytes' | 'wall' = 'events';

  constructor(setting: JobSetting, prepare: () => Promise<Prepared>, seed: number, events: JobEvents) {
    this.#setting = setting;
    this.#events = events;
    this.#watch = new SilenceWatch(setting.clock, setting.limits.page, {
      onQuiet: (quiet) => events.onQuiet(quiet),
      onStuck: (ms) => this.end('killed', { kind: 'silent', ms: Math.round(ms) }),
    });
    void this.#begin(prepare, seed);
  }

  /** It was told to stop, or is over. */
  get isEnding(): boolean {
    return this.#stopping || this.#over;
  }

  /** Commands before the worker has its work are lost: send them from `onBegun` on. */
  send(command: Command): void {
    this.#worker?.send(command);
  }

  /** Waits on, silent or not. */
  bear(): void {
    this.#watch.bear();
  }

  /** Lets the far side end by itself for a moment, so that what it noticed is heard; then kills it. */
  stop(): void {
    if (this.#over || this.#stopping) return;
    this.#stopping = true;
    if (!this.#worker) return this.end('stopped', null);
    this.#worker.send({ kind: 'stop' });
    this.#setting.clock.after(this.#setting.limits.page.stopMs, () => this.end('stopped', null));
  }

  kill(): void {
    this.end('stopped', null);
  }

  end(how: RunOutcome, cause: OverCause | null): void {
    if (this.#over) return;
    this.#over = true;
    this.#abort.abort();
    this.#watch.stop();
    this.#worker?.kill();
    this.#events.onOver(how, cause, this.#dropped);
  }

  async #begin(prepare: () => Promise<Prepared>, seed: number): Promise<void> {
    const { pool, limits } = this.#setting;
    let taken: Awaited<ReturnType<WorkerPool['take']>>;
    let prepared: Prepared;
    try {
      pool.warmUp();
      prepared = await prepare();
      if (this.#over) return;
      if ('problems' in prepared) return this.end('failed', { kind: 'problems', problems: prepared.problems });
      taken = await (prepared.pool ?? pool).take(this.#abort.signal);
    } catch (error) {
      return this.end('failed', { kind: 'unavailable', detail: error instanceof Error ? error.message : String(error) });
    }
    const { worker, ready } = taken;
    if (this.#over) return worker.kill();
    this.#worker = worker;
    worker.attach({
      onReports: (reports, characters, dropped) => this.#take(reports, characters, dropped),
      onFlood: (over) => this.end('limit', { kind: 'limit', limit: over === 'messages' ? 'events' : 'bytes' }),
      onLost: () => this.end('killed', { kind: 'lost' }),
    });
    this.#watch.start();
    worker.send({
      kind: 'run',
      protocol: PROTOCOL_VERSION,
      run: crypto.getRandomValues(new Uint32Array(2)).join('-'),
      seed,
      job: prepared.work(ready.difference === ''),
      limits: limits.far,
    });
    this.#events.onBegun(ready.difference);
  }

  #take(reports: readonly Report[], characters: number, dropped: number): void {
    this.#watch.heard();
    this.#dropped += dropped;
    const kept: JobReport[] = [];
    let last: (() => void) | null = null;
    for (const report of reports) {
      if (report.kind === 'over') last = () => this.end(report.how, this.#causeOf(report.how));
      else if (report.kind === 'refused') last = () => this.end('failed', { kind: 'refused', source: report.source, error: report.error });
      else if (report.kind !== 'beat' && report.kind !== 'ready') kept.push(report);
      if (report.kind === 'event') this.#note(report.event);
      if (last) break;
    }
    if (kept.length > 0) this.#events.onReports(kept);
    if (last) return last();
    this.#acknowledge(characters);
  }

  #note(event: TraceEvent): void {
    if (event.type === 'noticed' && event.notice.code === 'limit') this.#limit = event.notice.limit;
  }

  #causeOf(how: RunOutcome): OverCause | null {
    return how === 'limit' ? { kind: 'limit', limit: this.#limit } : null;
  }

  /** A few words a second are enough to keep the far side's credit up. */
  #acknowledge(characters: number): void {
    this.#received += characters;
    if (this.#received - this.#acknowledged < this.#setting.limits.far.bytesUnacknowledged / 4) return;
    this.#acknowledged = this.#received;
    this.send({ kind: 'ack', bytes: this.#received });
  }
}
