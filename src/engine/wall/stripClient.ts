import type { Activity, GraphFacts, SourceFacts } from '~/core/analysis';
import type { GraphSpec } from '~/core/document';
import type { FactRequest } from '../facts';
import type { StripRequest, StripResult } from '../strip';
import type { Clock } from './clock';
import type { StripAnswer, StripQuestion, StripTask } from './stripWorker';
import workerUrl from './stripWorker?worker&url';
import { scriptUrlPolicy } from './trustedTypes';

const compilerUrl = scriptUrlPolicy('app#worker', (url) => url === workerUrl);

interface Pending {
  readonly task: StripTask;
  readonly answer: (answer: NonNullable<StripAnswer>) => void;
  /** It took too long. */
  readonly giveUp: () => void;
  readonly reject: (reason: Error) => void;
}

/** Results kept, so that an edit of one source strips one source. */
const CACHED = 500;

/**
 * Strips types and reads facts in a worker that answers in the order of the questions. A source that takes longer than `deadlineMs` is
 * given up on; the worker is then replaced and goes on with the rest.
 */
export class StripClient {
  readonly #deadlineMs: number;
  readonly #clock: Clock;
  readonly #pending = new Map<number, Pending>();
  readonly #results = new Map<string, Promise<StripResult>>();
  #worker: Worker | null = null;
  #loaded = false;
  #nextId = 0;
  #cancelDeadline: (() => void) | null = null;

  constructor(deadlineMs: number, clock: Clock) {
    this.#deadlineMs = deadlineMs;
    this.#clock = clock;
  }

  warmUp(): void {
    this.#worker ??= this.#start();
  }

  /** One result for each request, in order. Rejects when the compiler cannot be loaded. */
  strip(requests: readonly StripRequest[]): Promise<readonly StripResult[]> {
    return Promise.all(requests.map((request) => this.#one(request)));
  }

  /** One answer for each request, in order; null for what is no TypeScript, takes too long or finds no compiler. */
  facts(requests: readonly FactRequest[]): Promise<readonly (SourceFacts | null)[]> {
    return Promise.all(requests.map((request) => this.#facts(request)));
  }

  /** Rejects where it takes too long or the worker cannot be loaded. */
  activity(graph: GraphSpec, facts: GraphFacts): Promise<Activity> {
    return new Promise((resolve, reject) => {
      const answer: Pending['answer'] = (given) => {
        if (given.kind === 'activity') resolve(given.result);
      };
      const giveUp = () => reject(new Error('The graph is too large to be played through'));
      this.#ask({ task: { kind: 'activity', graph, facts }, answer, giveUp, reject });
    });
  }

  dispose(): void {
    this.#abandon(new Error('The compiler was closed'));
  }

  #one(request: StripRequest): Promise<StripResult> {
    const key = `${request.role}:${request.source}`;
    const known = this.#results.get(key);
    if (known) {
      // The oldest goes first, and this one is in use.
      this.#results.delete(key);
      this.#results.set(key, known);
      return known;
    }
    const result = new Promise<StripResult>((resolve, reject) => {
      const answer: Pending['answer'] = (given) => {
        if (given.kind === 'strip') resolve(given.result);
      };
      const message = `Type stripping took longer than ${this.#deadlineMs / 1000} s`;
      const giveUp = () => resolve({ ok: false, faults: [{ code: 'sourceSyntax', at: { line: 1, column: 1 }, params: { message } }] });
      this.#ask({ task: { kind: 'strip', request }, answer, giveUp, reject });
    });
    this.#results.set(key, result);
    result.catch(() => this.#results.delete(key));
    for (const oldest of this.#results.keys()) {
      if (this.#results.size <= CACHED) break;
      this.#results.delete(oldest);
    }
    return result;
  }

  #facts(request: FactRequest): Promise<SourceFacts | null> {
    return new Promise((resolve) => {
      const answer: Pending['answer'] = (given) => {
        if (given.kind === 'facts') resolve(given.result);
      };
      const nothing = () => resolve(null);
      this.#ask({ task: { kind: 'facts', request }, answer, giveUp: nothing, reject: nothing });
    });
  }

  #ask(pending: Pending): void {
    this.warmUp();
    const id = this.#nextId++;
    this.#pending.set(id, pending);
    this.#post(id, pending.task);
    if (this.#pending.size === 1) this.#waitForFirst();
  }

  #post(id: number, task: StripTask): void {
    const question: StripQuestion = { ...task, id };
    this.#worker?.postMessage(question);
  }

  #start(): Worker {
    const worker = new Worker(compilerUrl(workerUrl), { type: 'module', name: 'compiler' });
    this.#loaded = false;
    worker.onmessage = (event: MessageEvent<StripAnswer>) => this.#hear(event.data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#abandon(new Error(event.message || 'The compiler could not be loaded'));
    };
    return worker;
  }

  #hear(answer: StripAnswer): void {
    if (answer === null) this.#loaded = true;
    else {
      this.#pending.get(answer.id)?.answer(answer);
      this.#pending.delete(answer.id);
    }
    this.#waitForFirst();
  }

  /** Loading takes as long as the network needs; only work has a deadline. */
  #waitForFirst(): void {
    this.#cancelDeadline?.();
    this.#cancelDeadline = null;
    if (this.#loaded && this.#pending.size > 0) this.#cancelDeadline = this.#clock.after(this.#deadlineMs, () => this.#giveUp());
  }

  #giveUp(): void {
    const [first] = this.#pending;
    if (!first) return;
    const [id, { giveUp }] = first;
    this.#pending.delete(id);
    giveUp();
    this.#worker?.terminate();
    this.#worker = this.#start();
    for (const [rest, { task }] of this.#pending) this.#post(rest, task);
  }

  #abandon(reason: Error): void {
    this.#cancelDeadline?.();
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject } of this.#pending.values()) reject(reason);
    this.#pending.clear();
  }
}
