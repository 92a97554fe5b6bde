import { memoryOf, type PlaygroundDoc, threadOf } from '~/core/document';
import { type FieldState, stateAt, type TraceStore } from '~/core/trace';
import type { Forgetting } from './forgetting';
import { itemsOf } from './itemsOf';
import { shortRequests } from './shortRequests';
import { shorteningsOf } from './shorteningsOf';

/**
 * Why a turn (its index in the run) starts with less than the turn that ran before it had, and what earlier turns of its thread let
 * go of; empty where nothing is missing. The document is the one that ran.
 */
export function whyForgotten({ graph }: Pick<PlaygroundDoc, 'graph'>, store: TraceStore, index: number): readonly Forgetting[] {
  const turn = graph.turns[index];
  const first = store.moments.findIndex((moment) => moment.turn === index);
  if (turn === undefined || first < 0 || turn.kind === 'delete') return [];
  const before = graph.turns.slice(0, index).findLastIndex(({ kind }) => kind !== 'delete');
  const last = store.moments.findLastIndex((moment) => moment.turn === before);
  if (before < 0 || last < 0) return [];
  const fields = missing(
    store,
    stateAt(store, graph.fields, { at: last + 1, call: null }),
    stateAt(store, graph.fields, { at: first + 1, call: 0 }),
  );
  const cause = fields.length === 0 ? null : causeOf(graph, index, before, fields);
  return cause === null ? [...shorteningsOf(graph, store, index), ...shortRequests(graph, store, index)] : [cause];
}

function causeOf(graph: PlaygroundDoc['graph'], index: number, before: number, fields: readonly string[]): Forgetting | null {
  const turn = graph.turns[index];
  const earlier = graph.turns[before];
  if (turn === undefined || earlier === undefined) return null;
  const found = { turn: index + 1, before: before + 1, fields };
  const { saver } = memoryOf(graph);
  if (saver === 'none') return { kind: 'noSaver', ...found };
  if (saver === 'newEachTurn') return { kind: 'newSaver', ...found };
  if ('from' in turn && turn.from !== undefined) return { kind: 'wentBack', ...found, from: turn.from };
  const thread = threadOf(turn);
  const deleted = graph.turns.slice(0, index).findLastIndex((one) => one.kind === 'delete' && threadOf(one) === thread);
  const filled = graph.turns.slice(deleted + 1, index).some((one) => one.kind !== 'delete' && threadOf(one) === thread);
  if (deleted >= 0 && !filled) return { kind: 'deleted', ...found, thread, deletedBy: deleted + 1 };
  const beforeThread = threadOf(earlier);
  return thread === beforeThread ? null : { kind: 'otherThread', ...found, thread, beforeThread };
}

/** Fields that were written and are not, or that hold fewer items than before. */
function missing(store: TraceStore, had: ReadonlyMap<string, FieldState>, has: ReadonlyMap<string, FieldState>): readonly string[] {
  const sizes = (state: FieldState | undefined) => (state?.kind === 'value' ? itemsOf(store.value(state.ref)) : -1);
  return [...had.keys()].filter((name) => sizes(had.get(name)) > Math.max(0, sizes(has.get(name))));
}
