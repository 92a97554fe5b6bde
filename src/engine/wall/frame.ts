import type { PageLimits, RelayCaps } from '../limits';
import type { Clock } from './clock';
import type { FloodKind, FromPort, FromRelay, ToRelay } from './frameMessages';
import { SilenceWatch } from './silence';
import { SRCDOC } from './srcdoc';
import { htmlPolicy } from './trustedTypes';

const frameHtml = htmlPolicy('app#srcdoc', (text) => text === SRCDOC);

/** What becomes of a worker, told to whoever asked for it. */
export interface WorkerEvents {
  onTexts(texts: readonly string[]): void;
  /** It went over a cap of the relay, which has ended it. */
  onFlood(over: FloodKind): void;
  /** It could not be started. */
  onFailed(detail: string): void;
  /** The frame it lived in is gone. */
  onLost(): void;
}

export interface FrameWorker {
  send(text: string): void;
  /** From here on until it is killed, the frame is asked again and again whether it is still there. */
  guard(): void;
  kill(): void;
}

export interface FrameOptions {
  readonly clock: Clock;
  readonly limits: Pick<PageLimits, 'answerMs' | 'lostMs'>;
  readonly caps: RelayCaps;
  /** The frame navigated, or its process is gone. It has removed itself. */
  readonly onLost: () => void;
}

/**
 * A hidden frame with an origin of its own that holds nothing but the relay. It is never reused once it has navigated:
 * a second `load` or a second hello means that another document sits in it.
 */
export class SandboxFrame {
  readonly #element: HTMLIFrameElement;
  readonly #options: FrameOptions;
  readonly #id = randomId();
  readonly #workers = new Map<number, { readonly events: WorkerEvents; readonly port: MessagePort }>();
  readonly #watch: SilenceWatch;
  readonly #engine: Promise<string>;
  #loads = 0;
  #greeted = false;
  readonly #guarded = new Set<number>();
  readonly #onPong = new Set<() => void>();
  #cancelPing: (() => void) | null = null;
  #retired = false;
  #gone = false;
  #settle: { readonly resolve: () => void; readonly reject: (reason: Error) => void } | null = null;
  /** Resolves once workers can be started; rejects when the frame is lost before. */
  readonly ready: Promise<void>;
  static #nextWorker = 1;

  /** `engine` is the far side's text. */
  constructor(engine: Promise<string>, options: FrameOptions) {
    this.#options = options;
    this.#engine = engine;
    const { lostMs } = options.limits;
    this.#watch = new SilenceWatch(
      options.clock,
      { quietMs: lostMs, stuckMs: lostMs, patientMs: lostMs },
      { onQuiet: () => {}, onStuck: () => this.#lose() },
    );
    this.ready = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
    this.ready.catch(() => {});
    const element = document.createElement('iframe');
    element.setAttribute('sandbox', 'allow-scripts');
    element.setAttribute('allow', '');
    element.setAttribute('referrerpolicy', 'no-referrer');
    element.setAttribute('aria-hidden', 'true');
    element.title = '';
    element.hidden = true;
    element.addEventListener('load', this.#onLoad);
    addEventListener('message', this.#onMessage);
    element.srcdoc = frameHtml(SRCDOC);
    document.body.append(element);
    this.#element = element;
  }

  /** Only once `ready`. */
  start(events: WorkerEvents): FrameWorker {
    const worker = SandboxFrame.#nextWorker++;
    const { port1: port, port2: theirs } = new MessageChannel();
    port.onmessage = (event: MessageEvent<FromPort>) => {
      const said = event.data;
      if (isTexts(said)) events.onTexts(said);
      else {
        this.#forget(worker);
        events.onFlood(said.over);
      }
    };
    this.#workers.set(worker, { events, port });
    this.#tell({ kind: 'spawn', frame: this.#id, worker, caps: this.#options.caps }, theirs);
    return {
      send: (text) => port.postMessage(text),
      guard: () => {
        if (this.#gone) return queueMicrotask(() => events.onLost());
        this.#guarded.add(worker);
        if (this.#guarded.size === 1) this.#startPinging();
      },
      kill: () => {
        if (!this.#forget(worker)) return;
        this.#tell({ kind: 'kill', frame: this.#id, worker });
      },
    };
  }

  /** Resolves once the frame has answered; rejects where it does not in time. */
  answers(): Promise<void> {
    return new Promise((resolve, reject) => {
      const cancel = this.#options.clock.after(this.#options.limits.answerMs, () => {
        this.#onPong.delete(answered);
        reject(new Error('The sandbox frame does not answer'));
      });
      const answered = () => {
        cancel();
        resolve();
      };
      this.#onPong.add(answered);
      this.#ping();
    });
  }

  /** The frame goes once its last worker has gone. */
  retire(): void {
    this.#retired = true;
    if (this.#workers.size === 0) this.dispose();
  }

  /** Takes the frame out of the page, and all its workers with it, without a word to anybody. */
  dispose(): void {
    if (this.#gone) return;
    this.#gone = true;
    this.#watch.stop();
    this.#cancelPing?.();
    removeEventListener('message', this.#onMessage);
    this.#element.removeEventListener('load', this.#onLoad);
    this.#element.remove();
    for (const { port } of this.#workers.values()) port.close();
    this.#settle?.reject(new Error('The sandbox frame was removed'));
  }

  readonly #onLoad = () => {
    this.#loads += 1;
    if (this.#loads > 1) this.#lose();
  };

  readonly #onMessage = (event: MessageEvent<FromRelay>) => {
    if (event.source !== this.#element.contentWindow) return;
    const message = event.data;
    if (message?.kind === 'hello') {
      if (this.#greeted) return this.#lose();
      this.#greeted = true;
      this.#engine.then(
        (text) => this.#tell({ kind: 'engine', frame: this.#id, text }),
        () => this.#lose(),
      );
      return;
    }
    if (message?.frame !== this.#id) return;
    if (message.kind === 'engineReady') this.#settle?.resolve();
    else if (message.kind === 'pong') this.#hearPong();
    else if (message.kind === 'failed') {
      const worker = this.#workers.get(message.worker);
      this.#forget(message.worker);
      worker?.events.onFailed(String(message.detail));
    }
  };

  #hearPong(): void {
    this.#watch.heard();
    for (const answered of this.#onPong) answered();
    this.#onPong.clear();
  }

  #ping(): void {
    this.#tell({ kind: 'ping', frame: this.#id });
  }

  #startPinging(): void {
    this.#watch.start();
    this.#ping();
    this.#cancelPing = this.#options.clock.every(this.#options.limits.lostMs / 8, () => this.#ping());
  }

  #forget(worker: number): boolean {
    const found = this.#workers.get(worker);
    if (!found) return false;
    found.port.close();
    this.#workers.delete(worker);
    if (this.#guarded.delete(worker) && this.#guarded.size === 0) {
      this.#watch.stop();
      this.#cancelPing?.();
    }
    // Not before the relay was told about this worker.
    if (this.#retired && this.#workers.size === 0) queueMicrotask(() => this.dispose());
    return true;
  }

  #lose(): void {
    if (this.#gone) return;
    const orphans = [...this.#workers.values()];
    this.dispose();
    this.#options.onLost();
    for (const { events } of orphans) events.onLost();
  }

  #tell(message: ToRelay, port?: MessagePort): void {
    // An opaque origin cannot be named; what goes over is no secret to this document, and it alone is in the frame.
    this.#element.contentWindow?.postMessage(message, '*', port ? [port] : []);
  }
}

function isTexts(said: FromPort): said is readonly string[] {
  return Array.isArray(said);
}

/** `randomUUID` is missing on pages without https. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('-');
}
