import { memoryOf, type GraphSpec, threadOf, type Turn } from '~/core/document';
import { type Cursor, momentAt, pausesOf, type TraceStore, type ValueRef } from '~/core/trace';

/** What a turn that has not come to its end waits for. `turn` is its index. */
export type WayOn =
  /** `unheard`: that turn has answers by ids, and no interrupt of this run had such an id, so they were answers to nobody. */
  | { readonly kind: 'interrupts'; readonly turn: number; readonly asks: readonly Ask[]; readonly unheard: boolean }
  | { readonly kind: 'breakpoint'; readonly turn: number; readonly ran: readonly string[]; readonly next: readonly string[] }
  /** Tasks of `kept` left pending writes, so that only `failed` runs again; `canGoOn` is false without a saver. */
  | {
      readonly kind: 'failed';
      readonly turn: number;
      readonly superstep: number;
      readonly failed: readonly string[];
      readonly kept: readonly string[];
      readonly canGoOn: boolean;
    };

/** A node's question; `id` is LangGraph's for the interrupt. */
export interface Ask {
  readonly node: string;
  readonly id: string;
  readonly value: ValueRef;
}

/** How the run that is shown at a cursor goes on from there, where it needs a person for that; null where it does not. */
export function wayOn(graph: GraphSpec, store: TraceStore, cursor: Cursor): WayOn | null {
  const moment = momentAt(store, cursor);
  if (moment === null || cursor.call !== null) return null;
  const turn = graph.turns[moment.turn];
  if (turn === undefined) return null;
  const later = graph.turns.slice(moment.turn + 1).find((one) => threadOf(one) === threadOf(turn));
  const pauses = later === undefined ? pausesOf(store, cursor) : [];
  const asks = pauses.flatMap((pause) => (pause.kind === 'interrupt' ? [{ node: pause.node, id: pause.id, value: pause.value }] : []));
  if (asks.length > 0) return { kind: 'interrupts', turn: moment.turn, asks, unheard: isUnheard(store, moment.turn) };
  const [stop] = pauses;
  if (stop?.kind === 'breakpoint') return { kind: 'breakpoint', turn: moment.turn, ran: stop.ran, next: stop.next };
  return later?.kind === 'continue' ? null : failureOf(graph, store, cursor);
}

/** Ids come out of checkpoints: an edit further up makes other ones. LangGraph takes an object of nothing but ids as answers by id. */
function isUnheard(store: TraceStore, turn: number): boolean {
  const view = store.turns[turn];
  if (view?.kind !== 'resume' || !('fields' in view.value)) return false;
  const ids = view.value.fields.map(([name]) => name);
  const asked = new Set(store.tasks.filter(({ moment }) => isBefore(store, moment, turn)).map(({ interruptId }) => interruptId));
  return ids.length > 0 && ids.every((id) => INTERRUPT_ID.test(id)) && !ids.every((id) => asked.has(id));
}

const INTERRUPT_ID = /^[0-9a-f]{32}$/;
const isBefore = (store: TraceStore, moment: number, turn: number) => (store.moments[moment]?.turn ?? turn) < turn;

function failureOf(graph: GraphSpec, store: TraceStore, cursor: Cursor): WayOn | null {
  const moment = momentAt(store, cursor);
  const isLast = moment !== null && store.moments[cursor.at]?.turn !== moment.turn;
  if (!isLast || store.turns[moment.turn]?.how !== 'failed') return null;
  const tasks = moment.tasks.flatMap((task) => store.tasks[task] ?? []);
  const failed = tasks.filter(({ state }) => state === 'failed');
  if (failed.length === 0) return null;
  const pending = new Set(store.saves.flatMap((saved) => saved.pending.map(({ task }) => task)));
  const kept = tasks.filter(({ task, state }) => state === 'finished' && pending.has(task));
  const names = (some: typeof tasks) => [...new Set(some.map(({ node }) => node))];
  return {
    kind: 'failed',
    turn: moment.turn,
    superstep: moment.superstep,
    failed: names(failed),
    kept: names(kept),
    canGoOn: memoryOf(graph).saver !== 'none',
  };
}

/** The turn that goes on with these answers, one expression for each ask in their order, null for one that is left to ask again; for a breakpoint or a failure there are none. `turn` is the way's own. */
export function turnOn(way: WayOn, answers: readonly (string | null)[], turn: Turn): Turn {
  const thread = turn.thread === undefined ? {} : { thread: turn.thread };
  if (way.kind !== 'interrupts') return { kind: 'continue', ...thread };
  const [only] = answers;
  const map = way.asks
    .flatMap(({ id }, index) => (answers[index] == null ? [] : [`  ${JSON.stringify(id)}: ${answers[index]},\n`]))
    .join('');
  return { kind: 'resume', source: `export default ${way.asks.length === 1 ? only : `{\n${map}}`};\n`, ...thread };
}
