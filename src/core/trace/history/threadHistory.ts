import { type CheckpointNode, checkpointTree } from '../select/checkpointTree';
import type { TraceStore } from '../views';
import type { CheckpointRow } from './checkpointRow';
import { standingOf } from './standingOf';
import { unwatched } from './unwatched';

/**
 * The checkpoints of a thread as a tree written line by line, oldest first. A branch follows its parent at once, one line to the
 * right, and what went on from the parent first comes after it. Checkpoints whose parent is not there begin a line.
 */
export function threadHistory(store: TraceStore, thread: string): readonly CheckpointRow[] {
  const { roots, head } = store.saves.length > 0 ? checkpointTree(store, thread) : unwatched(store, thread);
  const rows: CheckpointRow[] = [];
  // A thread may be thousands of checkpoints long, so no call for each.
  const due = roots.map((node) => ({ node, told: node.told, depth: 0, branches: false })).reverse();
  for (let next = due.pop(); next !== undefined; next = due.pop()) {
    const { node, told, depth, branches } = next;
    const [first, ...forks] = node.children;
    rows.push({
      saved: node.saved,
      values: told?.values ?? null,
      next: told?.next ?? null,
      depth,
      branches,
      goesOn: first !== undefined,
      isHead: node === head,
      ...standingOf(store, node.saved),
    });
    // A copy that a turn goes on from holds what it is a copy of, also where no stream told it.
    const toldOf = (child: CheckpointNode) => child.told ?? (child.saved.source === 'fork' ? told : null);
    if (first === undefined) continue;
    due.push({ node: first, told: toldOf(first), depth, branches: false });
    for (const fork of forks.toReversed()) due.push({ node: fork, told: toldOf(fork), depth: depth + 1, branches: true });
  }
  return rows;
}

/** Threads in the order in which something was first saved to them. */
export function savedThreads({ saves, turns }: TraceStore): readonly string[] {
  return [...new Set((saves.length > 0 ? saves : turns).map(({ thread }) => thread))];
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
