import { describe, expect, it } from 'vitest';
import { FakeClock } from './clock.fake';
import { SilenceWatch } from './silence';

function watching(limit = 2_000) {
  const clock = new FakeClock();
  const silences: number[] = [];
  const watch = new SilenceWatch(clock, limit, (ms) => silences.push(ms));
  watch.start();
  return { clock, watch, silences };
}

describe('SilenceWatch', () => {
  it('says nothing for an hour of heartbeats', () => {
    const { clock, watch, silences } = watching();
    for (let ms = 0; ms < 3_600_000; ms += 250) {
      clock.pass(250);
      watch.heard();
    }
    expect(silences).toEqual([]);
  });

  it('speaks once, soon after the limit, and not before two ticks found silence', () => {
    const { clock, silences } = watching();
    clock.pass(2_250);
    expect(silences).toEqual([]);
    clock.pass(250);
    expect(silences).toEqual([2_500]);
    clock.pass(60_000);
    expect(silences).toHaveLength(1);
  });

  it('bears gaps below the limit', () => {
    const { clock, watch, silences } = watching();
    for (let i = 0; i < 100; i++) {
      clock.pass(1_900);
      watch.heard();
    }
    expect(silences).toEqual([]);
  });

  it('does not take sleep for silence: messages that waited are heard first', () => {
    const { clock, watch, silences } = watching();
    clock.pass(1_000);
    clock.sleep(8 * 3_600_000);
    clock.pass(250);
    watch.heard();
    clock.pass(2_000);
    expect(silences).toEqual([]);
    clock.pass(500);
    expect(silences).toHaveLength(1);
  });

  it('stops', () => {
    const { clock, watch, silences } = watching();
    watch.stop();
    clock.pass(10_000);
    expect(silences).toEqual([]);
  });
});
