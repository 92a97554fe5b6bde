import type { CheckpointNode, CheckpointTree } from '../select/checkpointTree';
import type { CheckpointView, TraceStore } from '../views';

interface Growing extends CheckpointNode {
  readonly children: Growing[];
}

const NOTHING_BESIDE = { versions: [], seen: [], pending: [], losses: [], forgotten: null };

/** The states of a thread that no saver was watched on, as the stream told them: each turn for itself, under numbers in the place of ids. */
export function unwatched(store: TraceStore, thread: string): CheckpointTree {
  const roots: Growing[] = [];
  let head: Growing | null = null;
  let count = 0;
  for (const { turn, thread: own, before } of store.turns) {
    if (own !== thread) continue;
    let parent: Growing | null = null;
    const add = (told: CheckpointView, at: number) => {
      const id = told.id === '' ? `#${count}` : told.id;
      const { step, source } = told;
      const saved = { id, thread, parent: parent?.saved.id ?? '', step, source, turn, moment: at, ...NOTHING_BESIDE };
      const node: Growing = { saved, told, moment: store.moments[at] ?? null, children: [] };
      (parent?.children ?? roots).push(node);
      parent = node;
      head = node;
      count += 1;
    };
    const moments = store.moments.filter((moment) => moment.turn === turn);
    if (before !== null) add(before, moments[0]?.moment ?? 0);
    for (const { moment, checkpoint } of moments) if (checkpoint !== null) add(checkpoint, moment);
  }
  return { roots, head };
}
