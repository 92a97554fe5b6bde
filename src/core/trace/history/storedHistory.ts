import type { LossView, SavedView, TraceStore } from '../views';
import type { ValueRef } from '../values';
import { threadHistory } from './threadHistory';

/** What a checkpoint was given of a field, and what its saver has of it. Null for nothing. */
export interface StoredSnapshot {
  readonly saved: SavedView;
  readonly committed: ValueRef | null;
  readonly stored: ValueRef | null;
  /** Why they are not the same; null where they are. */
  readonly why: LossView['why'] | null;
}

/** A field in every checkpoint of a thread, as it was committed and as it was read back, in the order of the history. */
export function storedHistory(store: TraceStore, thread: string, field: string): readonly StoredSnapshot[] {
  return threadHistory(store, thread).map(({ saved, values }) => {
    const committed = values?.find(([name]) => name === field)?.[1] ?? null;
    const loss = saved.losses.find((one) => one.field === field);
    if (loss === undefined) return { saved, committed, stored: committed, why: null };
    return { saved, committed: loss.live, stored: loss.reloaded, why: loss.why };
  });
}

/** Fields whose reducer changed what they held in place, or whose value a node changed. */
export function changedInPlace(store: TraceStore): readonly string[] {
  const byReducers = store.rows.flatMap((row) =>
    row.kind !== 'bypass' && row.phase === 'commit' && row.mutations.some(({ what }) => what === 'existing') ? [row.field] : [],
  );
  const byNodes = store.tasks.flatMap(({ inputChanged }) => inputChanged.map(({ field }) => field));
  return [...new Set([...byReducers, ...byNodes])];
}
