import { expect, it } from 'vitest';
import type { Value } from '~/core/value';
import { TraceWriter } from '~/core/trace/samples/traceWriter';
import { summariseRuns } from './summariseRuns';

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
  const { outcomes, runs: count } = summariseRuns(runs);
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
  expect(summariseRuns([failed, otherwise, failed]).outcomes.map(({ count: times }) => times)).toEqual([2, 1]);
  expect(summariseRuns([])).toEqual({ outcomes: [], runs: 0 });
});
