import type { KeptRecord } from '~/core/trace';
import { compile, type Strip, sourcesOf, stripAll } from './compile';
import { compileBench, compileLab, compileStyles } from './compileBench';
import type { BenchListener, Engine, LabHandle, OverCause, RunHandle, RunListener, RunOptions, StylesListener } from './engine';
import { activityOf } from '~/core/analysis';
import { readFacts, readGraphFacts } from './facts';
import { createUnframe, frame } from './frame';
import { inProcessWorld } from './inProcessWorld';
import { LIMITS, PART_CHARACTERS } from './limits';
import { needsLangChain } from './needsLangChain';
import { PendingFolds } from './pendingFolds';
import { type Command, type FarLimits, FROM_THE_START, type Hold, type Job, PROTOCOL_VERSION, type Report } from './protocol';
import { createFarSide } from './sandbox/farSide';
import { dataUrlLoader } from './sandbox/moduleLoader';
import { storedCommands } from './storedCommands';
import { strip } from './strip';

const stripHere: Strip = (requests) => Promise.resolve(requests.map(strip));

export interface InProcessOptions {
  readonly limits?: Partial<FarLimits>;
  /** False runs as where the engine cannot be recorded. */
  readonly record?: boolean;
}

/**
 * The far side without a wall, for tests and scripts in Node: the same code and the same texts, but user code runs in this
 * very process. An endless loop there hangs it, and randomness and clock are the process's own, but for folds, which set them
 * anew.
 */
export function createInProcessEngine(options: InProcessOptions = {}): Engine {
  const limits: FarLimits = { ...LIMITS.far, ...options.limits };
  const handles = new Set<{ stop: () => void }>();

  function start(
    job: Promise<Job | OverCause>,
    seed: number,
    allow: number | null,
    hear: Hear,
    stored: readonly KeptRecord[] = [],
    hold: Hold | null = null,
  ): Session {
    const session = new Session(limits, seed, allow, hear, stored, hold);
    handles.add(session);
    void job.then(async (made) => {
      if (!isJob(made)) return session.giveUp(made);
      if (needsLangChain(made)) await import('./sandbox/bringLangChain');
      session.start(made);
    });
    return session;
  }

  return {
    warmUp() {},
    async check(graph) {
      return (await stripAll(sourcesOf(graph), stripHere)).problems;
    },
    activity: (graph, facts) => Promise.resolve(activityOf(graph, facts)),
    facts: (graph) => readGraphFacts(graph, (requests) => Promise.resolve(requests.map(({ source, role }) => readFacts(source, role)))),
    run(
      graph,
      { seed, allow, delays, freeze, reread = false, stored = [], hold = null, beginning = FROM_THE_START }: RunOptions,
      listener: RunListener,
    ) {
      listener.onStatus({ kind: 'starting' });
      const job = compile(graph, stripHere).then((compiled): Job | OverCause =>
        'graph' in compiled
          ? { kind: 'graph', graph: compiled.graph, record: options.record ?? true, delays, freeze: freeze ?? null, reread, beginning }
          : { kind: 'problems', ...compiled },
      );
      return start(job, seed, allow, graphHearing(listener), stored, hold);
    },
    bench(job, listener) {
      return start(compileBench(job, stripHere), job.seed, null, benchHearing(listener));
    },
    styles(job, listener) {
      return start(compileStyles(job, stripHere), job.seed, null, stylesHearing(listener));
    },
    lab(job) {
      return startLab((hear) => start(compileLab(job, stripHere), job.seed, null, hear));
    },
    dispose() {
      for (const handle of handles) handle.stop();
    },
  };
}

function isJob(made: Job | OverCause): made is Job {
  return made.kind === 'graph' || made.kind === 'bench' || made.kind === 'styles' || made.kind === 'lab';
}

/** What becomes of reports. */
interface Hear {
  started(): void;
  report(report: Report): void;
  over(how: Extract<Report, { kind: 'over' }>['how'], cause: OverCause | null): void;
}

class Session implements RunHandle {
  readonly #limits: FarLimits;
  readonly #seed: number;
  readonly #hear: Hear;
  readonly #farSide = createFarSide({
    send: (message) => queueMicrotask(() => this.#take(message)),
    loader: dataUrlLoader,
    now: () => performance.now(),
    every: (ms, call) => {
      const timer = setInterval(call, ms);
      return () => clearInterval(timer);
    },
    console: globalThis.console,
    reseed: () => undefined,
    inWorld: inProcessWorld,
    tampered: () => [],
  });
  readonly #unframe = createUnframe(Number.POSITIVE_INFINITY);
  readonly #stored: readonly KeptRecord[];
  #allowed: number | null;
  #hold: Hold | null;
  #taken = 0;
  #cause: OverCause | null = null;
  #isOver = false;

  constructor(limits: FarLimits, seed: number, allow: number | null, hear: Hear, stored: readonly KeptRecord[], hold: Hold | null) {
    this.#hold = hold;
    this.#stored = stored;
    this.#limits = limits;
    this.#seed = seed;
    this.#allowed = allow;
    this.#hear = hear;
  }

  start(job: Job): void {
    if (this.#isOver) return;
    this.send({ kind: 'run', protocol: PROTOCOL_VERSION, run: 'in-process', seed: this.#seed, job, limits: this.#limits });
    for (const command of storedCommands(this.#stored)) this.send(command);
    this.send({ kind: 'hold', hold: this.#hold });
    this.send({ kind: 'allow', moments: this.#allowed });
    this.#hear.started();
  }

  giveUp(cause: OverCause): void {
    this.#end('failed', cause);
  }

  allow(moments: number | null): void {
    if (this.#allowed === null) return;
    this.#allowed = moments === null ? null : Math.max(this.#allowed, moments);
    this.send({ kind: 'allow', moments: this.#allowed });
  }

  hold(hold: Hold | null): void {
    if (JSON.stringify(hold) === JSON.stringify(this.#hold)) return;
    this.#hold = hold;
    this.send({ kind: 'hold', hold });
  }

  keepWaiting(): void {}

  stop(): void {
    this.send({ kind: 'stop' });
    this.#end('stopped', null);
  }

  send(command: Command): void {
    for (const message of frame(JSON.stringify(command), PART_CHARACTERS)) this.#farSide.receive(message);
  }

  #take(message: string): void {
    this.#taken += message.length;
    this.send({ kind: 'ack', bytes: this.#taken });
    const text = this.#unframe(message);
    if (text === null || this.#isOver) return;
    const report = JSON.parse(text) as Report;
    if (report.kind === 'refused') this.#cause = { kind: 'refused', source: report.source, error: report.error };
    if (report.kind === 'event' && report.event.type === 'noticed' && report.event.notice.code === 'limit') {
      this.#cause = { kind: 'limit', limit: report.event.notice.limit };
    }
    if (report.kind === 'over') this.#end(report.how, this.#cause);
    else this.#hear.report(report);
  }

  #end(how: Extract<Report, { kind: 'over' }>['how'], cause: OverCause | null): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#hear.over(how, cause);
  }
}

function graphHearing(listener: RunListener): Hear {
  return {
    started: () => listener.onStatus({ kind: 'running', waiting: false }),
    report: (report) => {
      if (report.kind === 'values') listener.onTrace(report.entries, []);
      if (report.kind === 'event') listener.onTrace([], [report.event]);
      if (report.kind === 'event' && report.event.type === 'momentStarted') listener.onStatus({ kind: 'running', waiting: false });
      if (report.kind === 'stored') listener.onStored?.([report.record]);
      if (report.kind === 'parkedInside') listener.onStatus({ kind: 'parked', moment: report.moment, inside: report.record });
      if (report.kind === 'parked') listener.onStatus({ kind: 'parked', moment: report.moment });
    },
    over: (how, cause) => listener.onStatus({ kind: 'over', how, cause }),
  };
}

function benchHearing(listener: BenchListener): Hear {
  return {
    started: () => undefined,
    report: (report) => {
      if (report.kind === 'benched') listener.onOutcome(report.update, report.outcome);
    },
    over: (how, cause) => listener.onOver(how, cause),
  };
}

function stylesHearing(listener: StylesListener): Hear {
  return {
    started: () => undefined,
    report: (report) => {
      if (report.kind === 'built') listener.onBuilt(report.field, report.style, report.build);
    },
    over: (how, cause) => listener.onOver(how, cause),
  };
}

function startLab(start: (hear: Hear) => Session): LabHandle {
  const pending = new PendingFolds((command) => session.send(command));
  const session: Session = start({
    started: () => pending.begin(),
    report: (report) => {
      if (report.kind === 'folded') pending.take(report.index, report.outcome);
    },
    over: (how, cause) => pending.end({ how, cause }),
  });
  return { fold: (folds) => pending.ask(folds), over: pending.over, stop: () => session.stop() };
}
