import type { Fold } from '~/core/analysis';
import type { ErrorInfo, KeptRecord, RunOutcome, SourceKey } from '~/core/trace';
import type { Value } from '~/core/value';
import type { Command, FarLimits, Hold, Job, PartsSpec } from '../protocol';
import { Actors } from './actors';
import { runBench } from './bench';
import { Book } from './book';
import { captureConsole } from './captureConsole';
import { errorInfo } from './errorInfo';
import type { Surroundings } from './farSide';
import { FoldQueue } from './foldQueue';
import { Gate } from './gate';
import { InsideGates } from './insideGates';
import { hasInterrupt, ownInterrupt } from './interrupt';
import { runLab } from './lab';
import { scriptedChatModel } from './models/scriptedChatModel';
import { tellers } from './models/teller';
import { ModuleFailure, Modules } from './modules';
import { LimitReached, Outbox } from './outbox';
import { encode, ValueRecorder } from './record';
import { runGraph } from './runGraph';
import { runStyles } from './styles';
import { wait } from './wait';

export interface Run {
  allow(moments: number | null): void;
  hold(hold: Hold | null): void;
  fold(first: number, folds: readonly Fold[]): void;
  restore(records: readonly KeptRecord[]): void;
  stop(): void;
  acknowledge(bytes: number): void;
  rejected(reason: unknown): void;
}

/** What the jobs share. */
export interface Workshop {
  readonly outbox: Outbox;
  readonly gate: Gate;
  readonly gatesInside: InsideGates;
  readonly book: Book;
  readonly actors: Actors;
  readonly modules: Modules;
  readonly signal: AbortSignal;
  readonly now: () => number;
  readonly seed: number;
  readonly limits: FarLimits;
  readonly folds: FoldQueue;
  /** What earlier runs have left of the threads; complete once the gate was passed. */
  readonly stored: readonly KeptRecord[];
  readonly inWorld: Surroundings['inWorld'];
  readonly console: Console;
  /** Resolves after so many real milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
  readonly encode: (value: unknown) => Value;
  readonly errorInfo: (thrown: unknown) => ErrorInfo;
}

/** Starts a job and sees to it that it is over exactly once, whatever happens. */
export function startRun(command: Extract<Command, { kind: 'run' }>, surroundings: Surroundings): Run {
  const { limits, seed, job } = command;
  const abort = new AbortController();
  const actors = new Actors(
    (event) => outbox.event(event),
    () => book.stale(),
  );
  const nodes = new Map(job.kind === 'graph' ? nodesByKey(job.graph) : []);
  const modules = new Modules(surroundings.loader, (library, key): Record<string, unknown> => {
    const node = nodes.get(key) ?? null;
    if (library === 'playground' && job.kind === 'graph' && job.record) return { ScriptedChatModel: scriptedChatModel(teller(node)) };
    return hasInterrupt(library) ? { interrupt: ownInterrupt(actors, node) } : {};
  });
  const tellError = (thrown: unknown) => errorInfo(thrown, (name, line, column) => modules.locate(name, line, column));

  const outbox = new Outbox(surroundings.send, limits, (notice) => {
    // Not by way of `event`, which counts.
    outbox.report({ kind: 'event', event: { type: 'noticed', notice } });
    end('limit');
  });
  const gate = new Gate((moment) => outbox.report({ kind: 'parked', moment }));
  const gatesInside = new InsideGates((where, moment) => outbox.report({ kind: 'parkedInside', ...where, moment }));
  const book = new Book(new ValueRecorder(limits), outbox, () => actors.isQuiet);
  const teller = tellers({ actors, book, now: surroundings.now, errorInfo: tellError });
  const folds = new FoldQueue();
  const stored: KeptRecord[] = [];
  const stopBeating = surroundings.every(limits.heartbeatMs, () =>
    outbox.report({ kind: 'beat', parked: gate.isParked || gatesInside.isParked }),
  );
  // A lab has no trace to log to; it captures the console for itself, fold by fold.
  const releaseConsole =
    job.kind === 'lab'
      ? () => undefined
      : captureConsole(surroundings.console, (level, values) => {
          if (outbox.closed) return;
          const refs = values.map((value) => book.record(value).ref);
          for (const here of actors.running()) here.emit({ type: 'logged', level, values: refs, by: here.now(), call: here.call });
        });

  /** A run that was refused has left nothing, not even its end. */
  function end(how: RunOutcome, refused = false): void {
    if (outbox.closed) return;
    if (job.kind === 'graph' && !refused) outbox.report({ kind: 'event', event: { type: 'runEnded', how } });
    outbox.report({ kind: 'over', how });
    outbox.close();
    stopBeating();
    releaseConsole();
    abort.abort();
    gate.stop();
    gatesInside.stop();
  }

  function tellTampering(): void {
    const names = surroundings.tampered();
    if (names.length > 0) outbox.event({ type: 'noticed', notice: { code: 'tampered', names } });
  }

  const workshop: Workshop = {
    outbox,
    gate,
    gatesInside,
    book,
    actors,
    modules,
    signal: abort.signal,
    now: surroundings.now,
    seed,
    limits,
    folds,
    stored,
    inWorld: surroundings.inWorld,
    console: surroundings.console,
    wait: (ms) => wait(surroundings.every, ms),
    encode: (value) => encode(value, limits.bytesPerValue),
    errorInfo: tellError,
  };
  surroundings.reseed(seed);
  void start(job, workshop)
    .then((how) => {
      if (!outbox.closed && job.kind === 'graph') tellTampering();
      end(how);
    })
    .catch((thrown: unknown) => {
      // At a limit and after a stop all is said already.
      if (outbox.closed || thrown instanceof LimitReached) return;
      const failure = thrown instanceof ModuleFailure ? thrown : new ModuleFailure('', thrown);
      outbox.report({ kind: 'refused', source: failure.source, error: tellError(failure.reason) });
      end('failed', true);
    });

  return {
    allow: (moments) => gate.allow(moments),
    hold: (hold) => gatesInside.set(hold),
    fold: (first, more) => folds.add(first, more),
    restore: (records) => void stored.push(...records),
    stop: () => end('stopped'),
    acknowledge: (bytes) => outbox.acknowledge(bytes),
    rejected: (reason) => {
      if (!outbox.closed && job.kind !== 'lab') outbox.event({ type: 'noticed', notice: { code: 'rejected', error: tellError(reason) } });
    },
  };
}

/** The nodes in whose tasks the code of modules runs, by the modules' keys; those of inner graphs as well. */
function nodesByKey({ nodes, routers }: PartsSpec): (readonly [SourceKey, string])[] {
  return [
    ...nodes.flatMap(({ name, module, inner }) => (inner ? nodesByKey(inner) : [[module.key, name] as const])),
    ...routers.map(({ source, module }) => [module.key, source] as const),
  ];
}

function start(job: Job, workshop: Workshop): Promise<RunOutcome> {
  switch (job.kind) {
    case 'graph':
      return runGraph(job, workshop);
    case 'bench':
      return runBench(job, workshop);
    case 'styles':
      return runStyles(job, workshop);
    case 'lab':
      return runLab(job, workshop);
  }
}
