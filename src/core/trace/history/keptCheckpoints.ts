import type { CheckpointView, SavedView, TraceStore } from '../views';

/** A checkpoint as its saver has it, with what the stream told of it; null where it told nothing. */
export interface Kept {
  readonly saved: SavedView;
  readonly told: CheckpointView | null;
}

/**
 * Every checkpoint of a run in the order of saving. Where no saver was watched: what the stream told, each turn for itself, under
 * numbers in the place of ids that it does not have.
 */
export function keptCheckpoints(store: TraceStore): readonly Kept[] {
  if (store.saves.length === 0) return toldAlone(store);
  const told = new Map<string, CheckpointView>();
  for (const { before } of store.turns) if (before !== null) told.set(before.id, before);
  for (const { checkpoint } of store.moments) if (checkpoint !== null) told.set(checkpoint.id, checkpoint);
  return store.saves.map((saved) => {
    // A copy that a turn goes on from holds what it is a copy of.
    const origin = saved.source === 'fork' ? told.get(saved.parent) : undefined;
    if (origin !== undefined && !told.has(saved.id)) told.set(saved.id, { ...origin, id: saved.id, step: saved.step, source: 'fork' });
    return { saved, told: told.get(saved.id) ?? null };
  });
}

function toldAlone(store: TraceStore): readonly Kept[] {
  const all: Kept[] = [];
  let at = 0;
  for (const { turn, thread, before } of store.turns) {
    let parent = '';
    const add = (told: CheckpointView | null, moment: number) => {
      if (told === null) return;
      const id = told.id === '' ? `#${all.length}` : told.id;
      const rest = { versions: [], seen: [], pending: [], losses: [], forgotten: null };
      all.push({ saved: { id, thread, parent, step: told.step, source: told.source, turn, moment, ...rest }, told });
      parent = id;
    };
    add(before, at);
    for (; store.moments[at]?.turn === turn; at++) add(store.moments[at]?.checkpoint ?? null, at);
  }
  return all;
}

/** Threads in the order in which they were first saved to. */
export function savedThreads(store: TraceStore): readonly string[] {
  return [...new Set(keptCheckpoints(store).map(({ saved }) => saved.thread))];
}
