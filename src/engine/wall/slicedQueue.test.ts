import { describe, expect, it } from 'vitest';
import { FakeClock } from './clock.fake';
import { SlicedQueue } from './slicedQueue';

describe('SlicedQueue', () => {
  it('hands a few items over at once', () => {
    const taken: number[][] = [];
    const queue = new SlicedQueue<number>(new FakeClock(), (items) => taken.push([...items]));
    queue.add([1, 2]);
    queue.add([3]);
    expect(taken).toEqual([[1, 2], [3]]);
  });

  it('lets the page breathe every few milliseconds, and keeps the order', () => {
    const clock = new FakeClock();
    const taken: number[] = [];
    // An item takes a tenth of a millisecond.
    const queue = new SlicedQueue<number>(clock, (items) => {
      taken.push(...items);
      clock.sleep(items.length / 10);
    });
    const all = Array.from({ length: 10_000 }, (_, i) => i);
    queue.add(all.slice(0, 9_000));
    expect(taken.length).toBeLessThan(500);
    queue.add(all.slice(9_000));
    let finished = false;
    queue.finish(() => {
      finished = true;
    });
    let longest = 0;
    for (let i = 0; i < 10_000 && !finished; i++) {
      const before = clock.now();
      clock.pass(0);
      longest = Math.max(longest, clock.now() - before);
      clock.pass(1);
    }
    expect(finished).toBe(true);
    expect(taken).toEqual(all);
    expect(longest).toBeLessThan(15);
  });

  it('forgets when cleared, from within as well', () => {
    const taken: number[] = [];
    const queue: SlicedQueue<number> = new SlicedQueue<number>(new FakeClock(), (items) => {
      taken.push(...items);
      queue.clear();
    });
    queue.add(Array.from({ length: 600 }, (_, i) => i));
    expect(taken).toHaveLength(32);
    queue.add([1]);
    expect(taken).toHaveLength(33);
  });
});
