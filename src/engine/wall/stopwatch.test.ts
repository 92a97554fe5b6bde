import { describe, expect, it } from 'vitest';
import { FakeClock } from './clock.fake';
import { Stopwatch } from './stopwatch';

function stopwatch() {
  const clock = new FakeClock();
  const due: number[] = [];
  const watch = new Stopwatch(clock, 15_000, () => due.push(clock.now()));
  return { clock, watch, due };
}

describe('Stopwatch', () => {
  it('leaves pauses out, be they an hour long', () => {
    const { clock, watch, due } = stopwatch();
    for (let i = 0; i < 14; i++) {
      watch.run();
      clock.pass(1_000);
      watch.pause();
      clock.pass(3_600_000);
    }
    expect(due).toEqual([]);
    watch.run();
    clock.pass(1_000);
    expect(due).toHaveLength(1);
  });

  it('is due once, until it is reset', () => {
    const { clock, watch, due } = stopwatch();
    watch.run();
    clock.pass(40_000);
    watch.run();
    clock.pass(40_000);
    expect(due).toEqual([15_000]);
    watch.reset();
    watch.run();
    clock.pass(15_000);
    expect(due).toEqual([15_000, 95_000]);
  });

  it('goes on after a reset if it ran', () => {
    const { clock, watch, due } = stopwatch();
    watch.run();
    clock.pass(14_000);
    watch.reset();
    clock.pass(14_000);
    expect(due).toEqual([]);
    clock.pass(1_000);
    expect(due).toHaveLength(1);
  });

  it('stays paused after a reset if it was', () => {
    const { clock, watch, due } = stopwatch();
    watch.reset();
    clock.pass(60_000);
    expect(due).toEqual([]);
  });
});
