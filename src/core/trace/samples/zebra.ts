import { TraceWriter } from './traceWriter';

/** zebra, apple and mango run together, each appends its name to `log` and overwrites `last`; then `end` reads. */
export function zebraWriter(): TraceWriter {
  const w = new TraceWriter().start();
  w.input({ log: ['in'] }, { log: [] });
  w.call('log', { kind: 'input' }, [], ['in'], ['in']);
  w.put({ type: 'merged', phase: 'commit', field: 'log', after: w.value(['in']) });
  w.checkpoint({ log: ['in'] }, ['apple', 'mango', 'zebra']);
  w.ready();
  const tasks = ['zebra', 'apple', 'mango'].map((node) => w.task(node, { log: ['in'] }));
  const [zebra = -1, apple = -1, mango = -1] = tasks;
  w.begin();
  w.put({ type: 'logged', level: 'log', values: [w.value('from zebra')], by: { kind: 'task', task: zebra }, call: null });
  w.finished(zebra, { log: ['zebra'], last: 'zebra' });
  w.finished(apple, { log: ['apple'] });
  w.finished(mango, { log: ['mango'] });
  w.call('log', zebra, ['in'], ['zebra'], ['in', 'zebra'], 'preview');
  w.call('log', apple, ['in'], ['apple'], ['in', 'apple']);
  const call = w.call('log', mango, ['in', 'apple'], ['mango'], ['in', 'apple', 'mango']);
  w.put({ type: 'logged', level: 'log', values: [w.value('from the reducer')], by: { kind: 'task', task: mango }, call });
  w.call('log', zebra, ['in', 'apple', 'mango'], ['zebra'], ['in', 'apple', 'mango', 'zebra']);
  w.bypass('last', zebra, 'zebra', 'plain');
  w.checkpoint({ log: ['in', 'apple', 'mango', 'zebra'], last: 'zebra' }, ['end']);
  return w;
}
