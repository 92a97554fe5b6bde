import { THREAD } from '~/core/document';
import { checkpointsUpTo, type Snapshot } from '../select/checkpointsUpTo';
import type { CheckpointView, SavedView, TraceStore } from '../views';

/** Every checkpoint of a run in the order of saving. Where no saver was watched: those that the stream told, one after the other. */
export function keptCheckpoints(store: TraceStore): readonly SavedView[] {
  if (store.saves.length > 0) return store.saves;
  const told = checkpointsUpTo(store, { at: store.moments.length, call: null });
  return told.map((snapshot, index) => unwatched(snapshot, told[index - 1]?.checkpoint.id ?? ''));
}

function unwatched({ checkpoint: { id, step, source }, turn, moment }: Snapshot, parent: string): SavedView {
  const rest = { versions: [], seen: [], pending: [], forgotten: null };
  return { id, thread: turn.thread || THREAD, parent, step, source, turn: turn.turn, moment: moment?.moment ?? -1, ...rest };
}

/** What the stream told of checkpoints, by id. A fork that it did not tell holds what its parent holds. */
export function toldCheckpoints(store: TraceStore): ReadonlyMap<string, CheckpointView> {
  const told = new Map<string, CheckpointView>();
  for (const { before } of store.turns) if (before !== null) told.set(before.id, before);
  for (const { checkpoint } of store.moments) if (checkpoint !== null) told.set(checkpoint.id, checkpoint);
  for (const { id, parent, source, step } of store.saves) {
    const origin = source === 'fork' && !told.has(id) ? told.get(parent) : undefined;
    if (origin !== undefined) told.set(id, { ...origin, id, step, source });
  }
  return told;
}

/** Threads in the order in which they were first saved to. */
export function savedThreads(store: TraceStore): readonly string[] {
  return [...new Set(keptCheckpoints(store).map(({ thread }) => thread))];
}
