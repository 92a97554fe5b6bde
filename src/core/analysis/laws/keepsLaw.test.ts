import { describe, expect, it } from 'vitest';
import { countersOf } from './counters.fixture';
import { keepsLaw, lawExpectation } from './keepsLaw';
import { localFolder } from './localFolder.fixture';
import { KNOWN } from './reducers.fixture';

describe('an expected law', () => {
  it('fails again at every counter-example', async () => {
    for (const known of KNOWN) {
      const counters = await countersOf(known);
      // What keeps something outside begins anew: only that it does so shows again.
      const repeats = counters.filter(({ because }) => because === 'repeat');
      for (const counter of repeats.length > 0 ? repeats : counters) {
        const { keeps } = await keepsLaw(lawExpectation(counter, 'f7'), localFolder(known.make(), known.start));
        expect([known.name, counter.law, keeps]).toEqual([known.name, counter.law, false]);
      }
    }
  });

  it('holds once the reducer keeps it', async () => {
    const append = KNOWN.find((one) => one.name === 'append')!;
    const counter = (await countersOf(append)).find((one) => one.law === 'orderFree')!;
    expect(await keepsLaw(lawExpectation(counter, 'f7'), localFolder(append.make(), append.start))).toEqual({
      keeps: false,
      sides: counter.sides.map(({ value }) => value),
    });
    const sorted = (existing: any, update: any) => [...existing, ...update].sort();
    expect(await keepsLaw(lawExpectation(counter, 'f7'), localFolder(sorted, append.start))).toEqual({ keeps: true, sides: [] });
  });

  it('fails where there is nothing to compare, and where updates are missing', async () => {
    const throws = () => {
      throw new Error('no');
    };
    const expected = { kind: 'law', field: 'f7', law: 'orderFree', existing: { kind: 'start' }, updates: [1] } as const;
    expect(await keepsLaw(expected, localFolder(throws, 0))).toEqual({ keeps: false, sides: [] });
  });
});
