import { expect, it } from 'vitest';
import type { Value } from '~/core/value';
import { TraceWriter } from '~/core/trace/samples/traceWriter';
import { NO_RUNS, withRun } from './runOutcomes';

function run(order: readonly string[], log: Value) {
  const w = new TraceWriter().start();
  w.input({}, {}).checkpoint({});
  w.ready();
  const tasks = new Map(['a', 'b'].map((node) => [node, w.task(node)]));
  w.begin();
  for (const node of order) w.finished(tasks.get(node) ?? 0, { log: [node] });
  return w.checkpoint({ log }).endTurn({ log }).end().store();
}

it('counts what runs ended with, and in which orders tasks finished', () => {
  const message = (id: string): Value => ({ $: 'message', class: 'AIMessage', type: 'ai', id, content: 'hi', rest: {} });
  const failed = new TraceWriter()
    .start()
    .input({}, {})
    .endTurn({}, 'failed', { name: 'E', message: 'no', code: '', frames: [] })
    .end('failed')
    .store();
  const runs = [failed, run(['a', 'b'], [message('x')]), run(['b', 'a'], [message('y')]), run(['a', 'b'], [])];
  const { outcomes, runs: count } = runs.reduce(withRun, NO_RUNS);
  expect(count).toBe(4);
  expect(outcomes.map(({ count: times, first, error, finishing }) => [times, first, error?.name ?? null, finishing])).toEqual([
    [2, 1, null, [[['a', 'b']], [['b', 'a']]]],
    [1, 0, 'E', [[]]],
    [1, 3, null, [[['a', 'b']]]],
  ]);
  const otherwise = new TraceWriter()
    .start()
    .input({}, {})
    .endTurn({}, 'failed', { name: 'E', message: 'other', code: '', frames: [] })
    .end('failed')
    .store();
  const both = [failed, otherwise, otherwise, failed].reduce(withRun, NO_RUNS);
  expect(both.outcomes.map(({ count: times, first }) => [times, first])).toEqual([
    [2, 0],
    [2, 1],
  ]);
});
