import { describe, expect, it } from 'vitest';
import { CLOCK_START, installSeed } from './seed';

type Realm = Parameters<typeof installSeed>[0];

/** A realm of its own, so that the test's own clocks stay true. */
function realm() {
  class Crypto {
    getRandomValues() {
      throw new Error('true randomness');
    }
  }
  class Performance {
    now() {
      return -1;
    }
    get timeOrigin() {
      return -1;
    }
  }
  class OwnDate extends Date {}
  const format = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format') ?? {};
  class DateTimeFormat {
    resolved = new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'UTC' });
    get format() {
      return format.get?.call(this.resolved);
    }
    formatToParts(date?: Date | number) {
      return this.resolved.formatToParts(date);
    }
  }
  const made = {
    Math: { random: () => -1 },
    Date: OwnDate,
    Intl: { DateTimeFormat },
    crypto: new Crypto(),
    performance: new Performance(),
  };
  return made as unknown as Realm;
}

function draw(one: Realm) {
  return {
    numbers: [one.Math.random(), one.Math.random()],
    ids: [one.crypto.randomUUID(), one.crypto.randomUUID()],
    bytes: [...one.crypto.getRandomValues(new Uint8Array(8))],
    dates: [one.Date.now(), new one.Date().getTime(), one.performance.now()],
    formatted: new one.Intl.DateTimeFormat().format(),
  };
}

describe('installSeed', () => {
  it('gives the same for the same seed, in fresh realms and after a reseed', () => {
    const [first, second] = [realm(), realm()];
    const reseed = installSeed(first);
    reseed(7);
    const drawn = draw(first);
    draw(first);
    installSeed(second)(7);
    expect(draw(second)).toEqual(drawn);
    reseed(7);
    expect(draw(first)).toEqual(drawn);
    reseed(8);
    expect(draw(first).numbers).not.toEqual(drawn.numbers);
    expect(draw(first).ids).not.toEqual(drawn.ids);
  });

  it('ticks one millisecond a reading, whatever the clock', () => {
    const one = realm();
    installSeed(one)(1);
    expect([one.Date.now(), one.Date.now()]).toEqual([CLOCK_START, CLOCK_START + 1]);
    expect(one.performance.now()).toBe(2);
    expect(one.performance.timeOrigin).toBe(CLOCK_START);
    expect(new one.Date().getTime()).toBe(CLOCK_START + 3);
    expect((one.Date as unknown as () => string)()).toContain('2026');
    expect(new one.Intl.DateTimeFormat().format()).toBe('1/1/26, 12:00:00 AM');
  });

  it('starts the clock elsewhere where it is told to, without touching randomness', () => {
    const one = realm();
    const reseed = installSeed(one);
    reseed(7);
    const { numbers } = draw(one);
    reseed(7, CLOCK_START + 1_000);
    expect(draw(one).numbers).toEqual(numbers);
    reseed(7, CLOCK_START + 1_000);
    expect([one.Date.now(), one.performance.now(), one.performance.timeOrigin]).toEqual([CLOCK_START + 1_000, 1, CLOCK_START + 1_000]);
    reseed(7);
    expect(one.Date.now()).toBe(CLOCK_START);
  });

  it('leaves dates that are given alone', () => {
    const one = realm();
    installSeed(one)(1);
    expect(new one.Date('2020-02-03T04:05:06Z').toISOString()).toBe('2020-02-03T04:05:06.000Z');
    expect(new one.Date(2020, 1).getFullYear()).toBe(2020);
    expect(new one.Date()).toBeInstanceOf(one.Date);
    class Later extends one.Date {}
    expect(new Later()).toBeInstanceOf(Later);
    expect(one.Date.UTC(2020, 0)).toBe(Date.UTC(2020, 0));
  });

  it('makes ids of version 4 and numbers in [0, 1)', () => {
    const one = realm();
    const reseed = installSeed(one);
    for (let seed = 0; seed < 200; seed++) {
      reseed(seed);
      expect(one.crypto.randomUUID()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      const number = one.Math.random();
      expect(number >= 0 && number < 1).toBe(true);
    }
  });

  it('replaces methods where they live, so that the true ones are out of reach', () => {
    const one = realm();
    installSeed(one)(1);
    const holder = Object.getPrototypeOf(one.crypto) as Crypto;
    expect(() => holder.getRandomValues.call(one.crypto, new Uint8Array(1))).not.toThrow();
  });
});
