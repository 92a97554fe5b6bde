import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { watchTampering } from './tamper';

/** A realm of its own, and what becomes of it. */
function realm() {
  const context = vm.createContext();
  const run = (code: string): unknown => vm.runInContext(code, context);
  return { run, global: run('globalThis') as typeof globalThis };
}

describe('watchTampering', () => {
  it('finds nothing where nothing was done, nor what libraries do', () => {
    const { run, global } = realm();
    const tampered = watchTampering(global);
    run(
      'Error.stackTraceLimit = 0; class Mine extends TypeError { name = "Mine" }; ({}).toString = 1; (() => {}).call = 2; [].map((x) => x);',
    );
    expect(tampered()).toEqual([]);
  });

  it.each([
    ['Object.prototype.x = 1', 'Object.prototype.x'],
    ['Object.prototype.toString = () => ""', 'Object.prototype.toString'],
    ['Object.defineProperty(Object.prototype, "valueOf", { get() { return 1; } })', 'Object.prototype.valueOf'],
    ['delete Object.prototype.hasOwnProperty', 'Object.prototype.hasOwnProperty'],
    ['Function.prototype.call = () => 1', 'Function.prototype.call'],
    ['Function.prototype[Symbol.for("x")] = 1', 'Function.prototype.x'],
    ['Error.prepareStackTrace = () => 1', 'Error.prepareStackTrace'],
    ['Error.prototype.name = "x"', 'Error.prototype.name'],
    ['RangeError.prototype.message = "x"', 'RangeError.prototype.message'],
    ['AggregateError.captureStackTrace = 1', 'AggregateError.captureStackTrace'],
  ])('names %s', (code, name) => {
    const { run, global } = realm();
    const tampered = watchTampering(global);
    run(code);
    expect(tampered()).toEqual([name]);
  });

  it('looks with its own eyes: what the code did to the means of looking does not help it', () => {
    const { run, global } = realm();
    const tampered = watchTampering(global);
    run(
      'Object.prototype.x = 1; Reflect.ownKeys = () => []; Object.getOwnPropertyDescriptor = () => undefined; Array.prototype.push = () => 0;',
    );
    expect(tampered()).toEqual(['Object.prototype.x']);
  });
});
