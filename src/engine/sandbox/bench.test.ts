import { describe, expect, it } from 'vitest';
import type { BenchOutcome } from '../protocol';
import type { BenchJob, OverCause } from '../engine';
import { createInProcessEngine } from '../inProcess';

type Merge = BenchJob['field']['merge'];
const own = (source: string): Merge => ({ kind: 'own', source, start: { kind: 'zero' } });
const job = (merge: Merge, updates: readonly string[], existing: string | null = null): BenchJob => ({
  field: { id: 'f', name: 'f', type: { kind: 'list', of: 'any' }, merge },
  existing: existing === null ? null : `export default ${existing};`,
  updates: updates.map((update) => `export default ${update};`),
  shared: '',
  seed: 1,
});

async function bench(what: BenchJob): Promise<{ outcomes: BenchOutcome[]; how: string; cause: OverCause | null }> {
  const outcomes: BenchOutcome[] = [];
  return new Promise((resolve) => {
    createInProcessEngine().bench(what, {
      onOutcome: (update, outcome) => {
        outcomes[update] = outcome;
      },
      onOver: (how, cause) => resolve({ outcomes, how, cause }),
    });
  });
}

describe('a bench', () => {
  it('feeds one update after the other, from the start value', async () => {
    const { outcomes, how } = await bench(job({ kind: 'builtIn', reducer: 'append', keep: 0, start: { kind: 'zero' } }, ['[1]', '[2]']));
    expect(how).toBe('done');
    const rest = { error: null, existingAfter: null, updateAfter: null, bypassed: false };
    expect(outcomes).toEqual([
      { existing: [], updateValue: [1], result: [1], ...rest },
      { existing: [1], updateValue: [2], result: [1, 2], ...rest },
    ]);
  });

  it('starts from a typed value, of any kind', async () => {
    const { outcomes } = await bench(job(own('export default (e, u) => new Set([...e, ...u]);'), ['[2, 3]'], 'new Set([1, 2])'));
    expect(outcomes[0]).toMatchObject({ existing: { $: 'set', v: [1, 2] }, result: { $: 'set', v: [1, 2, 3] } });
  });

  it('tells an error with its line and goes on from the value before', async () => {
    const { outcomes, how } = await bench(
      job(own('export default (e, u) => {\n  if (!u) throw new Error("no");\n  return [...e, u];\n};'), ['1', '0', '2']),
    );
    expect(how).toBe('done');
    expect(outcomes[1]).toMatchObject({ result: null, error: { message: 'no', frames: [{ source: 'reducer:f', line: 2, column: 17 }] } });
    expect(outcomes[2]).toMatchObject({ existing: [1], result: [1, 2], error: null });
  });

  it('tells what was changed in place', async () => {
    const { outcomes } = await bench(job(own('export default (e, u) => { e.push(...u.splice(0)); return e; };'), ['[1]']));
    expect(outcomes[0]).toMatchObject({ existing: [], existingAfter: [1], updateValue: [1], updateAfter: [], result: [1] });
  });

  it('tells a write that reaches no reducer', async () => {
    const none = await bench(job({ kind: 'own', source: 'export default () => 1;', start: { kind: 'none' } }, ['5', '6']));
    expect(none.outcomes.map(({ result, bypassed }) => [result, bypassed])).toEqual([
      [5, true],
      [1, false],
    ]);
    const plain = await bench(job({ kind: 'plain' }, ['5']));
    expect(plain.outcomes[0]).toMatchObject({ existing: { $: 'undefined' }, result: 5, bypassed: true });
  });

  it('answers with problems where a source cannot be read', async () => {
    const { how, cause } = await bench(job(own('export default ('), ['1']));
    expect(how).toBe('failed');
    expect(cause).toMatchObject({ kind: 'problems', problems: [{ code: 'sourceSyntax', place: { kind: 'reducer', id: 'f' } }] });
  });
});
