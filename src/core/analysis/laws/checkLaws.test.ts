import { describe, expect, it } from 'vitest';
import type { Field } from '~/core/document';
import { checkLaws } from './checkLaws';
import { LAWS, type LawQuestion, type LawResult } from './law';
import { deadFolder, localFolder } from './localFolder.fixture';
import { KNOWN, type KnownReducer } from './reducers.fixture';

function fieldOf({ type, start }: KnownReducer): Field {
  const begin = start === null ? ({ kind: 'none' } as const) : ({ kind: 'own', source: 'export default 0;\n' } as const);
  return { id: 'f1', name: 'held', type, merge: { kind: 'own', source: '', start: begin } };
}

function ask(known: KnownReducer, rest: Partial<LawQuestion> = {}): Promise<readonly LawResult[]> {
  const folder = localFolder(known.make(), known.start);
  return checkLaws({ field: fieldOf(known), recorded: known.recorded, folder, seed: 7, tries: 100, budget: { folds: 100_000 }, ...rest });
}

const known = (name: string): KnownReducer => KNOWN.find((one) => one.name === name)!;
const SIGNS = { holds: '+', fails: '-', notApplicable: '0', stopped: 's', error: 'e' };

describe('checkLaws', () => {
  it.each(KNOWN.map((one) => [one.name, one] as const))('tells the truth about %s', async (_name, one) => {
    const results = await ask(one);
    expect(results.map((result) => result.law)).toEqual(LAWS);
    const found = results.map((result, index) => (one.truth[index] === '?' ? '?' : SIGNS[result.verdict])).join('');
    expect(found).toBe(one.truth);
  });

  it('says the same for the same seed', async () => {
    for (const seed of [1, 2])
      expect(await ask(known('average: needs an order, although it commutes'), { seed })).toEqual(
        await ask(known('average: needs an order, although it commutes'), { seed }),
      );
  });
});

describe('a counter-example', () => {
  const counterOf = async (name: string, law: (typeof LAWS)[number], rest: Partial<LawQuestion> = {}) => {
    const [result] = await ask(known(name), { laws: [law], ...rest });
    if (result?.verdict !== 'fails') throw new Error('it holds');
    return result;
  };

  it('is shrunk to the smallest values', async () => {
    const { counter, recorded } = await counterOf('append', 'orderFree');
    expect(recorded).toBe(false);
    expect(counter.existing).toEqual({ kind: 'start' });
    expect(counter.updates.map((update) => (update as string[]).length)).toEqual([1, 1]);
    expect(counter.because).toBe('differs');
    expect(counter.sides.map((side) => side.value)).toEqual([counter.updates.flat(), counter.updates.toReversed().flat()]);
    for (const side of counter.sides) expect(side.steps).toHaveLength(1);
  });

  it('has its state as a value where one is needed', async () => {
    const { counter } = await counterOf('digits', 'grouping');
    expect(counter.existing).toEqual({ kind: 'value', value: expect.any(Number) });
    expect(counter.updates).toHaveLength(2);
    expect(counter.sides[1]?.steps).toHaveLength(2);
  });

  it('is looked for among recorded calls first, as they were', async () => {
    const recorded = [
      { existing: ['in'], update: ['apple'] },
      { existing: ['in', 'apple'], update: ['mango'] },
    ];
    const result = await counterOf('append', 'orderFree', { recorded });
    expect(result.recorded).toBe(true);
    expect(new Set(result.counter.updates.flat())).toEqual(new Set(['apple', 'mango']));
  });

  it('says whether the second call, or another seed and clock, makes the difference', async () => {
    for (const name of ['random', 'time of writing']) expect((await counterOf(name, 'sameAnswer')).counter.because).toBe('world');
    expect((await counterOf('a counter outside', 'sameAnswer')).counter.because).toBe('repeat');
    expect((await counterOf('a counter outside', 'noEffects')).counter.because).toBe('repeat');
    expect((await counterOf('logs', 'noEffects')).counter.because).toBe('console');
    expect((await counterOf('starts a timer', 'noEffects')).counter.because).toBe('timers');
  });

  it('says how a reducer has no answer', async () => {
    expect((await counterOf('throws on negative numbers', 'total')).counter).toMatchObject({ because: 'throws', updates: [-1] });
    expect((await counterOf('forgets to return', 'total')).counter.because).toBe('undefined');
    expect((await counterOf('async', 'total')).counter.because).toBe('promise');
    expect((await counterOf('throws on negative numbers', 'grouping')).counter.because).toBe('oneFails');
  });

  it('calls rounding by its name', async () => {
    const recorded = [0.1, 0.2, 0.3].map((update) => ({ existing: 0.3, update }));
    expect((await counterOf('sum of floats', 'orderFree', { recorded, tries: 0 })).counter.because).toBe('rounding');
  });
});

describe('how far it goes', () => {
  const sum = known('sum');

  it('stops when aborted, or when the budget is spent', async () => {
    const controller = new AbortController();
    const aborted = await ask(sum, { signal: controller.signal, onProgress: ({ law }) => law === 'grouping' && controller.abort() });
    expect(aborted.map((result) => result.verdict)).toEqual([
      'holds',
      'fails',
      'stopped',
      'stopped',
      'notApplicable',
      ...Array(4).fill('stopped'),
    ]);
    const poor = await ask(sum, { budget: { folds: 40 } });
    expect(poor.filter((result) => result.verdict === 'holds')).toEqual([]);
    expect(poor[0]).toMatchObject({ verdict: 'stopped' });
  });

  it('gives each law its share of the time', async () => {
    let at = 0;
    const results = await ask(sum, { budget: { folds: 1e6, time: { ms: 60, now: () => at++ } } });
    const stopped = results.flatMap((result) => (result.verdict === 'stopped' ? [result.tries] : []));
    expect(stopped.length).toBeGreaterThan(3);
    expect(Math.min(...stopped)).toBeGreaterThan(0);
  });

  it('says that the folder is gone', async () => {
    const folder = deadFolder(1, localFolder(sum.make(), 0));
    const [result] = await ask(sum, { folder, laws: ['orderFree'] });
    expect(result).toEqual({ law: 'orderFree', verdict: 'error', tries: 16, message: 'gone' });
  });

  it('asks for many folds at one time', async () => {
    const sizes: number[] = [];
    const folder = localFolder(sum.make(), 0);
    await ask(sum, { folder: (folds) => (sizes.push(folds.length), folder(folds)), laws: ['orderFree', 'grouping'], tries: 64 });
    expect(sizes).toEqual([32, 32, 32, 32, 32, 16, 32, 16, 32, 16, 32, 16]);
  });

  it('says why a law does not apply', async () => {
    const field: Field = { ...fieldOf(sum), merge: { kind: 'plain' } };
    expect(await ask(sum, { field, laws: ['once'] })).toEqual([{ law: 'once', verdict: 'notApplicable', reason: 'noReducer' }]);
    const any: Field = { ...fieldOf(sum), type: { kind: 'any', of: 'any' } };
    expect(await ask(sum, { field: any, laws: ['once'] })).toMatchObject([{ reason: 'nothingSeen' }]);
    expect(await ask(known('append one item'), { laws: ['grouping', 'batching'] })).toMatchObject([
      { reason: 'updateIsNotValue' },
      { reason: 'updateIsNoList' },
    ]);
    expect(await ask(known('always throws'), { laws: ['orderFree'] })).toMatchObject([{ reason: 'neverAnswers' }]);
  });
});
