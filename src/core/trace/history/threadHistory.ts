import type { SavedView, TraceStore } from '../views';
import type { CheckpointRow } from './checkpointRow';
import { keptCheckpoints, toldCheckpoints } from './keptCheckpoints';
import { standingOf } from './standingOf';

/**
 * The checkpoints of a thread as a tree written line by line, oldest first. A branch follows its parent at once, one line to the
 * right, and what went on from the parent first comes after it. Checkpoints whose parent is not there begin a line.
 */
export function threadHistory(store: TraceStore, thread: string): readonly CheckpointRow[] {
  const saves = keptCheckpoints(store).filter((saved) => saved.thread === thread);
  const told = toldCheckpoints(store);
  const ids = new Set(saves.map(({ id }) => id));
  const children = new Map<string, SavedView[]>();
  for (const saved of saves) {
    const parent = ids.has(saved.parent) && saved.parent !== saved.id ? saved.parent : '';
    const known = children.get(parent);
    if (known === undefined) children.set(parent, [saved]);
    else known.push(saved);
  }
  const head = saves.findLast(({ forgotten }) => forgotten === null);
  const rows: CheckpointRow[] = [];

  interface Due {
    readonly saved: SavedView;
    readonly depth: number;
    readonly branches: boolean;
  }
  // A thread may be thousands of checkpoints long, so no call for each.
  const due: Due[] = (children.get('') ?? []).map((saved) => ({ saved, depth: 0, branches: false })).reverse();
  for (let next = due.pop(); next !== undefined; next = due.pop()) {
    const { saved, depth, branches } = next;
    const [first, ...forks] = children.get(saved.id) ?? [];
    rows.push({
      saved,
      values: told.get(saved.id)?.values ?? null,
      next: told.get(saved.id)?.next ?? null,
      depth,
      branches,
      goesOn: first !== undefined,
      isHead: saved === head,
      ...standingOf(store, saved),
    });
    if (first === undefined) continue;
    due.push({ saved: first, depth, branches: false });
    for (const fork of forks.toReversed()) due.push({ saved: fork, depth: depth + 1, branches: true });
  }
  return rows;
}

/** The row of the state at a cursor: the last one that is there by then. Null before anything, and after a thread was deleted. */
export function rowHere(store: TraceStore, rows: readonly CheckpointRow[], at: number): CheckpointRow | null {
  const shown = store.moments[at - 1];
  if (shown?.kind === 'delete') return null;
  let here: CheckpointRow | null = null;
  for (const row of rows) {
    const isNewer = here === null || row.at > here.at || (row.at === here.at && row.saved.source !== 'input');
    if (row.at <= at && isNewer) here = row;
  }
  return here;
}
