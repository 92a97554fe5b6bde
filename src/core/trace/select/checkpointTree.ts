import type { ThreadId } from '~/core/document';
import type { CheckpointView, MomentView, SavedView, TraceStore } from '../views';

/** A checkpoint among those that were saved after it. */
export interface CheckpointNode {
  readonly saved: SavedView;
  /** Its values and what comes next; null where no stream told them. */
  readonly told: CheckpointView | null;
  /** The moment that it was saved at the end of; null for what stood before a turn's input, and where that is not known. */
  readonly moment: MomentView | null;
  /** In the order in which they were saved. */
  readonly children: readonly CheckpointNode[];
}

export interface CheckpointTree {
  /** More than one where each turn had a saver of its own, or the thread was deleted in between. */
  readonly roots: readonly CheckpointNode[];
  /** The newest one that is still there: where a turn without `from` starts. */
  readonly head: CheckpointNode | null;
}

interface Growing extends CheckpointNode {
  readonly children: Growing[];
}

/** A thread's checkpoints by parent; those that were let go of are among them and say so. */
export function checkpointTree(store: TraceStore, thread: ThreadId): CheckpointTree {
  const places = placesOf(store);
  const nodes = new Map<string, Growing>();
  const roots: Growing[] = [];
  let head: Growing | null = null;
  for (const saved of store.saves) {
    if (saved.thread !== thread) continue;
    const { told = null, moment = null } = places.get(saved.id) ?? {};
    const node: Growing = { saved, told, moment, children: [] };
    nodes.set(saved.id, node);
    (nodes.get(saved.parent)?.children ?? roots).push(node);
    if (saved.forgotten === null) head = node;
  }
  return { roots, head };
}

/**
 * By id, where each checkpoint was told first, and what it was told to hold last: at durability `exit` the engine saves one again
 * under its id where a turn goes on after an error.
 */
function placesOf(store: TraceStore): ReadonlyMap<string, Pick<CheckpointNode, 'told' | 'moment'>> {
  const places = new Map<string, Pick<CheckpointNode, 'told' | 'moment'>>();
  const tell = (told: CheckpointView | null, moment: MomentView | null) => {
    if (told) places.set(told.id, { told, moment: places.get(told.id)?.moment ?? moment });
  };
  let at = 0;
  for (const { turn, before } of store.turns) {
    tell(before, null);
    for (let moment = store.moments[at]; moment?.turn === turn; moment = store.moments[++at]) tell(moment.checkpoint, moment);
  }
  return places;
}
