import { expect, it } from 'vitest';
import type { Expectation, PlaygroundDoc, When } from '~/core/document';
import { emptyDocument } from '~/core/document';
import type { Value } from '~/core/value';
import { TraceWriter } from '../samples/traceWriter';
import { zebraWriter } from '../samples/zebra';
import type { TraceStore } from '../views';
import { checkExpectations } from './checkExpectations';

const field = (name: string): PlaygroundDoc['graph']['fields'][number] => ({
  id: `f-${name}`,
  name,
  type: { kind: 'any', of: 'any' },
  merge: { kind: 'plain' },
});

const docWith = (expectations: readonly Expectation[]): PlaygroundDoc => {
  const empty = emptyDocument();
  return { ...empty, graph: { ...empty.graph, fields: ['log', 'last', 'sum', 'messages'].map(field) }, expectations };
};

const check = (store: TraceStore, ...expectations: readonly Expectation[]) =>
  checkExpectations(docWith(expectations), store).map(({ passed, found }) => [passed, 'value' in found ? found.value : found.kind]);

const log = (value: Value, order: 'exact' | 'any' = 'exact', at: When = 'end') =>
  ({ kind: 'value', field: 'f-log', at, value, order }) as const;

const zebra = zebraWriter().endTurn({}).end().store();
const whole = ['in', 'apple', 'mango', 'zebra'];

it('compares values exactly or as bags', () => {
  expect(
    check(zebra, log(whole), log(['in']), log(['zebra', 'mango', 'apple', 'in']), log(['zebra', 'mango', 'apple', 'in'], 'any')),
  ).toEqual([
    [true, whole],
    [false, whole],
    [false, whole],
    [true, whole],
  ]);
  expect(check(zebra, log(['in', 'in', 'apple', 'mango'], 'any'))).toEqual([[false, whole]]);
});

it('looks after the input and after a superstep', () => {
  expect(check(zebra, log(['in'], 'exact', { turn: 1, superstep: 0 }), log(whole, 'exact', { turn: 1, superstep: 1 }))).toEqual([
    [true, ['in']],
    [true, whole],
  ]);
  const missing = { turn: 1, superstep: 2 };
  expect(
    check(
      zebra,
      log(whole, 'exact', missing),
      { kind: 'absent', field: 'f-sum', at: missing },
      log(whole, 'exact', { turn: 2, superstep: 0 }),
    ),
  ).toEqual([
    [false, 'notReached'],
    [false, 'notReached'],
    [false, 'notReached'],
  ]);
});

it('knows absent fields, lengths and calls', () => {
  expect(
    check(
      zebra,
      { kind: 'absent', field: 'f-sum', at: 'end' },
      { kind: 'absent', field: 'f-last', at: 'end' },
      { kind: 'length', field: 'f-log', at: 'end', length: 4 },
      { kind: 'length', field: 'f-log', at: 'end', length: 3 },
      { kind: 'length', field: 'f-last', at: 'end', length: 5 },
      { kind: 'length', field: 'f-sum', at: 'end', length: 0 },
      { kind: 'calls', field: 'f-log', count: 4 },
      { kind: 'calls', field: 'f-log', count: 5 },
      { kind: 'calls', field: 'f-last', count: 0 },
    ),
  ).toEqual([
    [true, 'absent'],
    [false, 'zebra'],
    [true, 4],
    [false, 4],
    [true, 5],
    [false, 'absent'],
    [true, 4],
    [false, 4],
    [true, 0],
  ]);
});

it('knows an error by its class and by its code', () => {
  const error = { name: 'InvalidUpdateError', message: 'no', code: 'INVALID_CONCURRENT_GRAPH_UPDATE', frames: [] };
  const failed = new TraceWriter().start().input({}, {}).endTurn({}, 'failed', error).end('failed').store();
  const expectations = ['InvalidUpdateError', 'INVALID_CONCURRENT_GRAPH_UPDATE', 'TypeError', ''].map(
    (code): Expectation => ({ kind: 'error', code }),
  );
  expect(checkExpectations(docWith(expectations), failed).map(({ passed }) => passed)).toEqual([true, true, false, false]);
  expect(checkExpectations(docWith(expectations), failed)[2]?.found).toEqual({ kind: 'error', code: 'INVALID_CONCURRENT_GRAPH_UPDATE' });
  expect(check(zebra, { kind: 'error', code: 'TypeError' })).toEqual([[false, 'absent']]);
});

it('takes a message without an id for one with any id', () => {
  const message = (content: string, id: string | null): Value => ({
    $: 'message',
    class: 'HumanMessage',
    type: 'human',
    id,
    content,
    rest: {},
  });
  const held = [message('a', 'm1'), message('b', 'a8098c1a')];
  const store = new TraceWriter().start().input({}, {}).checkpoint({ messages: held }).endTurn({}).store();
  const messages = (value: Value, order: 'exact' | 'any' = 'exact'): Expectation => ({
    kind: 'value',
    field: 'f-messages',
    at: 'end',
    value,
    order,
  });
  const passed = checkExpectations(
    docWith([
      messages([message('a', 'm1'), message('b', null)]),
      messages([message('a', null), message('b', null)]),
      messages([message('b', null), message('a', 'm1')], 'any'),
      messages([message('a', 'm2'), message('b', null)]),
      messages([message('a', 'm1'), message('c', null)]),
    ]),
    store,
  ).map((verdict) => verdict.passed);
  expect(passed).toEqual([true, true, true, false, false]);
});

it('compares every committed call of a reducer, and what every checkpoint holds', () => {
  const calls = [
    [[], ['in']],
    [['in'], ['apple']],
    [['in', 'apple'], ['mango']],
    [['in', 'apple', 'mango'], ['zebra']],
  ];
  expect(
    check(
      zebra,
      { kind: 'callList', field: 'f-log', value: calls },
      { kind: 'callList', field: 'f-log', value: calls.toReversed() },
      { kind: 'callList', field: 'f-sum', value: [] },
      { kind: 'history', field: 'f-log', value: [[], ['in'], whole] },
      { kind: 'history', field: 'f-log', value: [['in'], whole] },
    ),
  ).toEqual([
    [true, calls],
    [false, calls],
    [true, []],
    [true, [[], ['in'], whole]],
    [false, [[], ['in'], whole]],
  ]);
});

it('looks for a part of the error text', () => {
  const error = { name: 'TypeError', message: 'b is not iterable', code: '', frames: [] };
  const failed = zebraWriter().endTurn({}, 'failed', error).end().store();
  const expected = (text?: string): Expectation => ({ kind: 'error', code: 'TypeError', ...(text !== undefined && { text }) });
  expect(check(failed, expected(), expected('not iterable'), expected('not a function'))).toEqual([
    [true, 'error'],
    [true, 'error'],
    [false, 'b is not iterable'],
  ]);
});

it('knows what a turn answered, and that one has none', () => {
  const store = zebraWriter().endTurn({ last: 'zebra' }).end().store();
  expect(
    check(
      store,
      { kind: 'result', turn: 1, value: { last: 'zebra' } },
      { kind: 'result', turn: 1, value: {} },
      { kind: 'result', turn: 2, value: {} },
    ),
  ).toEqual([
    [true, { last: 'zebra' }],
    [false, { last: 'zebra' }],
    [false, 'notReached'],
  ]);
});

it('takes all writes of a superstep for the update of a delta field', () => {
  const writer = new TraceWriter().start().input({}, {}).moment();
  const writes = ['a', 'b'].map((text) => ({ writer: { kind: 'input' } as const, value: writer.value([text]) }));
  const batch = (call: number, phase: 'commit' | 'read', replay: boolean) => {
    const refs = { existing: writer.value([]), writes };
    writer.put({ type: 'batchStarted', call, phase, field: 'log', ...refs, replay });
    writer.put({ type: 'callFinished', call, result: writer.value(['a', 'b']), ms: 0 });
  };
  batch(0, 'commit', false);
  batch(1, 'read', true);
  expect(check(writer.endTurn({}).end().store(), { kind: 'callList', field: 'f-log', value: [] })).toEqual([
    [false, [[[], [['a'], ['b']]]]],
  ]);
});

it('compares what a model call was sent, wherever it was made, whatever ids are not spoken of', () => {
  const human = (id: string | null): Value => ({ $: 'message', class: 'HumanMessage', type: 'human', id, content: 'Hi', rest: {} });
  const writer = new TraceWriter().start().input({}, {}).moment();
  const task = writer.task('a');
  const asked = (request: number, value: Value) => {
    const refs = { messages: writer.value(value), tools: writer.value([]), reply: null, error: null };
    return { type: 'modelCalled' as const, request, by: { kind: 'unknown' as const }, ...refs, ms: 1 };
  };
  writer.put(asked(0, [human('x')]), { type: 'inner', task, event: asked(1, []) });
  const store = writer.end().store();
  expect(
    check(
      store,
      { kind: 'request', call: 1, value: [human(null)] },
      { kind: 'request', call: 1, value: [] },
      { kind: 'request', call: 2, value: [] },
      { kind: 'request', call: 3, value: [] },
    ),
  ).toEqual([
    [true, [human('x')]],
    [false, [human('x')]],
    [true, []],
    [false, 'notReached'],
  ]);
});

it('counts no checkpoint that was told but not saved', () => {
  const told = (id: string, log: Value) =>
    ({ type: 'checkpoint', id, step: 1, source: 'loop', values: [['log', writer.value(log)]], next: [] }) as const;
  const writer = new TraceWriter().start().input({}, {});
  writer.put(told('', ['i'])).moment();
  writer.put(told('saved', ['i', 'A']));
  expect(check(writer.endTurn({}).end().store(), { kind: 'history', field: 'f-log', value: [['i', 'A']] })).toEqual([[true, [['i', 'A']]]]);
});
