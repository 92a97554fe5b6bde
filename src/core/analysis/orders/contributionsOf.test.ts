import { describe, expect, it } from 'vitest';
import { createTraceStore, type TraceEvent } from '~/core/trace';
import { TraceWriter } from '~/core/trace/samples/traceWriter';
import { zebraWriter } from '~/core/trace/samples/zebra';
import { contributionsOf, mergesWithOrder } from './contributionsOf';
import { ordersCoincide } from './ordersCoincide';

function known(result: ReturnType<typeof contributionsOf>) {
  if (result.kind !== 'known') throw new Error(result.kind);
  return result.contributions;
}

describe('contributionsOf', () => {
  it('gives each task’s writes in the engine’s order, with how they were drawn and finished', () => {
    const store = zebraWriter().store();
    const { before, parts } = known(contributionsOf(store, 1, 'log', ['zebra', 'apple', 'mango']));
    expect(before).toEqual({ kind: 'value', value: ['in'] });
    expect(parts.map(({ by, writes, finished, drawn, why }) => [by.kind === 'task' && by.node, writes, finished, drawn, why.rule])).toEqual(
      [
        ['apple', [['apple']], 1, 1, 'name'],
        ['mango', [['mango']], 2, 2, 'name'],
        ['zebra', [['zebra']], 0, 0, 'name'],
      ],
    );
    expect(known(contributionsOf(store, 1, 'log', [])).parts.map((part) => part.drawn)).toEqual([null, null, null]);
  });

  it('names the fields whose merge had an order', () => {
    const store = zebraWriter().store();
    expect(mergesWithOrder(store, 1)).toEqual(['log']);
    expect(mergesWithOrder(store, 0)).toEqual([]);
    expect(mergesWithOrder(store, 9)).toEqual([]);
  });

  it('takes the input as the one writer of its moment', () => {
    const store = zebraWriter().store();
    expect(known(contributionsOf(store, 0, 'log', [])).parts).toMatchObject([
      { by: { kind: 'input' }, writes: [['in']], why: { rule: 'alone' } },
    ]);
    expect(contributionsOf(store, 0, 'last', []).kind).toBe('none');
    const w = new TraceWriter().start().input({}, {}).bypass('log', { kind: 'input' }, ['new'], 'overwrite', []);
    expect(known(contributionsOf(w.store(), 0, 'log', [])).parts[0]?.writes).toEqual([{ $: 'overwrite', v: ['new'] }]);
  });

  it('keeps an Overwrite and all writes of a merge that failed', () => {
    const w = new TraceWriter().start();
    w.input({}, {}).checkpoint({ log: ['in'] });
    w.moment();
    const a = w.ran('a', { log: { $: 'overwrite', v: ['new'] } });
    w.ran('b', { log: ['b'] });
    w.bypass('log', a, ['new'], 'overwrite', ['in']);
    const { before, parts } = known(contributionsOf(w.store(), 1, 'log', []));
    expect(before).toEqual({ kind: 'value', value: ['in'] });
    expect(parts.map((part) => part.writes)).toEqual([[{ $: 'overwrite', v: ['new'] }], [['b']]]);
  });

  it('says when a field held nothing, and when it cannot be told who wrote', () => {
    const w = new TraceWriter().start();
    w.input({}, {}).checkpoint({});
    w.moment();
    const [a, b] = [w.ran('a', { log: 1, sum: 1 }), w.ran('b', { log: 2, sum: 2 })];
    w.bypass('log', a, 1, 'first');
    w.call('log', b, 1, 2, 3);
    w.call('sum', { kind: 'oneOf', tasks: [a, b] }, 0, 1, 1);
    expect(known(contributionsOf(w.store(), 1, 'log', [])).before).toEqual({ kind: 'nothing' });
    expect(contributionsOf(w.store(), 1, 'sum', []).kind).toBe('uncertain');
  });

  it('tells whose list a Send stood in', () => {
    const w = new TraceWriter().start();
    w.input({}, {}).checkpoint({});
    w.moment();
    for (const [node, count] of [
      ['right', 1],
      ['left', 2],
    ] as const) {
      const task = w.task(node);
      const sends = Array.from({ length: count }, () => ({ node: 'work', args: w.value(1) }));
      w.put({ type: 'taskFinished', task, returned: { fields: [] }, writes: [], sends, goto: [], ms: 1 });
    }
    w.moment();
    for (const index of [0, 1, 2]) {
      const ready: TraceEvent = {
        type: 'taskReady',
        task: 2 + index,
        moment: 2,
        node: 'work',
        path: `~__pregel_push, 000000000${index}`,
        send: index,
        reads: { fields: [] },
      };
      w.put(ready);
      w.finished(2 + index, { log: [index] });
      w.call('log', 2 + index, [], [index], [index]);
    }
    const reasons = known(contributionsOf(createTraceStore(w.trace()), 2, 'log', [])).parts.map(({ why }) => why);
    expect(reasons).toMatchObject([
      { rule: 'send', by: { node: 'left' }, item: 0 },
      { rule: 'send', by: { node: 'left' }, item: 1 },
      { rule: 'send', by: { node: 'right' }, item: 0 },
    ]);
  });
});

describe('ordersCoincide', () => {
  it('is true only where drawing, finishing and merging had one order', () => {
    const store = zebraWriter().store();
    const contributions = known(contributionsOf(store, 1, 'log', []));
    expect(ordersCoincide(contributions)).toBe(false);
    const asMerged = { ...contributions, parts: contributions.parts.map((part, place) => ({ ...part, finished: place, drawn: place })) };
    expect(ordersCoincide(asMerged)).toBe(true);
    expect(ordersCoincide({ ...asMerged, parts: asMerged.parts.map((part, place) => ({ ...part, drawn: 2 - place })) })).toBe(false);
  });
});
