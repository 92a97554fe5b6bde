import { describe, expect, it, vi } from 'vitest';
import { countTimers } from './countTimers';

describe('countTimers', () => {
  it('counts calls, wherever the realm has its timers, and hands them on', () => {
    const [inherited, own] = [vi.fn(() => 7), vi.fn(() => 8)];
    const prototype = { setTimeout: inherited, queueMicrotask: undefined };
    const realm = Object.assign(Object.create(prototype) as typeof prototype & { setInterval: typeof own }, { setInterval: own });
    const timers = countTimers(realm);
    const act = () => undefined;
    const ask = (realm as unknown as typeof globalThis).setTimeout as (...all: unknown[]) => unknown;
    expect([ask(act, 5, 'x'), realm.setInterval(), ask.name]).toEqual([7, 8, 'setTimeout']);
    expect(inherited).toHaveBeenCalledWith(act, 5, 'x');
    expect(timers.count()).toBe(2);
    timers.restore();
    expect([prototype.setTimeout, realm.setInterval]).toEqual([inherited, own]);
  });
});
