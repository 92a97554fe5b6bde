import type { RunOutcome } from '~/core/trace';
import type { OverCause } from '../engine';
import { Job, type JobReport, type JobSetting, type Prepared } from './job';
import { Stopwatch } from './stopwatch';

interface Hearing {
  readonly onReport: (report: JobReport) => void;
  readonly onOver: (how: RunOutcome, cause: OverCause | null) => void;
}

/** Work that comes to its end by itself, such as a reducer called by hand. It has no gate, so its whole time counts and the wall limit ends it. */
export function startShort(setting: JobSetting, prepare: () => Promise<Prepared>, seed: number, hearing: Hearing, onOver: () => void): Job {
  const wall = new Stopwatch(setting.clock, setting.limits.page.wallMs, () => job.end('limit', { kind: 'limit', limit: 'wall' }));
  const job: Job = new Job(setting, prepare, seed, {
    onBegun: () => wall.run(),
    onQuiet: () => {},
    onReports: (reports) => reports.forEach(hearing.onReport),
    onOver: (how, cause) => {
      wall.pause();
      hearing.onOver(how, cause);
      onOver();
    },
  });
  return job;
}
