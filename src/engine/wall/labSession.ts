import type { LabHandle } from '../engine';
import { PendingFolds } from '../pendingFolds';
import { Job, type JobSetting, type Prepared } from './job';
import type { Seated } from './seats';
import { Stopwatch } from './stopwatch';

/** A lab as the page sees it. It may wait for folds as long as it likes; only a lack of outcomes counts as running time. */
export function startLab(setting: JobSetting, prepare: () => Promise<Prepared>, seed: number, onOver: () => void): LabHandle & Seated {
  const wall = new Stopwatch(setting.clock, setting.limits.page.wallMs, () => job.end('limit', { kind: 'limit', limit: 'wall' }));
  const pending = new PendingFolds((command) => job.send(command));
  let begun = false;
  const watch = (): void => {
    if (begun && pending.isWaiting) wall.run();
    else wall.pause();
  };
  const job: Job = new Job(setting, prepare, seed, {
    onBegun: () => {
      begun = true;
      pending.begin();
      watch();
    },
    // A fold is a small thing, and nobody loses anything by trying again: quiet is enough.
    onQuiet: (quiet) => {
      if (quiet && pending.isWaiting) job.end('killed', { kind: 'silent', ms: setting.limits.page.quietMs });
    },
    onReports: (reports) => {
      for (const report of reports) if (report.kind === 'folded' && pending.take(report.index, report.outcome)) wall.reset();
      watch();
    },
    onOver: (how, cause) => {
      wall.pause();
      pending.end({ how, cause });
      onOver();
    },
  });
  return {
    fold: (folds) => {
      const answer = pending.ask(folds);
      watch();
      return answer;
    },
    over: pending.over,
    stop: () => job.stop(),
    get isEnding() {
      return job.isEnding;
    },
    kill: () => job.kill(),
  };
}
