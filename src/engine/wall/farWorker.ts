import { readReport } from '../check';
import { createUnframe, frame as toFrames } from '../frame';
import { type Limits, PART_CHARACTERS } from '../limits';
import { type Command, PROTOCOL_VERSION, type Report } from '../protocol';
import type { Clock } from './clock';
import type { FrameWorker, SandboxFrame } from './frame';
import type { FloodKind } from './frameMessages';
import { SlicedQueue } from './slicedQueue';

export type Ready = Extract<Report, { kind: 'ready' }>;

/** What a started worker tells whoever runs a job in it. */
export interface FarWorkerEvents {
  /** Reports in their order, `characters` long, after leaving out `dropped` messages that were none. */
  onReports(reports: readonly Report[], characters: number, dropped: number): void;
  onFlood(over: FloodKind): void;
  onLost(): void;
}

/** One worker behind the wall, from asking for it to killing it. It runs one job and is never used again. */
export class FarWorker {
  /** Rejects with an Error that says why it did not come up. */
  readonly ready: Promise<Ready>;
  readonly frame: SandboxFrame;
  readonly #limit: number;
  readonly #inbox: SlicedQueue<string>;
  #unframe: (text: string) => string | null;
  #worker: FrameWorker | null = null;
  #events: FarWorkerEvents | null = null;
  #killed = false;
  #settled = false;
  #resolve: (ready: Ready) => void = () => {};
  #reject: (reason: Error) => void = () => {};

  constructor(frame: SandboxFrame, limits: Limits, clock: Clock) {
    this.frame = frame;
    // One report holds one value at most; what JSON adds to it stays below its own length.
    this.#limit = 2 * limits.far.bytesPerValue;
    this.#unframe = createUnframe(this.#limit);
    this.#inbox = new SlicedQueue(clock, (texts) => this.#take(texts));
    this.ready = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    // A spare may fail before anybody waits for it.
    this.ready.catch(() => {});
    const cancel = clock.after(limits.page.startMs, () => this.#fail('it did not start in time'));
    this.ready.then(cancel, cancel);
    frame.ready.then(
      () => this.#start(frame),
      (reason: Error) => this.#fail(reason.message),
    );
  }

  attach(events: FarWorkerEvents): void {
    this.#events = events;
    this.#worker?.guard();
  }

  send(command: Command): void {
    for (const text of toFrames(JSON.stringify(command), PART_CHARACTERS)) this.#worker?.send(text);
  }

  kill(): void {
    this.#killed = true;
    this.#events = null;
    this.#inbox.clear();
    this.#worker?.kill();
    this.#fail('it was killed');
  }

  #start(frame: SandboxFrame): void {
    if (this.#killed) return;
    this.#worker = frame.start({
      onTexts: (texts) => this.#inbox.add(texts),
      // What came before the end is still taken in.
      onFlood: (over) => this.#inbox.finish(() => this.#end('it sent too much', (events) => events.onFlood(over))),
      onFailed: (detail) => this.#fail(detail),
      onLost: () => this.#inbox.finish(() => this.#end('the frame was lost', (events) => events.onLost())),
    });
  }

  #end(detail: string, tell: (events: FarWorkerEvents) => void): void {
    this.#fail(detail);
    if (this.#events) tell(this.#events);
  }

  #take(texts: readonly string[]): void {
    const reports: Report[] = [];
    let characters = 0;
    let dropped = 0;
    for (const text of texts) {
      characters += text.length;
      const report = this.#read(text);
      if (report === 'dropped') dropped += 1;
      else if (report) reports.push(report);
    }
    if (!this.#settled) this.#greet(reports);
    this.#events?.onReports(reports, characters, dropped);
  }

  #read(text: string): Report | null | 'dropped' {
    try {
      const message = this.#unframe(text);
      return message === null ? null : (readReport(message) ?? 'dropped');
    } catch {
      this.#unframe = createUnframe(this.#limit);
      return 'dropped';
    }
  }

  #greet(reports: readonly Report[]): void {
    const [first] = reports;
    if (!first) return;
    if (first.kind === 'ready' && first.protocol === PROTOCOL_VERSION) {
      this.#settled = true;
      this.#resolve(first);
    } else if (first.kind === 'refused') this.#fail(first.error.message);
    else this.#fail('it speaks another protocol');
  }

  #fail(detail: string): void {
    if (this.#settled) return;
    this.#settled = true;
    this.#reject(new Error(detail));
    this.#worker?.kill();
  }
}
