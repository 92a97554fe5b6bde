import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Value } from '~/core/value';
import { randomTrace } from '../samples/randomTrace';
import { TraceWriter } from '../samples/traceWriter';
import type { TraceStore } from '../views';
import { createTraceStore } from '../store/createTraceStore';
import { firstDifference } from './firstDifference';

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
  });
  expect(firstDifference(ended, run())).toMatchObject({ kind: 'end', after: '' });
});
