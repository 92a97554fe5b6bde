import { afterEach, describe, expect, it } from 'vitest';
import { type Fold, FolderOver, type FoldOutcome } from '~/core/analysis';
import type { Field } from '~/core/document';
import type { Value } from '~/core/value';
import type { LabHandle } from '../engine';
import { createInProcessEngine } from '../inProcess';

type Merge = Field['merge'];
const own = (source: string): Merge => ({ kind: 'own', source, start: { kind: 'zero' } });
const PUSH = own('export default (e, u) => { e.push(u); return e; };');
const APPEND = own('export default (e, u) => [...e, u];');

const labs: LabHandle[] = [];
afterEach(() => {
  for (const lab of labs.splice(0)) lab.stop();
});

function lab(merge: Merge, shared = '', options: Parameters<typeof createInProcessEngine>[0] = {}): LabHandle {
  const field: Field = { id: 'f', name: 'f', type: { kind: 'list', of: 'any' }, merge };
  const handle = createInProcessEngine(options).lab({ field, shared, seed: 5 });
  labs.push(handle);
  return handle;
}

const from = (existing: Value, updates: readonly Value[], world = 0): Fold => ({
  existing: { kind: 'value', value: existing },
  updates,
  world,
});
const start = (...updates: Value[]): Fold => ({ existing: { kind: 'start' }, updates, world: 0 });
const nothing = (...updates: Value[]): Fold => ({ existing: { kind: 'nothing' }, updates, world: 0 });

async function fold(merge: Merge, ...folds: Fold[]): Promise<readonly FoldOutcome[]> {
  return lab(merge).fold(folds);
}
async function one(merge: Merge, asked: Fold): Promise<FoldOutcome> {
  const [outcome] = await fold(merge, asked);
  if (!outcome) throw new Error('no outcome');
  return outcome;
}
const results = (outcomes: readonly FoldOutcome[]) => outcomes.map(({ result }) => result);

describe('a fold', () => {
  it('merges all writes of a superstep in the engine’s own channel', async () => {
    expect(await one(APPEND, from([1], [2, 3]))).toEqual({
      result: [1, 2, 3],
      error: null,
      changed: [],
      calls: 2,
      emptied: false,
      effects: { console: 0, timers: 0 },
      uncopied: null,
    });
  });

  it('starts from a value, from the start value, or from nothing', async () => {
    const merge: Merge = { ...PUSH, start: { kind: 'own', source: 'export default [0];' } } as Merge;
    const outcomes = await fold(merge, from([9], [1]), start(1), start(1), start(), nothing([5], 1), nothing());
    expect(results(outcomes)).toEqual([[9, 1], [0, 1], [0, 1], [0], [5, 1], null]);
    expect(outcomes.map(({ calls }) => calls)).toEqual([1, 1, 1, 0, 1, 0]);
  });

  it('keeps a value of null apart from one that is not there', async () => {
    const merge = own('export default (e, u) => String(e) + u;');
    expect(results(await fold(merge, from(null, [1]), from({ $: 'undefined' }, [1])))).toEqual(['null1', 1]);
  });

  it('runs built-in reducers and fields without one', async () => {
    const add: Merge = { kind: 'builtIn', reducer: 'append', keep: 0, start: { kind: 'zero' } };
    expect((await one(add, start([1], [2]))).result).toEqual([1, 2]);
    expect(await one({ kind: 'plain' }, from(1, [2]))).toMatchObject({ result: 2, calls: 0, error: null });
    expect(await one({ kind: 'plain' }, from(1, [2, 3, 4]))).toMatchObject({
      result: null,
      error: { info: { name: 'InvalidUpdateError' }, update: 1 },
    });
  });

  it('tells at which update it failed, and in which line', async () => {
    const merge = own('export default (e, u) => {\n  if (u === 0) throw new TypeError("no zero");\n  return e + u;\n};');
    expect(await one(merge, from(1, [2, 0, 3]))).toMatchObject({
      result: null,
      calls: 2,
      error: { info: { name: 'TypeError', message: 'no zero', frames: [{ source: 'reducer:f', line: 2 }] }, update: 1 },
    });
  });

  it('skips the rest after undefined, as the engine does', async () => {
    const merge = own('export default (e, u) => (u === 0 ? undefined : e + u);');
    expect(await one(merge, from(1, [2, 0, 3]))).toMatchObject({ result: null, error: null, emptied: true, calls: 2 });
    expect(await one(merge, from(1, [0, { $: 'overwrite', v: 7 }]))).toMatchObject({ result: 7, emptied: true, calls: 1 });
  });

  it('takes an Overwrite for one, and refuses a second', async () => {
    const overwrite = (v: Value): Value => ({ $: 'overwrite', v });
    expect(await one(APPEND, from([1], [2, overwrite([9]), 3]))).toMatchObject({ result: [9], calls: 1, error: null });
    expect(await one(APPEND, from([1], [overwrite([9]), 2, overwrite([8])]))).toMatchObject({
      result: null,
      calls: 0,
      error: { info: { name: 'InvalidUpdateError' }, update: 2 },
    });
  });

  it('calls a reducer with exactly two arguments', async () => {
    expect((await one(own('export default (...all) => all.length;'), from(1, [2]))).result).toBe(2);
  });

  it('says what kind of value is no reducer', async () => {
    expect(await one(own('export default 5;'), from(1, [2]))).toMatchObject({ error: { info: { name: 'TypeError' }, update: 0 } });
  });

  it('gives every fold fresh copies', async () => {
    const same = from([1], [2]);
    expect(results(await fold(PUSH, same, same))).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });
});

describe('what a fold changed in place', () => {
  it('is told of the existing value, with the update at which it happened', async () => {
    const late = own('export default (e, u) => { if (u === 0) e.push(u); return e; };');
    expect((await one(late, from([1], [2, 0, 0]))).changed).toEqual([{ what: 'existing', update: 1, before: [1], after: [1, 0, 0] }]);
  });

  it('is told of each update', async () => {
    const merge = own('export default (e, u) => [...e, ...(u.length > 1 ? u.splice(0) : u)];');
    expect((await one(merge, from([], [[1], [2, 3], [4, 5]]))).changed).toEqual([
      { what: 'update', update: 1, before: [2, 3], after: [] },
      { what: 'update', update: 2, before: [4, 5], after: [] },
    ]);
  });

  it('is told of a first write that became the existing value', async () => {
    expect((await one(PUSH, nothing([1], 2))).changed).toEqual([{ what: 'update', update: 0, before: [1], after: [1, 2] }]);
  });

  it('is told where the reducer then fails', async () => {
    const merge = own('export default (e) => { e.pop(); throw new Error("x"); };');
    expect(await one(merge, from([1], [2]))).toMatchObject({
      changed: [{ what: 'existing', update: 0, before: [1], after: [] }],
      error: { update: 0 },
    });
  });

  it('does not count the ids that add_messages fills in', async () => {
    const merge: Merge = { kind: 'builtIn', reducer: 'addMessages', keep: 0, start: { kind: 'zero' } };
    const message: Value = { $: 'message', class: 'HumanMessage', type: 'human', id: null, content: 'hi', rest: {} };
    const outcome = await one(merge, from([message], [[message]]));
    expect(outcome).toMatchObject({ changed: [], error: null, result: [{ content: 'hi' }, { content: 'hi' }] });
  });
});

describe('copies', () => {
  it('are messages of the library’s own classes', async () => {
    const ai: Value = {
      $: 'message',
      class: 'AIMessage',
      type: 'ai',
      id: '1',
      content: 'a',
      rest: { tool_calls: [{ name: 'f', args: {}, id: 'c' }] },
    };
    const merge = own(
      'import { AIMessage } from "@langchain/core/messages";\nexport default (e, u) => [...e, u, u instanceof AIMessage && u.tool_calls[0].name];',
    );
    expect((await one(merge, from([ai], [ai]))).result).toEqual([ai, ai, 'f']);
    const builtIn: Merge = { kind: 'builtIn', reducer: 'addMessages', keep: 0, start: { kind: 'zero' } };
    const remove: Value = { $: 'message', class: 'RemoveMessage', type: 'remove', id: '1', content: [], rest: {} };
    expect((await one(builtIn, from([ai], [[remove]]))).result).toEqual([]);
  });

  it('are never guessed at', async () => {
    const made: Value = { $: 'instance', class: 'Basket', v: [] };
    const outcomes = await fold(APPEND, from([made], [1]), from([], [1, { a: { $: 'function', v: 'f' } }]));
    expect(outcomes).toMatchObject([
      { uncopied: 'existing', result: null, calls: 0 },
      { uncopied: 1, result: null, calls: 0 },
    ]);
  });
});

describe('worlds', () => {
  const RANDOM = own('export default (e) => e + Math.random();');
  const CLOCK = own('export default () => [Date.now(), new Date().getTime(), crypto.randomUUID(), Math.floor(performance.now())];');

  it('are the same each time, and differ from one another', async () => {
    for (const merge of [RANDOM, CLOCK]) {
      const [first, second, other, again] = results(await fold(merge, from(1, [2]), from(1, [2]), from(1, [2], 1), from(1, [2], 1)));
      expect(second).toEqual(first);
      expect(other).not.toEqual(first);
      expect(again).toEqual(other);
    }
  });

  it('move the clock by days', async () => {
    const day = own('export default () => new Date().toISOString();');
    expect(results(await fold(day, from(1, [2]), from(1, [2], 1), from(1, [2], 40)))).toEqual([
      '2026-01-01T00:00:00.000Z',
      '2026-01-02T00:00:00.000Z',
      '2026-02-10T00:00:00.000Z',
    ]);
  });

  it('leave the process its own clock and randomness', async () => {
    const own = [Date, Math.random, performance.now, setTimeout, crypto.randomUUID];
    await one(RANDOM, from(1, [2]));
    expect([Date, Math.random, performance.now, setTimeout, crypto.randomUUID]).toEqual(own);
    expect(Math.abs(new Date().getTime() - Date.now())).toBeLessThan(1_000);
  });

  it('do not undo what a reducer keeps outside', async () => {
    const counter = own('let n = 0;\nexport default (e) => e + n++;');
    expect(results(await fold(counter, from(1, [2]), from(1, [2])))).toEqual([1, 2]);
  });
});

describe('what is frozen', () => {
  const line = async (merge: Merge, frozen: 'existing' | 'updates', existing: Value, update: Value) => {
    const { error, changed } = await one(merge, { ...from(existing, [update]), frozen });
    return { name: error?.info.name, at: error?.info.frames[0]?.line, changed };
  };
  const body = (...lines: string[]): Merge => own(`export default (e, u) => {\n${lines.join('\n')}\nreturn e;\n};`);

  it.each<[string, Value]>([
    ['e.push(u);', []],
    ['e.sort();', [2, 1]],
    ['e.a = u;', { a: 1 }],
    ['e.b = u;', { a: 1 }],
    ['delete e.a;', { a: 1 }],
    ['e.a.b.push(u);', { a: { b: [] } }],
    ["e.set('k', u);", { $: 'map', v: [['a', 1]] }],
    ['e.add(u);', { $: 'set', v: [1] }],
    ["e[0].content = 'changed';", [{ $: 'message', class: 'HumanMessage', type: 'human', id: 'a', content: 'x', rest: {} }]],
  ])('refuses a change in the line that makes it: %s', async (change, existing) => {
    expect(await line(body('void 0;', change), 'existing', existing, 1)).toEqual({ name: 'TypeError', at: 3, changed: [] });
  });

  it('is existing or the updates, never both', async () => {
    const merge = body('e.push(1);', 'u.push(2);');
    expect(await line(merge, 'existing', [], [])).toMatchObject({ at: 2, changed: [] });
    expect(await line(merge, 'updates', [], [])).toMatchObject({ at: 3, changed: [{ what: 'existing' }] });
  });

  it('is the start value too', async () => {
    const outcome = await one(PUSH, { ...start(1), frozen: 'existing' });
    expect(outcome.error?.info).toMatchObject({ name: 'TypeError', frames: [{ source: 'reducer:f', line: 1 }] });
  });

  it('does not hinder a reducer that changes nothing', async () => {
    expect((await one(APPEND, { ...from([1], [2]), frozen: 'existing' })).result).toEqual([1, 2]);
  });
});

describe('side effects', () => {
  it('are counted', async () => {
    const merge = own(
      'export default (e, u) => { console.log(u); console.warn(u); setTimeout(() => {}, 0); queueMicrotask(() => {}); return e; };',
    );
    const outcomes = await fold(merge, from(1, [2, 3]), from(1, []));
    expect(outcomes.map(({ effects }) => effects)).toEqual([
      { console: 4, timers: 4 },
      { console: 0, timers: 0 },
    ]);
  });
});

describe('a lab', () => {
  it('leaves the console alone between folds, also beside another', async () => {
    const log = Object.getOwnPropertyDescriptor(console, 'log');
    const both = [lab(APPEND), lab(own('export default (e) => { console.log(1); return e; };'))];
    const outcomes = await Promise.all(both.map((handle) => handle.fold([from([], [1])])));
    expect(outcomes.map(([outcome]) => outcome?.effects.console)).toEqual([0, 1]);
    expect(Object.getOwnPropertyDescriptor(console, 'log')).toEqual(log);
  });

  it('answers calls in their order', async () => {
    const handle = lab(APPEND);
    const asked = [[from([1], [2])], [], [from([3], [4]), from([5], [6])]].map((folds) => handle.fold(folds));
    expect((await Promise.all(asked)).map(results)).toEqual([
      [[1, 2]],
      [],
      [
        [3, 4],
        [5, 6],
      ],
    ]);
    expect(results(await handle.fold([from([7], [8])]))).toEqual([[7, 8]]);
  });

  it('takes more folds than fit into one command', async () => {
    const outcomes = await lab(APPEND).fold(Array.from({ length: 2_500 }, (_, n) => from([n], [])));
    expect(outcomes.map(({ result }) => result)).toEqual(Array.from({ length: 2_500 }, (_, n) => [n]));
  });

  it('imports the shared module', async () => {
    const merge = own('import { join } from "./shared";\nexport default join;');
    const handle = lab(merge, 'export const join = (e, u) => e + "," + u;');
    expect(results(await handle.fold([from('a', ['b'])]))).toEqual(['a,b']);
  });

  it('is over when stopped, with all that is pending', async () => {
    const handle = lab(APPEND);
    const pending = handle.fold([from([], [1])]);
    handle.stop();
    handle.stop();
    await expect(pending).rejects.toBeInstanceOf(FolderOver);
    await expect(handle.fold([])).rejects.toBeInstanceOf(FolderOver);
    expect(await handle.over).toEqual({ how: 'stopped', cause: null });
  });

  it('is over with the problems of its sources', async () => {
    const handle = lab(own('export default ('));
    await expect(handle.fold([from([], [1])])).rejects.toBeInstanceOf(FolderOver);
    expect(await handle.over).toMatchObject({ how: 'failed', cause: { kind: 'problems', problems: [{ code: 'sourceSyntax' }] } });
  });

  it('is over where a module cannot be loaded', async () => {
    const handle = lab(own('throw new Error("no");\nexport default () => 1;'));
    await expect(handle.fold([from([], [1])])).rejects.toBeInstanceOf(FolderOver);
    expect(await handle.over).toMatchObject({ how: 'failed', cause: { kind: 'refused', source: 'reducer:f', error: { message: 'no' } } });
  });

  it('cuts what is too large for one report, and is over at its limit of bytes', async () => {
    const grow = own('export default (e, u) => { e.push("x".repeat(u)); return e; };');
    const handle = lab(grow, '', { limits: { bytesPerValue: 4_000, bytesPerRun: 20_000 } });
    const [large, small] = await handle.fold([from([], [1_500]), from([], [100])]);
    expect(large).toMatchObject({ result: [{ $: 'cut', kind: 'string', size: 1_500 }], changed: [{ what: 'existing' }] });
    expect(small).toMatchObject({ result: ['x'.repeat(100)] });
    await expect(handle.fold(Array.from({ length: 50 }, () => from([], [900])))).rejects.toBeInstanceOf(FolderOver);
    expect(await handle.over).toEqual({ how: 'limit', cause: { kind: 'limit', limit: 'bytes' } });
  });

  it('lists changes as far as there is room for them', async () => {
    const empty = own('export default (e, u) => { u.length = 0; return e; };');
    const [outcome] = await lab(empty, '', { limits: { bytesPerValue: 4_000 } }).fold([from([], Array(50).fill(['x'.repeat(900)]))]);
    expect(outcome?.changed.map(({ update }) => update)).toEqual([0, 1, 2, 3, 4]);
  });

  it('refuses a fold that is too large to be sent', async () => {
    await expect(lab(APPEND).fold([from('x'.repeat(17 * 2 ** 20), [])])).rejects.toBeInstanceOf(RangeError);
  });
});
