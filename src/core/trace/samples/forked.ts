import type { MessageValue } from '~/core/value';
import type { SavedView } from '../views';
import { TraceWriter } from './traceWriter';

type Source = SavedView['source'];

const human = (id: string): MessageValue => ({ $: 'message', class: 'HumanMessage', type: 'human', id, content: id, rest: {} });

/** Writes what a saver was given beside what the stream tells. */
export function saved(w: TraceWriter, id: string, parent: string, step: number, source: Source, thread = '1'): void {
  w.put({ type: 'saved', id, thread, parent, step, source, versions: [['log', String(step + 2)]], seen: [] });
}

/** A superstep of one node whose checkpoint `id` holds these messages. */
function superstep(w: TraceWriter, id: string, parent: string, node: string, held: readonly string[], next: readonly string[]): void {
  w.moment();
  w.ran(node, { log: held.map(human) });
  const step = (w.events.findLast((event) => event.type === 'momentReady') as { readonly step: number }).step;
  saved(w, id, parent, step, 'loop');
  w.put({ type: 'checkpoint', id, step, source: 'loop', values: w.named({ log: held.map(human) }), next });
}

/**
 * Turn 1 runs ask, work, tidy on thread 1 (checkpoints i, 0, 1, 2, 3); tidy removes h1. Turn 2 goes on from superstep 2 of it
 * (fork f, then 3b); turn 3 goes to thread 2.
 */
export function forkedWriter(): TraceWriter {
  const w = new TraceWriter().start();
  w.input({ log: [human('h1')] }, {});
  saved(w, 'in0', '', -1, 'input');
  saved(w, 'c0', 'in0', 0, 'loop');
  w.put({ type: 'checkpoint', id: 'c0', step: 0, source: 'loop', values: w.named({ log: [human('h1')] }), next: ['ask'] });
  superstep(w, 'c1', 'c0', 'ask', ['h1', 'h2'], ['work']);
  superstep(w, 'c2', 'c1', 'work', ['h1', 'h2', 'h3'], ['tidy']);
  superstep(w, 'c3', 'c2', 'tidy', ['h3'], []);
  w.endTurn({ log: [human('h3')] });
  w.turnOf('continue', 'c2');
  saved(w, 'f', 'c2', 3, 'fork');
  w.moment('input');
  superstep(w, 'c3b', 'f', 'tidy', ['h2', 'h3'], []);
  w.endTurn({ log: [human('h2'), human('h3')] });
  w.turnOf('input', '', '2');
  saved(w, 'other', '', -1, 'input', '2');
  w.moment('input');
  return w;
}
