/** Every run's clock starts here: 2026-01-01T00:00:00Z, in milliseconds since the epoch. */
export const CLOCK_START = 1_767_225_600_000;

/** Starts randomness, ids and the clock anew from a 32-bit unsigned integer; the clock at `start`. */
export type Reseed = (seed: number, start?: number) => void;

const { imul } = Math;

type Realm = Pick<typeof globalThis, 'Math' | 'Date' | 'Intl' | 'crypto' | 'performance'>;

/**
 * Makes a realm repeatable: `Math.random`, `crypto` and every clock come from one seed, and the clock ticks one
 * millisecond at each reading. Must run before any library that keeps a reference to what is replaced here.
 */
export function installSeed(realm: Realm): Reseed {
  let draw = randomFrom(0);
  let origin = CLOCK_START;
  let time = origin;
  const tick = () => time++;
  const random = () => draw();

  replace(realm.Math, 'random', random);
  replaceCrypto(realm.crypto, random);
  replace(realm, 'Date', seededDate(realm.Date, tick));
  const clock = Object.getPrototypeOf(realm.performance) as Performance;
  replace(clock, 'now', () => tick() - origin);
  Object.defineProperty(clock, 'timeOrigin', { get: () => origin, configurable: true, enumerable: true });
  replaceFormatter(realm.Intl.DateTimeFormat.prototype, tick);
  replaceTemporal(realm, tick);

  return (seed, start = CLOCK_START) => {
    draw = randomFrom(seed);
    origin = start;
    time = start;
  };
}

/** Numbers in [0, 1), the same for the same seed: mulberry32, whose 32 bits of state are plenty for a playground. */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = imul(state ^ (state >>> 15), 1 | state);
    t = (t + imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function replace(holder: object, name: string, value: unknown): void {
  const old = Object.getOwnPropertyDescriptor(holder, name);
  Object.defineProperty(holder, name, { value, writable: true, configurable: true, enumerable: old?.enumerable ?? false });
}

function seededDate(Real: DateConstructor, tick: () => number): DateConstructor {
  const Seeded = function Date(...parts: unknown[]) {
    if (!new.target) return new Real(tick()).toString();
    return Reflect.construct(Real, parts.length > 0 ? parts : [tick()], new.target) as Date;
  } as unknown as DateConstructor;
  replace(Seeded, 'length', Real.length);
  Object.defineProperty(Seeded, 'prototype', { value: Real.prototype, writable: false });
  replace(Seeded, 'now', tick);
  replace(Seeded, 'parse', Real.parse);
  replace(Seeded, 'UTC', Real.UTC);
  replace(Real.prototype, 'constructor', Seeded);
  return Seeded;
}

/** Methods live on the prototype, so they are replaced there: an own property would leave the true ones within reach. */
function replaceCrypto(crypto: Crypto, random: () => number): void {
  const holder = Object.getPrototypeOf(crypto) as Crypto;
  const fill = <T extends ArrayBufferView>(view: T): T => {
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
    for (let i = 0; i < bytes.length; i++) bytes[i] = random() * 256;
    return view;
  };
  replace(holder, 'getRandomValues', fill);
  // Missing where the page is not a secure context, which an opaque worker never is in Chromium.
  replace(holder, 'randomUUID', () => {
    const bytes = fill(new Uint8Array(16));
    bytes[6] = ((bytes[6] ?? 0) & 15) | 64;
    bytes[8] = ((bytes[8] ?? 0) & 63) | 128;
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  });
}

/** A formatter without an argument formats now. */
function replaceFormatter(holder: Intl.DateTimeFormat, tick: () => number): void {
  const format = Object.getOwnPropertyDescriptor(holder, 'format')?.get;
  if (format) {
    Object.defineProperty(holder, 'format', {
      configurable: true,
      get(this: Intl.DateTimeFormat) {
        const bound = format.call(this) as (date: number | Date) => string;
        return (date?: number | Date) => bound(date ?? tick());
      },
    });
  }
  const toParts = holder.formatToParts;
  replace(holder, 'formatToParts', function (this: Intl.DateTimeFormat, date?: number | Date) {
    return toParts.call(this, date ?? tick());
  });
}

interface TemporalLike {
  readonly Now: { timeZoneId(): string };
  readonly Instant: { fromEpochMilliseconds(ms: number): { toZonedDateTimeISO(zone: unknown): ZonedLike } };
}
interface ZonedLike {
  toPlainDateTime(): unknown;
  toPlainDate(): unknown;
  toPlainTime(): unknown;
}

/** Where the browser has Temporal, its `Now` is one more clock. */
function replaceTemporal(realm: object, tick: () => number): void {
  const temporal = (realm as { Temporal?: TemporalLike }).Temporal;
  if (!temporal) return;
  const { Now, Instant } = temporal;
  const zoned = (zone: unknown) => Instant.fromEpochMilliseconds(tick()).toZonedDateTimeISO(zone ?? Now.timeZoneId());
  replace(Now, 'instant', () => Instant.fromEpochMilliseconds(tick()));
  replace(Now, 'zonedDateTimeISO', zoned);
  replace(Now, 'plainDateTimeISO', (zone?: unknown) => zoned(zone).toPlainDateTime());
  replace(Now, 'plainDateISO', (zone?: unknown) => zoned(zone).toPlainDate());
  replace(Now, 'plainTimeISO', (zone?: unknown) => zoned(zone).toPlainTime());
}
