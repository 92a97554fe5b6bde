import type { BenchListener } from '../engine';
import { Job, type JobSetting, type Prepared } from './job';
import { Stopwatch } from './stopwatch';

/** One reducer called by hand. It has no gate, so its whole time counts and the wall limit ends it. */
export function startBench(
  setting: JobSetting,
  prepare: () => Promise<Prepared>,
  seed: number,
  listener: BenchListener,
  onOver: () => void,
): Job {
  const wall = new Stopwatch(setting.clock, setting.limits.page.wallMs, () => job.end('limit', { kind: 'limit', limit: 'wall' }));
  const job: Job = new Job(setting, prepare, seed, {
    onBegun: () => wall.run(),
    onQuiet: () => {},
    onReports: (reports) => {
      for (const report of reports) if (report.kind === 'benched') listener.onOutcome(report.update, report.outcome);
    },
    onOver: (how, cause) => {
      wall.pause();
      listener.onOver(how, cause);
      onOver();
    },
  });
  return job;
}
