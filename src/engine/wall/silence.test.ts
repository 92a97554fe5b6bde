import { describe, expect, it } from 'vitest';
import { FakeClock } from './clock.fake';
import { SilenceWatch } from './silence';

function watching() {
  const clock = new FakeClock();
  /** What was said, and when. */
  const said: (readonly [number, string])[] = [];
  const watch = new SilenceWatch(
    clock,
    { quietMs: 2_000, stuckMs: 10_000, patientMs: 10_000 },
    {
      onQuiet: (quiet) => said.push([clock.now(), quiet ? 'quiet' : 'heard']),
      onStuck: (ms) => said.push([clock.now(), `stuck for ${ms}`]),
    },
  );
  watch.start();
  return { clock, watch, said };
}

describe('SilenceWatch', () => {
  it('says nothing for an hour of heartbeats', () => {
    const { clock, watch, said } = watching();
    for (let ms = 0; ms < 3_600_000; ms += 250) {
      clock.pass(250);
      watch.heard();
    }
    expect(said).toEqual([]);
  });

  it('tells of quiet, and of being stuck much later and once, each not before two ticks found it so', () => {
    const { clock, said } = watching();
    clock.pass(60_000);
    expect(said).toEqual([
      [2_500, 'quiet'],
      [10_250, 'stuck for 10250'],
    ]);
  });

  it('takes long work for no more than quiet', () => {
    const { clock, watch, said } = watching();
    for (let i = 0; i < 10; i++) {
      clock.pass(9_900);
      watch.heard();
    }
    expect(said.map(([, what]) => what)).toEqual(Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? 'quiet' : 'heard')));
  });

  it('bears gaps below the limit', () => {
    const { clock, watch, said } = watching();
    for (let i = 0; i < 100; i++) {
      clock.pass(1_900);
      watch.heard();
    }
    expect(said).toEqual([]);
  });

  it('bears silence for longer where somebody wishes to wait on, but not for ever', () => {
    const { clock, watch, said } = watching();
    clock.pass(9_000);
    watch.bear();
    clock.pass(9_900);
    expect(said.slice(1)).toEqual([[9_000, 'heard']]);
    clock.pass(60_000);
    expect(said.slice(2)).toEqual([
      [19_500, 'quiet'],
      [27_250, 'stuck for 27250'],
    ]);
  });

  it('does not take sleep for silence: messages that waited are heard first', () => {
    const { clock, watch, said } = watching();
    clock.pass(1_000);
    clock.sleep(8 * 3_600_000);
    clock.pass(250);
    watch.heard();
    clock.pass(2_000);
    expect(said).toEqual([]);
    clock.pass(500);
    expect(said.map(([, what]) => what)).toEqual(['quiet']);
  });

  it('gives what slept amid its work all the time again', () => {
    const { clock, said } = watching();
    clock.sleep(8 * 3_600_000);
    clock.pass(9_000);
    expect(said.map(([, what]) => what)).toEqual(['quiet']);
    clock.pass(2_000);
    expect(said).toHaveLength(2);
  });

  it('stops', () => {
    const { clock, watch, said } = watching();
    watch.stop();
    clock.pass(60_000);
    expect(said).toEqual([]);
  });
});
