import type { GraphSpec, Problem } from '~/core/document';
import { compileBench, compileLab, compileStyles } from './compileBench';
import { compile } from './compile';
import type {
  BenchJob,
  BenchListener,
  Engine,
  LabHandle,
  LabJob,
  RunHandle,
  RunListener,
  RunOptions,
  StylesJob,
  StylesListener,
} from './engine';
import { readGraphFacts } from './facts/readGraphFacts';
import { LIMITS, type Limits } from './limits';
import { needsLangChain } from './needsLangChain';
import { FROM_THE_START, type Job } from './protocol';
import { pageClock } from './wall/clock';
import { farSideText, farSideWithLangChain } from './wall/farSideText';
import type { JobReport, JobSetting, Prepared } from './wall/job';
import { startLab } from './wall/labSession';
import { WorkerPool } from './wall/pool';
import { RunSession } from './wall/runSession';
import { startShort } from './wall/shortSession';
import { type Seated, Seats } from './wall/seats';
import { StripClient } from './wall/stripClient';

export interface WalledEngine extends Engine {
  /** For a document that came from elsewhere: jobs from here on share nothing with those before, not even an origin. */
  renewFrame(): void;
}

/** Milliseconds after the start of a job at which the next worker is started: not sooner, or both would be slower. */
const REFILL_MS = 1_000;

/** The engine behind the wall: user code runs in workers of a sandboxed frame without origin and without network. */
export function createWalledEngine(limits: Limits = LIMITS, loadFarSide = farSideText): WalledEngine {
  const clock = pageClock;
  const pool = new WorkerPool(limits, clock, loadFarSide);
  /** Another frame, since what a worker holds is fixed by the text that its frame was given. */
  const withLangChain = new WorkerPool(limits, clock, farSideWithLangChain);
  /** Where the next worker will most likely be wanted. */
  let lastPool = pool;
  const compiler = new StripClient(limits.page.stripMs, clock);
  const setting: JobSetting = { pool, limits, clock };
  const jobs = new Seats(limits.page.jobs);
  const labs = new Seats(limits.page.labs);
  let disposed = false;

  /** Where a worker comes from that holds what the job needs. */
  async function poolFor(job: Job): Promise<WorkerPool> {
    if (!needsLangChain(job)) return pool;
    // Loaded here, where its failure can be told from that of a frame.
    await farSideWithLangChain();
    return withLangChain;
  }

  const strip: StripClient['strip'] = (requests) => compiler.strip(requests);

  /** A job that has taken the spare worker. */
  function enterNext<T extends Seated>(start: (onOver: () => void) => T): T {
    const refill = (): void => {
      if (!disposed) lastPool.warmUp();
    };
    const job = jobs.take((onOver) =>
      start(() => {
        onOver();
        refill();
      }),
    );
    clock.after(REFILL_MS, refill);
    return job;
  }

  return {
    warmUp() {
      pool.warmUp();
      compiler.warmUp();
    },
    async check(graph: GraphSpec): Promise<readonly Problem[]> {
      try {
        const compiled = await compile(graph, strip);
        return 'problems' in compiled ? compiled.problems : [];
      } catch {
        // Without a compiler nothing is known against the sources; a run will say that it cannot start.
        return [];
      }
    },
    facts: (graph: GraphSpec) => readGraphFacts(graph, (requests) => compiler.facts(requests)),
    activity: (graph, facts) => compiler.activity(graph, facts),
    run(graph: GraphSpec, options: RunOptions, listener: RunListener): RunHandle {
      const prepare = async (): Promise<Prepared> => {
        const compiled = await compile(graph, strip);
        if ('problems' in compiled) return compiled;
        const { delays, freeze = null, reread = false, beginning = FROM_THE_START } = options;
        const work = (record: boolean): Job => ({ kind: 'graph', graph: compiled.graph, record, delays, freeze, reread, beginning });
        lastPool = await poolFor(work(true));
        return { work, pool: lastPool };
      };
      return enterNext((onOver) => new RunSession(setting, prepare, options, listener, onOver));
    },
    bench(job: BenchJob, listener: BenchListener) {
      const prepare = async (): Promise<Prepared> => {
        const compiled = await compileBench(job, strip);
        return compiled.kind === 'problems' ? compiled : { work: () => compiled, pool: await poolFor(compiled) };
      };
      const hearing = {
        onReport: (report: JobReport) => void (report.kind === 'benched' && listener.onOutcome(report.update, report.outcome)),
        onOver: listener.onOver.bind(listener),
      };
      return enterNext((onOver) => startShort(setting, prepare, job.seed, hearing, onOver));
    },
    styles(job: StylesJob, listener: StylesListener) {
      const prepare = async (): Promise<Prepared> => {
        const compiled = await compileStyles(job, strip);
        return compiled.kind === 'problems' ? compiled : { work: () => compiled, pool: await poolFor(compiled) };
      };
      const hearing = {
        onReport: (report: JobReport) => void (report.kind === 'built' && listener.onBuilt(report.field, report.style, report.build)),
        onOver: listener.onOver.bind(listener),
      };
      return enterNext((onOver) => startShort(setting, prepare, job.seed, hearing, onOver));
    },
    lab(job: LabJob): LabHandle {
      const prepare = async (): Promise<Prepared> => {
        const compiled = await compileLab(job, strip);
        return compiled.kind === 'problems' ? compiled : { work: () => compiled, pool: (await poolFor(compiled)).aside };
      };
      return labs.take((onOver) => startLab({ ...setting, pool: pool.aside }, prepare, job.seed, onOver));
    },
    renewFrame() {
      pool.renew();
      withLangChain.renew();
    },
    dispose() {
      disposed = true;
      jobs.clear();
      labs.clear();
      pool.renew();
      withLangChain.renew();
      compiler.dispose();
    },
  };
}
