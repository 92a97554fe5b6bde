import { describe, expect, it } from 'vitest';
import { type Fold, FolderOver, type FoldOutcome } from '~/core/analysis';
import { LIMITS } from '../limits';
import type { Command, Report } from '../protocol';
import { FakeClock } from './clock.fake';
import type { FarWorkerEvents } from './farWorker';
import type { Prepared } from './job';
import { startLab } from './labSession';
import type { WorkerPool } from './pool';

const FOLD: Fold = { existing: { kind: 'start' }, updates: [1], world: 0 };
const outcome = (result: number): FoldOutcome => ({
  result,
  error: null,
  changed: [],
  calls: 1,
  emptied: false,
  effects: { console: 0, timers: 0 },
  uncopied: null,
});
const folded = (index: number): Report => ({ kind: 'folded', index, outcome: outcome(index) });

/** A lab whose worker is played by the test. */
async function begin(
  prepared: Prepared = {
    work: () => ({
      kind: 'lab',
      field: {
        name: 'f',
        type: { kind: 'any', of: 'any' },
        optional: false,
        updateType: null,
        merge: { kind: 'plain', start: { kind: 'none' } },
      },
      shared: null,
    }),
  },
) {
  const clock = new FakeClock();
  const commands: Command[] = [];
  let far: FarWorkerEvents | null = null;
  let kills = 0;
  let overs = 0;
  const worker = {
    attach: (given: FarWorkerEvents) => {
      far = given;
    },
    send: (command: Command) => commands.push(command),
    kill: () => {
      kills += 1;
    },
  };
  const pool = {
    warmUp: () => {},
    take: async () => ({ worker, ready: { kind: 'ready', protocol: 1, langgraph: 'x', difference: '' } }),
  } as unknown as WorkerPool;
  const lab = startLab(
    { pool, limits: LIMITS, clock },
    async () => prepared,
    7,
    () => {
      overs += 1;
    },
  );
  const early = lab.fold([FOLD]);
  early.catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
  return {
    lab,
    early,
    clock,
    commands,
    say: (...reports: Report[]) => far?.onReports(reports, 100, 0),
    kills: () => kills,
    overs: () => overs,
    live: (ms: number) => {
      for (let spent = 0; spent < ms; spent += LIMITS.far.heartbeatMs) {
        clock.pass(LIMITS.far.heartbeatMs);
        far?.onReports([{ kind: 'beat', parked: false }], 30, 0);
      }
    },
  };
}

describe('a lab behind the wall', () => {
  it('hands its job over, then the folds that were asked for before', async () => {
    const { lab, commands, say, early } = await begin();
    expect(commands).toMatchObject([
      { kind: 'run', seed: 7, job: { kind: 'lab' } },
      { kind: 'fold', first: 0, folds: [FOLD] },
    ]);
    const more = lab.fold([FOLD, FOLD]);
    expect(commands.at(-1)).toMatchObject({ kind: 'fold', first: 1 });
    say(folded(0), folded(1));
    expect(await early).toEqual([outcome(0)]);
    say(folded(2));
    expect(await more).toEqual([outcome(1), outcome(2)]);
  });

  it('leaves outcomes alone that nobody asked for or that come out of turn', async () => {
    const { lab, say, early } = await begin();
    say(folded(1), folded(7), { kind: 'benched', update: 0, outcome: {} as never }, folded(0), folded(0), folded(1));
    expect(await early).toEqual([outcome(0)]);
    const next = lab.fold([FOLD]);
    say(folded(0), folded(1));
    expect(await next).toEqual([outcome(1)]);
  });

  it('waits for folds as long as it likes', async () => {
    const { lab, say, live, overs } = await begin();
    say(folded(0));
    live(3_600_000);
    expect(overs()).toBe(0);
    const next = lab.fold([FOLD]);
    say(folded(1));
    expect(await next).toHaveLength(1);
  });

  it('ends a far side that is alive but answers nothing, but not one that is at work', async () => {
    const busy = await begin();
    const asked = busy.lab.fold(Array(10).fill(FOLD));
    for (let index = 0; index <= 10; index++) {
      busy.live(10_000);
      busy.say(folded(index));
    }
    expect(await asked).toHaveLength(10);

    const stuck = await begin();
    stuck.live(16_000);
    expect(await stuck.lab.over).toEqual({ how: 'limit', cause: { kind: 'limit', limit: 'wall' } });
    await expect(stuck.early).rejects.toBeInstanceOf(FolderOver);
    expect([stuck.kills(), stuck.overs()]).toEqual([1, 1]);
  });

  it('kills a worker whose fold never returns', async () => {
    const { lab, clock, early, kills } = await begin();
    clock.pass(3_000);
    expect(await lab.over).toMatchObject({ how: 'killed', cause: { kind: 'silent' } });
    await expect(early).rejects.toBeInstanceOf(FolderOver);
    expect(kills()).toBe(1);
  });

  it('stops whether or not the far side hears it', async () => {
    const { lab, clock, early, kills, commands, say } = await begin();
    lab.stop();
    lab.stop();
    expect(commands.filter(({ kind }) => kind === 'stop')).toHaveLength(1);
    clock.pass(LIMITS.page.stopMs);
    expect(await lab.over).toEqual({ how: 'stopped', cause: null });
    await expect(early).rejects.toBeInstanceOf(FolderOver);
    await expect(lab.fold([FOLD])).rejects.toBeInstanceOf(FolderOver);
    say(folded(0));
    expect(kills()).toBe(1);
  });

  it('says what kept it from starting', async () => {
    const { lab, early } = await begin({ problems: [] });
    expect(await lab.over).toEqual({ how: 'failed', cause: { kind: 'problems', problems: [] } });
    await expect(early).rejects.toBeInstanceOf(FolderOver);
  });
});
