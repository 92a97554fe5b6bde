import { describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../limits';
import { LIST, ran, type Trial } from '../trial.fake';
import { delaysFrom } from './delays';
import { Gate } from './gate';
import { Moments } from './moments';
import { Outbox } from './outbox';

const NAMES = ['a', 'b', 'c', 'd'];
const FAN = {
  fields: { log: LIST },
  nodes: Object.fromEntries(NAMES.map((name) => [name, `export default () => ({ log: ["${name}"] });`])),
  edges: NAMES.flatMap((name) => [`__start__>${name}`, `${name}>__end__`]),
};
const tasks = (trial: Trial, type: 'taskStarted' | 'taskFinished') => trial.of(type).map(({ task }) => trial.node(task));

describe('delays', () => {
  it('change the order in which tasks finish, and nothing of the result', async () => {
    const plain = await ran(FAN);
    expect(tasks(plain, 'taskFinished')).toEqual(NAMES);
    const orders = new Set<string>();
    for (let delays = 0; delays < 8; delays++) {
      const trial = await ran(FAN, { delays });
      expect(trial.how).toBe('done');
      expect(trial.state).toEqual(plain.state);
      orders.add(tasks(trial, 'taskFinished').join(''));
      // The wait is over before a task starts, so that its time is its own.
      expect(tasks(trial, 'taskStarted')).toEqual(tasks(trial, 'taskFinished'));
    }
    expect(orders.size).toBeGreaterThan(2);
  });

  it('hold where the engine is not recorded', async () => {
    const trial = await ran(FAN, { delays: 1, record: false });
    expect(trial.how).toBe('done');
    expect(trial.state).toEqual({ log: NAMES });
  });

  it('come from their seed alone, and leave randomness as it is', async () => {
    const random = vi.spyOn(Math, 'random');
    const waits = async (seed: number) => {
      const all: number[] = [];
      const delay = delaysFrom(seed, async (ms) => void all.push(ms));
      for (let i = 0; i < 100; i++) await delay();
      return all;
    };
    expect(await waits(1)).toEqual(await waits(1));
    expect(await waits(1)).not.toEqual(await waits(2));
    expect(Math.max(...(await waits(1)))).toBeLessThanOrEqual(20);
    expect(random).not.toHaveBeenCalled();
    random.mockRestore();
  });

  it('let no task begin after a stop', async () => {
    const gate = new Gate(() => undefined);
    gate.allow(null);
    let endDelay = (): void => undefined;
    const delay = new Promise<void>((resolve) => {
      endDelay = resolve;
    });
    const outbox = new Outbox(
      () => undefined,
      LIMITS.far,
      () => undefined,
    );
    const moments = new Moments(gate, outbox, () => delay);
    const task = moments.passTask(moments.open(0, 'superstep', 1));
    await moments.pass(moments.open(0, 'superstep', 2));
    gate.stop();
    endDelay();
    await expect(task).rejects.toThrow('stopped');
  });
});
