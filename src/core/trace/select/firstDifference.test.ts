import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Value } from '~/core/value';
import { randomTrace } from '../samples/randomTrace';
import { ran, type Sketch } from '~/engine/trial.fake';
import { TraceWriter } from '../samples/traceWriter';
import type { TraceStore } from '../views';
import { createTraceStore } from '../store/createTraceStore';
import { compareRuns, firstDifference } from './firstDifference';

interface Variation {
  readonly pad?: boolean;
  readonly reads?: Value;
  readonly writes?: Value;
  readonly result?: Value;
  readonly writer?: string;
  readonly reason?: 'plain' | 'first';
  readonly more?: boolean;
  readonly stop?: 'mid' | 'killed';
}

/** One superstep of nodes a and b; `pad` puts other values before them, so that refs differ where values do not. */
function run({ pad, reads = 1, writes = ['a'], result = ['a'], writer = 'a', reason = 'plain', more, stop }: Variation = {}): TraceStore {
  const w = new TraceWriter().start();
  if (pad === true) for (let i = 0; i < 5; i++) w.value(i);
  w.input({}, {}).checkpoint({});
  w.moment();
  const a = w.ran('a', { log: writes }, { n: reads });
  const b = w.ran('b', {}, { n: 1 });
  const call = w.call('log', writer === 'a' ? a : b, [], writes, stop === 'mid' ? null : result);
  expect(call).toBe(0);
  if (stop === 'mid') return w.end('killed').store();
  w.bypass('last', a, 1, reason);
  if (more === true) w.bypass('last', a, 2, reason);
  w.checkpoint({ log: result });
  if (stop === 'killed') return w.end('killed').store();
  return w.endTurn({}).end().store();
}

it('finds nothing between equal runs, even where values stand at other places', () => {
  expect(firstDifference(run(), run())).toBeNull();
  expect(firstDifference(run(), run({ pad: true }))).toBeNull();
  fc.assert(fc.property(randomTrace, (writer) => void expect(firstDifference(writer.store(), writer.store())).toBeNull()));
});

it('names a task by what it read, before what came of that', () => {
  expect(firstDifference(run(), run({ reads: 2, result: ['other'] }))).toEqual({
    moment: 1,
    kind: 'task',
    index: 0,
    subject: 'a',
    before: 'a: read n=1, returned log=["a"]',
    after: 'a: read n=2, returned log=["a"]',
    inside: null,
  });
  expect(firstDifference(run(), run({ writes: ['x'] }))).toMatchObject({ kind: 'task', after: 'a: read n=1, returned log=["x"]' });
});

it('names a call by its result or its writer, and a bypass by its reason', () => {
  expect(firstDifference(run(), run({ result: ['A'] }), 'python')).toEqual({
    moment: 1,
    kind: 'call',
    index: 0,
    subject: 'log',
    before: "a: reducer called: existing=[] update=['a'] result=['a']",
    after: "a: reducer called: existing=[] update=['a'] result=['A']",
    inside: null,
  });
  expect(firstDifference(run(), run({ writer: 'b' }))).toMatchObject({ kind: 'call', index: 0 });
  expect(firstDifference(run(), run({ reason: 'first' }))).toMatchObject({ kind: 'bypass', index: 1, subject: 'last' });
});

it('names what only one of them has', () => {
  expect(firstDifference(run(), run({ more: true }))).toMatchObject({ kind: 'bypass', index: 2, before: '' });
  expect(firstDifference(run({ more: true }), run())).toMatchObject({ kind: 'bypass', index: -1, after: '' });
});

it('takes what has not run for no difference', () => {
  expect(firstDifference(run(), run({ stop: 'mid' }))).toBeNull();
  expect(firstDifference(run({ stop: 'mid' }), run())).toBeNull();
  const whole = run().trace;
  for (let length = 0; length <= whole.events.length; length++) {
    const part = createTraceStore({ ...whole, events: whole.events.slice(0, length) });
    expect(firstDifference(run(), part)).toBeNull();
    expect(firstDifference(part, run())).toBeNull();
  }
});

it('sees that one ended where the other went on', () => {
  const shorter = new TraceWriter().start().input({}, {}).checkpoint({});
  const failed = { name: 'GraphRecursionError', message: 'limit', code: 'GRAPH_RECURSION_LIMIT', frames: [] };
  const ended = shorter.endTurn({}, 'failed', failed).end('failed').store();
  expect(firstDifference(run(), ended)).toEqual({
    moment: 0,
    kind: 'end',
    index: -1,
    subject: '',
    before: '',
    after: 'GraphRecursionError: limit',
    inside: null,
  });
  expect(firstDifference(ended, run())).toMatchObject({ kind: 'end', after: '' });
});

/** A list that grows by one entry at each of so many calls, a call a superstep; `pad` shifts all refs. */
function growing(calls: number, { pad = false, differs = -1 } = {}): TraceWriter {
  const w = new TraceWriter().start();
  if (pad) w.value('pad');
  w.input({}, {}).checkpoint({});
  let held = w.value([]);
  for (let call = 0; call < calls; call++) {
    w.moment();
    const writer = { kind: 'task', task: w.ran('a', { log: ['x'] }) } as const;
    const result = w.patch(held, { s: [[call, 0, [{ at: call, text: call === differs ? 'other' : 'text' }]]] });
    w.put({ type: 'callStarted', call, phase: 'commit', field: 'log', writer, existing: held, update: w.value(['x']) });
    w.put({ type: 'callFinished', call, result, ms: 0 });
    w.put({ type: 'checkpoint', id: `s${call}`, step: call + 1, source: 'loop', values: [['log', result]], next: [] });
    held = result;
  }
  return w;
}

it('makes hardly a value of long runs whose values stand at other places', () => {
  const before = growing(2_000).store();
  const after = growing(2_000, { pad: true }).store();
  let made = 0;
  const counted = new Proxy(after, {
    get(store, name) {
      const value: unknown = Reflect.get(store, name, store);
      if (name !== 'value') return value;
      return (ref: number) => {
        made += 1;
        return store.value(ref);
      };
    },
  });
  expect(firstDifference(before, counted)).toBeNull();
  // The updates, which are written whole, and the first list.
  expect(made).toBeLessThan(5_000);
  const other = growing(2_000, { pad: true, differs: 1_500 }).store();
  expect(firstDifference(before, other)).toMatchObject({ moment: 1_501, kind: 'call', index: 1_500 });
});

it('goes on where it was while both runs grow, and finds what was to come', () => {
  const before = growing(50).trace();
  const after = growing(50, { pad: true, differs: 40 }).trace();
  const [old, now] = [createTraceStore(), createTraceStore()];
  const compare = compareRuns(old, now);
  old.append(before.values, before.events);
  now.append(after.values, []);
  for (const event of after.events) {
    now.append([], [event]);
    const found = compare('javascript');
    expect(found).toEqual(firstDifference(old, now));
    if (found === null) continue;
    expect(found).toMatchObject({ moment: 41, index: 40 });
    return;
  }
  throw new Error('nothing was found');
});

it('looks into the graphs inside nodes, whatever they hand out', async () => {
  const inner = (value: number) => ({
    fields: { m: {} },
    nodes: { x: `export default () => ({ m: ${value} });`, y: 'export default () => ({ m: 9 });' },
    edges: ['__start__>x', 'x>y'],
  });
  const outer = (value: number): Sketch => ({ fields: { m: {} }, nodes: { sub: inner(value) }, edges: ['__start__>sub'] });
  const [one, other] = [(await ran(outer(1))).store, (await ran(outer(2))).store];
  expect(firstDifference(one, (await ran(outer(1))).store)).toBeNull();
  expect(firstDifference(one, other)).toMatchObject({
    moment: 1,
    kind: 'task',
    subject: 'sub',
    inside: { moment: 1, kind: 'task', subject: 'x', before: expect.stringMatching(/returned m=1$/), inside: null },
  });
});
