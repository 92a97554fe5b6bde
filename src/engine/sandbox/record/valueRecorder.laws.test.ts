import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encode } from './encode';
import { BALLAST, LIMIT, newRecorder, Pool, text, withBallast } from './pool.fixture';
import { Basket, changeInPlace, raw } from './raw.arbitrary';
import type { Recorded } from './valueRecorder';
import { weigh } from './weight';

/** Stands for the value that is changed, so that it comes to hold itself. */
const ITSELF = Symbol('itself');
const choices = fc.array(fc.nat(20), { minLength: 1, maxLength: 5 });

describe('ValueRecorder, for any values', () => {
  it('gives back what every value was, whatever is put next to what', () => {
    const step = fc.tuple(raw, fc.nat(5), fc.option(choices), fc.oneof(raw, fc.constant(ITSELF)));
    fc.assert(
      fc.property(fc.boolean(), fc.array(step, { maxLength: 10 }), (isLarge, steps) => {
        const recorder = newRecorder();
        const pool = new Pool();
        const put: { readonly recorded: Recorded; readonly was: string; readonly raw: unknown }[] = [];
        for (const [fresh, back, path, insert] of steps) {
          const earlier = put.at(-1 - back);
          const next = path !== null && earlier !== undefined ? earlier.raw : fresh;
          if (path !== null) changeInPlace(next, path, insert === ITSELF ? next : insert);
          const whole = isLarge ? withBallast(next) : next;
          const recorded = recorder.put(whole, earlier?.recorded);
          expect(recorded.weight).toBe(weigh(recorded.value));
          put.push({ recorded, was: text(encode(whole, LIMIT)), raw: next });
          if (back === 0) pool.take(recorder.drain());
        }
        pool.take(recorder.drain());
        for (const { recorded, was } of put) {
          expect(text(pool.values[recorded.ref])).toBe(was);
          expect(text(recorded.value)).toBe(was);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('puts an unchanged value under the ref it has, without a new entry', () => {
    fc.assert(
      fc.property(raw, (value) => {
        const recorder = newRecorder();
        const { ref } = recorder.put(value);
        recorder.drain();
        const again = recorder.put(value);
        expect([again.ref, recorder.put(structuredCopy(value), again).ref]).toEqual([ref, ref]);
        expect(recorder.drain().entries).toEqual([]);
      }),
    );
  });

  it('sees every change in place that a value can show, and nothing else', () => {
    fc.assert(
      fc.property(raw, choices, fc.oneof(raw, fc.constant(ITSELF)), (value, path, insert) => {
        const recorder = newRecorder();
        const recorded = recorder.put(value);
        expect(recorder.matches(recorded, value)).toBe(true);
        const before = text(encode(value, LIMIT));
        changeInPlace(value, path, insert === ITSELF ? value : insert);
        expect(recorder.matches(recorded, value)).toBe(text(encode(value, LIMIT)) === before);
      }),
      { numRuns: 200 },
    );
  });

  it('settles a call like putting both, whether or not it changed existing in place', () => {
    const reducers: readonly ((existing: unknown[], update: unknown) => unknown)[] = [
      (existing, update) => [...existing, update],
      (existing, update) => [update, ...existing].slice(0, 63),
      (existing) => existing.filter((_, i) => i % 2 === 0),
      (existing, update) => existing.map((x, i) => (i === 1 ? update : x)),
      (existing) => existing.map((x) => structuredCopy(x)),
      (existing, update) => (existing.push(update), existing),
      (existing, update) => (existing.unshift(update), [...existing]),
      (existing) => existing.toReversed(),
      (_existing, update) => update,
      (existing) => [...existing, existing],
      (existing) => (existing.push({ around: existing }), [...existing]),
      (existing) => existing.map((x) => (Array.isArray(x) ? [...(x as unknown[]), 1] : x)),
      (existing) => new Basket('me', existing),
    ];
    const call = fc.tuple(fc.nat(reducers.length - 1), raw);
    fc.assert(
      fc.property(fc.array(raw, { maxLength: 6 }), fc.array(call, { maxLength: 8 }), (start, calls) => {
        const recorder = newRecorder();
        const pool = new Pool();
        let live: unknown = [...BALLAST, ...start];
        let recorded = recorder.put(live);
        for (const [which, update] of calls) {
          if (!Array.isArray(live)) break;
          const before = text(encode(live, LIMIT));
          const rawResult = reducers[which]?.(live, update);
          const after = recorder.settle(recorded, live, rawResult);
          pool.take(recorder.drain());
          expect(text(pool.values[after.existing.ref])).toBe(text(encode(live, LIMIT)));
          expect(text(pool.values[after.result.ref])).toBe(text(encode(rawResult, LIMIT)));
          expect(after.existing === recorded).toBe(text(encode(live, LIMIT)) === before);
          live = rawResult;
          recorded = after.result;
        }
      }),
      { numRuns: 200 },
    );
  });
});

/** A copy by hand (structuredClone refuses classes), down to some depth, for there may be cycles. */
function structuredCopy<T>(value: T, depth = 6): T {
  if (typeof value !== 'object' || value === null || depth === 0) return value;
  const copy = (x: unknown): unknown => structuredCopy(x, depth - 1);
  if (Array.isArray(value)) return value.map(copy) as T;
  if (value instanceof Set) return new Set([...value].map(copy)) as T;
  if (value instanceof Map) return new Map([...value].map(([k, v]) => [copy(k), copy(v)])) as T;
  if (value instanceof Date) return new Date(value) as T;
  if (value instanceof Uint8Array) return value.slice() as T;
  const clone = Object.create(Object.getPrototypeOf(value) as object) as T;
  return Object.defineProperties(clone, Object.getOwnPropertyDescriptors(value));
}
