import fc from 'fast-check';
import { TraceWriter } from './traceWriter';

export const RANDOM_FIELDS = [{ name: 'log' }, { name: 'sum' }, { name: 'last' }];

interface Write {
  readonly node: string;
  readonly field: 'log' | 'sum' | 'last';
  readonly overwrite: boolean;
  readonly preview: boolean;
}

const write = fc.record<Write>({
  node: fc.constantFrom('a', 'b', 'c'),
  field: fc.constantFrom('log', 'sum', 'last'),
  overwrite: fc.boolean(),
  preview: fc.boolean(),
});

interface Held {
  log: string[];
  sum: number;
  last?: string;
}

/** Runs of one or two turns as LangGraph would leave them: three fields, any writes, perhaps a failed or a waiting moment at the end. */
export const randomTrace: fc.Arbitrary<TraceWriter> = fc
  .record({
    turns: fc.array(fc.array(fc.array(write, { maxLength: 5 }), { maxLength: 5 }), { minLength: 1, maxLength: 2 }),
    ends: fc.constantFrom('whole', 'failed', 'waiting'),
  })
  .map(({ turns, ends }) => {
    const w = new TraceWriter().start();
    const held: Held = { log: [], sum: 0 };
    for (const moments of turns) {
      w.input(null, { ...held });
      w.checkpoint({ ...held });
      for (const writes of moments) {
        w.moment();
        runMoment(w, writes, held);
        w.checkpoint({ ...held });
      }
    }
    if (ends === 'waiting') {
      w.ready();
      w.task('a', { ...held });
    }
    if (ends === 'failed') {
      w.moment();
      const error = { name: 'TypeError', message: 'no', code: '', frames: [] };
      w.call('log', w.ran('a', { log: ['lost'] }), held.log, ['lost'], [...held.log, 'lost']);
      w.put({ type: 'taskFailed', task: w.task('b'), error, ms: 1 });
      w.endTurn({ ...held }, 'failed', error).end('failed');
    }
    return w;
  });

function runMoment(w: TraceWriter, writes: readonly Write[], held: Held): void {
  const tasks = new Map<string, number>();
  for (const { node } of writes) if (!tasks.has(node)) tasks.set(node, w.ran(node, { log: [node] }, { ...held }));
  for (const { node, field, overwrite, preview } of writes) {
    const task = tasks.get(node) ?? -1;
    if (preview) w.call('log', task, held.log, ['p'], [...held.log, 'p'], 'preview');
    if (field === 'last') {
      w.bypass('last', task, node, 'plain', held.last ?? null);
      held.last = node;
    } else if (overwrite && field === 'log') {
      w.bypass('log', task, [node], 'overwrite', held.log);
      held.log = [node];
    } else if (field === 'log') {
      w.call('log', task, held.log, [node], [...held.log, node]);
      held.log = [...held.log, node];
    } else {
      w.call('sum', task, held.sum, 1, held.sum + 1);
      held.sum += 1;
      w.bypass('undeclared', task, 1, 'undeclared');
    }
  }
}
