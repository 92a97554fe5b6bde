import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TraceEvent } from '../event';
import { randomTrace } from '../samples/randomTrace';
import { TraceWriter } from '../samples/traceWriter';
import { zebraWriter } from '../samples/zebra';
import type { TraceStore } from '../views';
import { createTraceStore } from './createTraceStore';

const viewsOf = (store: TraceStore) => {
  const { turns, moments, tasks, rows, commits, logs, notices, ended, dropped, recording, trace } = store;
  return { turns, moments, tasks, rows, commits, logs, notices, ended, dropped, recording, trace };
};

const error = { name: 'TypeError', message: 'no', code: '', frames: [] };

describe('a store that grows', () => {
  it('is the same in any batches as at once', () => {
    fc.assert(
      fc.property(randomTrace, fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1 }), (writer, sizes) => {
        const trace = writer.trace();
        const grown = createTraceStore();
        grown.append(trace.values, []);
        for (let at = 0, i = 0; at < trace.events.length; i++) {
          const size = sizes[i % sizes.length] ?? 1;
          grown.append([], trace.events.slice(at, at + size));
          at += size;
        }
        const whole = createTraceStore(trace);
        expect(viewsOf(grown)).toEqual(viewsOf(whole));
        expect(whole.dropped).toBe(0);
        expect(whole.trace).toEqual(trace);
      }),
    );
  });

  it('hands out views that never change, and keeps those that need no change', () => {
    const trace = zebraWriter().trace();
    const store = createTraceStore();
    store.append(trace.values, []);
    let before: { view: object; text: string; index: string }[] = [];
    for (const event of trace.events) {
      store.append([], [event]);
      for (const { view, text } of before) expect(JSON.stringify(view)).toBe(text);
      const now = [...store.moments, ...store.tasks, ...store.rows, ...store.turns].map((view, index) => ({
        view,
        text: JSON.stringify(view),
        index: `${index}`,
      }));
      const same = now.filter(({ view, text }) => before.some((old) => old.text === text && old.view !== view));
      expect(same).toEqual([]);
      before = now;
    }
  });

  it('gathers a moment', () => {
    const store = zebraWriter().store();
    expect(store.moments.map(({ kind, superstep, step, rows, commits }) => [kind, superstep, step, rows, commits])).toEqual([
      ['input', 0, 0, { from: 0, to: 1 }, { from: 0, to: 1 }],
      ['superstep', 1, 1, { from: 1, to: 6 }, { from: 1, to: 5 }],
    ]);
    expect(store.moments[1]).toMatchObject({ tasks: [0, 1, 2], started: true, checkpoint: { next: ['end'] }, error: null });
    expect(store.moments[0]?.merged).toMatchObject([{ field: 'log' }]);
    expect(store.turns[0]?.before?.step).toBe(-1);
    expect(store.commits).toEqual([0, 2, 3, 4, 5]);
  });

  it('follows calls and tasks to their ends', () => {
    const w = new TraceWriter().start().input({}, {});
    const task = w.task('a');
    const call = w.call('log', task, [], ['x'], null);
    w.put({ type: 'mutated', what: 'existing', field: 'log', by: { kind: 'task', task }, call, before: 0, after: 0 });
    w.put({ type: 'mutated', what: 'input', field: 'log', by: { kind: 'oneOf', tasks: [task] }, call: null, before: 0, after: 0 });
    const store = w.store();
    expect(store.rows[0]).toMatchObject({ state: 'running', result: null, mutations: [{ what: 'existing' }] });
    expect(store.tasks[0]).toMatchObject({ state: 'ready', inputChanged: [{ what: 'input' }] });
    store.append(
      [],
      [
        { type: 'callFailed', call, error, ms: 2 },
        { type: 'taskPaused', task, id: 'i', value: 0, ms: 3 },
      ],
    );
    expect(store.rows[0]).toMatchObject({ state: 'failed', error, ms: 2 });
    expect(store.tasks[0]).toMatchObject({ state: 'paused', interrupt: 0, ms: 3 });
    expect(store.moments[0]?.error).toEqual(error);
  });

  it('marks the writes that an Overwrite takes away, one by one', () => {
    const w = new TraceWriter().start().input({}, {});
    const [a, b] = [w.ran('a', {}), w.ran('b', {})];
    w.call('log', a, [], ['a'], ['a']);
    w.call('log', a, ['a'], ['a2'], ['a', 'a2']);
    w.call('sum', a, 0, 1, 1);
    w.bypass('log', b, [], 'overwrite', ['a', 'a2']);
    for (let i = 0; i < 2; i++) w.put({ type: 'discarded', field: 'log', by: { kind: 'task', task: a }, value: 0 });
    expect(w.store().rows.map((row) => row.discarded)).toEqual([true, true, false, false]);
    w.put({ type: 'discarded', field: 'log', by: { kind: 'task', task: a }, value: 0 });
    expect(w.store().dropped).toBe(1);
  });

  it('gives a late checkpoint to the moment with its number', () => {
    const w = new TraceWriter().start().input({}, {});
    w.moment();
    w.put({ type: 'checkpoint', id: 'late', step: 0, source: 'loop', values: [], next: [] });
    w.put({ type: 'checkpoint', id: 'own', step: 1, source: 'loop', values: [], next: [] });
    expect(w.store().moments.map((moment) => moment.checkpoint?.id)).toEqual(['late', 'own']);
  });

  it('blames a moment for the error that ended its turn, but not one that was saved', () => {
    const failed = new TraceWriter().start().input({}, {}).endTurn({}, 'failed', error).store();
    expect(failed.moments[0]?.error).toEqual(error);
    const saved = new TraceWriter().start().input({}, {}).checkpoint({}).endTurn({}, 'failed', error).store();
    expect(saved.moments[0]?.error).toBeNull();
    expect(saved.turns[0]).toMatchObject({ how: 'failed', error });
  });
});

describe('what does not fit', () => {
  const base = () => {
    const w = new TraceWriter().start().input({}, {});
    w.ran('a', {});
    w.call('log', 0, [], [], []);
    return w;
  };
  const bad: readonly TraceEvent[] = [
    { type: 'taskReady', task: 5, moment: 0, node: 'x', path: '', send: null, reads: { fields: [] } },
    { type: 'taskReady', task: 1, moment: 9, node: 'x', path: '', send: null, reads: { fields: [] } },
    { type: 'taskStarted', task: 7 },
    { type: 'taskFailed', task: -1, error, ms: 0 },
    { type: 'momentReady', moment: 3, turn: 0, kind: 'superstep', step: 1, superstep: 1 },
    { type: 'momentReady', moment: 1, turn: 8, kind: 'superstep', step: 1, superstep: 1 },
    { type: 'momentStarted', moment: 0 },
    { type: 'callStarted', call: 0, phase: 'commit', field: 'log', writer: { kind: 'input' }, existing: 0, update: 0 },
    { type: 'callStarted', call: 1, phase: 'commit', field: 'log', writer: { kind: 'input' }, existing: 1e9, update: 0 },
    { type: 'callStarted', call: 1, phase: 'commit', field: 'log', writer: { kind: 'task', task: 9 }, existing: 0, update: 0 },
    { type: 'callFinished', call: 4, result: 0, ms: 0 },
    { type: 'callFinished', call: 0, result: -1, ms: 0 },
    { type: 'callFailed', call: 4, error, ms: 0 },
    { type: 'bypassed', phase: 'commit', field: 'x', writer: { kind: 'oneOf', tasks: [9] }, value: 0, reason: 'plain', replaced: null },
    { type: 'bypassed', phase: 'commit', field: 'x', writer: { kind: 'input' }, value: 0.5, reason: 'plain', replaced: null },
    { type: 'discarded', field: 'never written', by: { kind: 'input' }, value: 0 },
    { type: 'mutated', what: 'update', field: 'x', by: { kind: 'unknown' }, call: 3, before: 0, after: 0 },
    { type: 'turnEnded', turn: 4, how: 'done', error: null, values: [] },
    { type: 'checkpoint', id: '', step: 0, source: 'loop', values: [['log', 99999]], next: [] },
    { type: 'nothing known' } as unknown as TraceEvent,
    { type: 'callStarted' } as unknown as TraceEvent,
    null as unknown as TraceEvent,
  ];

  it.each(bad.map((event) => [event]))('is left out and counted: %j', (event) => {
    const store = base().store();
    const views = structuredClone(viewsOf(store));
    store.append([], [event]);
    expect(viewsOf(store)).toEqual({ ...views, dropped: 1 });
  });

  it('is everything after the end, and everything before a turn', () => {
    const over = base().end('killed').store();
    over.append([], [{ type: 'taskStarted', task: 0 }]);
    expect(over.dropped).toBe(1);
    const early = createTraceStore();
    early.append([], [{ type: 'momentReady', moment: 0, turn: 0, kind: 'input', step: 0, superstep: 0 }]);
    early.append(
      [{ v: 1 }],
      [{ type: 'bypassed', phase: 'commit', field: 'x', writer: { kind: 'input' }, value: 0, reason: 'plain', replaced: null }],
    );
    expect(early.dropped).toBe(2);
  });

  it('never throws, whatever comes', () => {
    const writer = fc.oneof(
      fc.constant({ kind: 'input' }),
      fc.record({ kind: fc.constant('task'), task: fc.integer({ min: -1, max: 3 }) }),
      fc.record({ kind: fc.constant('oneOf'), tasks: fc.array(fc.integer({ min: -1, max: 3 })) }),
    );
    const number = fc.integer({ min: -1, max: 4 });
    const types = zebraWriter().events.map((event) => event.type);
    const event = fc.record({
      type: fc.constantFrom(...types, 'discarded', 'mutated', 'callFailed', 'taskFailed', 'noticed', 'turnEnded'),
      turn: fc.constantFrom(0, 1),
      moment: number,
      task: number,
      call: number,
      value: number,
      existing: number,
      update: number,
      result: number,
      field: fc.constantFrom('log', 'sum'),
      phase: fc.constantFrom('commit', 'preview'),
      writer,
      by: writer,
      reads: fc.constantFrom({ fields: [] }, { whole: 0 }, null),
      values: fc.constantFrom([], [['log', 0]], [0], null),
    });
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const store = createTraceStore();
        store.append([{ v: 1 }, { v: [] }], events as unknown as TraceEvent[]);
        expect(store.trace.events.length + store.dropped).toBe(events.length);
        expect(JSON.parse(JSON.stringify(store.moments))).toHaveLength(store.moments.length);
      }),
    );
  });
});
