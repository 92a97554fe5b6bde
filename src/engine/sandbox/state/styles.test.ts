import { StateGraph } from '@langchain/langgraph/web';
import { describe, expect, it } from 'vitest';
import type { FieldType, Start } from '~/core/document';
import { compile } from '../../compile';
import { strip } from '../../strip';
import { graphOf, LIST, ran, type Sketch, type Trial } from '../../trial.fake';
import type { Channel } from '../spy/channels';
import { fieldModules } from './parts';
import { schemaMaker } from './schemas';

const NOTHING = 'export default () => ({});';
const STR: FieldType = { kind: 'str', of: 'any' };
const STYLES = ['annotation', 'stateSchema', 'zod'] as const;
type Style = (typeof STYLES)[number];

const errorOf = (trial: Trial) => trial.store.turns.at(-1)?.error?.message;
const result = (trial: Trial) =>
  Object.fromEntries((trial.store.turns.at(-1)?.values ?? []).map(([name, ref]) => [name, trial.store.value(ref)]));
const reads = (trial: Trial, node: string) => {
  const read = trial.store.tasks.find((task) => task.node === node)?.reads;
  return read && 'fields' in read ? Object.fromEntries(read.fields.map(([name, ref]) => [name, trial.store.value(ref)])) : read;
};

describe.each(STYLES)('the style %s', (style) => {
  const one = (sketch: Sketch): Sketch => ({ nodes: { a: NOTHING }, edges: ['__start__>a'], ...sketch, style });

  it('X001: takes the first write as it is where there is no start value', async () => {
    const reducer = 'export default (all, more) => [...all, ...more.filter((one) => !all.includes(one))];';
    const unique = { reducer, start: { kind: 'none' } } as const;
    const a = "export default () => ({ t: ['x', 'x'] });";
    const b = "export default () => ({ t: ['x', 'y'] });";
    const trial = await ran(one({ fields: { t: unique }, nodes: { a, b }, edges: ['__start__>a', 'a>b'] }));
    expect(trial.rows).toEqual(['commit t by a: first ["x","x"]', 'commit t by b: ["x","x"] + ["x","y"] = ["x","x","y"]']);
  });

  it('X039: has schemas of its own for input, output and nodes', async () => {
    const trial = await ran(
      one({
        fields: {
          q: { type: 'str' },
          ans: { type: 'str' },
          log: { ...LIST, of: 'str' },
          _p: { type: 'int' },
          secret: { type: 'str', private: true },
        },
        input: ['q'],
        output: ['ans'],
        nodes: {
          a: "export default () => ({ log: ['a'], secret: 's3', _p: 1 });",
          b: { source: "export default () => ({ ans: 'x' });", reads: ['secret'] },
        },
        edges: ['__start__>a', 'a>b'],
        turns: ["export default { q: 'Q', ans: 'given', log: ['given'] };"],
      }),
    );
    expect(reads(trial, 'a')).toEqual({ q: 'Q', log: [] });
    expect(reads(trial, 'b')).toEqual({ secret: 's3' });
    expect(result(trial)).toEqual({ ans: 'x' });
    // A leading underscore means nothing; only a schema makes a field private, and it is saved all the same.
    expect(trial.state).toEqual({ q: 'Q', ans: 'x', log: ['a'], _p: 1, secret: 's3' });
    expect(trial.rows.filter((row) => row.includes('by input'))).toEqual([
      'commit ans by input: notInput "given"',
      'commit log by input: notInput ["given"]',
      'commit q by input: plain "Q"',
    ]);
  });

  it('gives no channel to a private field that no node reads', async () => {
    const trial = await ran(
      one({ fields: { tmp: { private: true } }, nodes: { a: 'export default () => ({ tmp: 1 });' }, turns: ['export default { x: 1 };'] }),
    );
    expect(trial.rows).toContain('commit tmp by a: undeclared 1');
  });

  it('keeps null, undefined and what is left out apart', async () => {
    const start: Start = { kind: 'own', source: 'export default 7;' };
    const trial = await ran(
      one({
        fields: {
          n: { type: 'any' },
          u: { type: 'any' },
          left: { type: 'int' },
          reduced: { type: 'any', reducer: 'export default (a, b) => b;', start },
        },
        nodes: { a: 'export default () => ({ n: null, u: undefined });', b: 'export default () => ({ reduced: null });' },
        edges: ['__start__>a', 'a>b'],
      }),
    );
    const rows = trial.rows.filter((row) => !row.includes('by input'));
    expect(rows).toEqual(
      ['commit n by a: plain null', 'commit u by a: plain {"$":"undefined"}', 'commit reduced by b: 7 + null = null'].map((row) =>
        style === 'stateSchema' ? row.replace(/plain (.*)/, 'plain $1 for {"$":"undefined"}') : row,
      ),
    );
    expect(trial.state).toEqual({ n: null, u: { $: 'undefined' }, reduced: null });
  });
});

describe('StateSchema', () => {
  const one = (sketch: Sketch): Sketch => ({ nodes: { a: NOTHING }, edges: ['__start__>a'], ...sketch, style: 'stateSchema' });

  it('X040: heeds a default without a reducer, which Annotation does not', async () => {
    const fields = { x: { type: 'str', start: { kind: 'own', source: "export default 'DEF';" } } } as const;
    const sketch = one({ fields, turns: ['export default { y: 1 };'] });
    expect(reads(await ran(sketch), 'a')).toEqual({ x: 'DEF' });
    expect(reads(await ran({ ...sketch, style: 'annotation' }), 'a')).toEqual({});
  });

  it('C141: an optional key is there as undefined', async () => {
    const sketch = one({ fields: { topic: { type: 'str', optional: true }, log: LIST }, turns: ["export default { log: ['x'] };"] });
    expect(reads(await ran(sketch), 'a')).toEqual({ topic: { $: 'undefined' }, log: ['x'] });
    expect(reads(await ran({ ...sketch, style: 'annotation' }), 'a')).toEqual({ log: ['x'] });
  });

  const history = { reducer: 'export default (all, one) => [...all, one];', of: 'str', updateType: STR } as const;

  it('C166: what is written may be of another type than what is held, and is checked', async () => {
    const a = "export default () => ({ history: 'q1' });";
    const b = "export default () => ({ history: 'q2' });";
    const trial = await ran(
      one({ fields: { history }, nodes: { a, b }, edges: ['__start__>a', 'a>b'], turns: ["export default { history: 'q0' };"] }),
    );
    expect(trial.state).toEqual({ history: ['q0', 'q1', 'q2'] });
    const wrong = await ran(one({ fields: { history }, nodes: { a: "export default () => ({ history: ['q1'] });" } }));
    expect(errorOf(wrong)).toBe(
      'Validation failed for field "history": [{"expected":"string","code":"invalid_type","path":[],"message":"Invalid input: expected string, received array"}]',
    );
  });

  it('C169: without a type of their own, updates are checked against the field’s', async () => {
    const wrong = one({ fields: { v: { ...LIST, of: 'str' } }, nodes: { a: "export default () => ({ v: 'x' });" } });
    expect(errorOf(await ran(wrong))).toBe(
      'Validation failed for field "v": [{"expected":"array","code":"invalid_type","path":[],"message":"Invalid input: expected array, received string"}]',
    );
    expect((await ran({ ...wrong, style: 'annotation', fields: { v: { reducer: 'export default (a, b) => a.concat(b);' } } })).how).toBe(
      'done',
    );
  });

  it('X038: an untracked field lives as long as the turn, and is guarded', async () => {
    const tmp = (guard: boolean) => ({ x: null, tmp: { type: 'str', merge: { kind: 'untracked', guard } } }) as const;
    const write = (text: string) => `export default () => ({ tmp: '${text}' });`;
    const last = { source: 'export default ({ tmp }) => ({ x: tmp ?? "empty" });' };
    const serial = { nodes: { a: write('T'), z: last }, edges: ['__start__>a', 'a>z'], turns: ['export default { x: [0] };'] };
    for (const style of ['annotation', 'stateSchema'] as const) {
      const fields = { ...tmp(true), x: { type: 'any' as const } };
      const trial = await ran({ ...serial, fields, style, turns: [...serial.turns, { asNode: 'a', source: 'export default { x: 1 };' }] });
      expect(result(trial)).toEqual({ x: 1 });
      expect(trial.store.turns[0]?.values.map(([name]) => name)).toEqual(['x', 'tmp']);
      const parallel = {
        fields,
        style,
        nodes: { a: write('1'), b: write('2') },
        edges: ['__start__>a', '__start__>b'],
        turns: ['export default { x: 0 };'],
      };
      const refused = await ran(parallel);
      expect(errorOf(refused)).toContain('UntrackedValue(guard=true) can receive only one value per step. Use guard=false');
      expect(refused.rows.filter((row) => row.includes(' tmp '))).toEqual(['commit tmp by a: refused "1"', 'commit tmp by b: refused "2"']);
      const unguarded = await ran({ ...parallel, fields: { ...fields, ...tmp(false), x: fields.x } });
      expect(result(unguarded)).toEqual({ x: 0, tmp: '2' });
    }
  });
});

it('a zod object takes neither UntrackedValue nor DeltaValue', async () => {
  const fields = { tmp: { type: 'str', merge: { kind: 'untracked', guard: true } } } as const;
  const trial = await ran({ style: 'zod', fields, nodes: { a: NOTHING }, edges: ['__start__>a'] });
  expect([trial.how, errorOf(trial)]).toEqual(['failed', expect.stringContaining('Cannot read properties of undefined')]);
});

it('a zod object fills in its defaults at every input, over what is there', async () => {
  const fields = { count: { type: 'int', start: { kind: 'zero' } } } as const;
  const turns = ['export default {};', 'export default {};'];
  const trial = await ran({
    style: 'zod',
    fields,
    nodes: { a: 'export default ({ count }) => ({ count: count + 5 });' },
    edges: ['__start__>a'],
    turns,
  });
  expect(trial.rows).toEqual([
    'commit count by input: plain 0',
    'commit count by a: plain 5 for 0',
    'commit count by input: plain 0 for 5',
    'commit count by a: plain 5 for 0',
  ]);
});

it('what zod does not take is told with its own words', async () => {
  const trial = await ran({
    style: 'zod',
    fields: { n: { type: 'int' } },
    nodes: { a: "export default () => ({ n: 'x' });" },
    edges: ['__start__>a'],
    turns: ['export default { n: 1 };'],
  });
  expect(trial.store.turns[0]?.error).toMatchObject({
    name: '$ZodError',
    message: expect.stringContaining('expected number, received string') as string,
  });
});

describe('C174: a default', () => {
  const fields = { log: { ...LIST, of: 'str' as const } };
  const heldOf = async (style: Style) => {
    const compiled = await compile(graphOf({ fields, style }), (requests) => Promise.resolve(requests.map(strip)));
    if (!('graph' in compiled)) throw new Error('not compiled');
    const { graph } = compiled;
    const loaded = new Map(graph.fields.flatMap(fieldModules).map((module) => [module, (a: unknown) => a]));
    const builder = new StateGraph({ state: schemaMaker(graph, loaded)(['log']) } as never) as unknown as { channels: { log: Channel } };
    return [1, 2].map(() => builder.channels.log.fromCheckpoint(undefined).get());
  };

  it.each(STYLES)('is made anew for each thread by Annotation alone: %s', async (style) => {
    const [one, other] = await heldOf(style);
    expect(one).toEqual([]);
    expect(one === other).toBe(style !== 'annotation');
  });
});
